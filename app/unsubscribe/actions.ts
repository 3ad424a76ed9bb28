'use server'

import { z } from 'zod'
import { openAction } from '@/lib/actions/project-action'
import { unsubscribe } from '@/lib/notification-delivery/unsubscribe'

export const unsubscribeAction = openAction(
  { input: z.strictObject({ token: z.string().max(300) }) },
  ({ token }) => unsubscribe(token),
)
