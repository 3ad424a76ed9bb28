'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import { changeDestination } from '@/lib/notification-delivery/change-destination'
import { createDestination } from '@/lib/notification-delivery/create-destination'
import { removeDestination } from '@/lib/notification-delivery/remove-destination'
import { replayDeliveries } from '@/lib/notification-delivery/replay-deliveries'
import { rotateDestinationSecret } from '@/lib/notification-delivery/rotate-destination-secret'
import { destinationChangeForm, destinationForm, replayInput } from '@/lib/notification-delivery/schemas'
import { testDestination } from '@/lib/notification-delivery/test-destination'

const id = z.strictObject({ id: z.uuid() })

export const createDestinationAction = orgAction(
  { permission: 'manage', input: destinationForm },
  createDestination,
)

export const changeDestinationAction = orgAction(
  { permission: 'manage', input: destinationChangeForm },
  changeDestination,
)

export const removeDestinationAction = orgAction({ permission: 'manage', input: id }, removeDestination)

export const rotateSecretAction = orgAction({ permission: 'manage', input: id }, (ctx, input) =>
  rotateDestinationSecret(ctx, input),
)

export const testDestinationAction = orgAction({ permission: 'manage', input: id }, testDestination)

export const replayAction = orgAction(
  { permission: 'manage', input: replayInput.extend({ id: z.uuid() }) },
  replayDeliveries,
)
