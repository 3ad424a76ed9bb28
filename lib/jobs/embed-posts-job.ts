import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Has the embedding model turn a project's planned and published posts into vectors, as far as they have none of this
 * model; enqueued by the tick if such posts are found.
 */
export const embedPostsJob = defineJob({ queue: 'embed-posts', input: z.object({ projectId: z.uuid() }) })
