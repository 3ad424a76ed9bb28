import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

const input = z.object({ projectId: z.uuid(), publicationId: z.uuid() })

/** Sends one stored intent when it is due; if it is already out, does whatever remains to be done. */
export const publishJob = defineJob({ queue: 'publish', input })

/** Asks the platform whether an unconfirmed post is there. */
export const reconcileJob = defineJob({ queue: 'reconcile', input })
