'use server'

import { z } from 'zod'
import { orgAction } from '@/lib/actions/project-action'
import {
  changeDestination,
  createDestination,
  removeDestination,
  replayDeliveries,
  rotateDestinationSecret,
  testDestination,
} from '@/lib/notification-delivery/destinations'
import { destinationChangeForm, destinationForm, replayInput } from '@/lib/notification-delivery/schemas'

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
