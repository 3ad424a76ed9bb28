import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Works out who is told of everything that was recorded; put in with the record, in the same transaction. */
export const fanOutNotificationsJob = defineJob({
  queue: 'fan-out-notifications',
  input: z.object({}),
  merge: () => ({}),
})

/** Sends what waits for one receiver, in order; put in with what is to be sent, in the same transaction. */
export const deliverNotificationsJob = defineJob({
  queue: 'deliver-notifications',
  input: z.object({ lane: z.string().max(100) }),
})
