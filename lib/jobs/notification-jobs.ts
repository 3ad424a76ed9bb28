import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Determines who is notified of everything recorded so far; enqueued with the record, in the same transaction. */
export const fanOutNotificationsJob = defineJob({
  queue: 'fan-out-notifications',
  input: z.object({}),
  merge: () => ({}),
})

/** Sends what is waiting for one receiver, in order; enqueued with what is to be sent, in the same transaction. */
export const deliverNotificationsJob = defineJob({
  queue: 'deliver-notifications',
  input: z.object({ lane: z.string().max(100) }),
})
