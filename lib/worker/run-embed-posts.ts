import type { z } from 'zod'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import type { embedPostsJob } from '@/lib/jobs/embed-posts-job'
import { embedStoredPosts } from '@/lib/novelty/embed-stored-posts'

/** Handler of `embedPostsJob`; a deleted project needs no vectors any more. The tick queues what is left again. */
export const runEmbedPosts: JobHandler<z.infer<typeof embedPostsJob.input>> = async ({ projectId }, run) => {
  const ctx = await systemContext(projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (ctx) await embedStoredPosts(ctx, run.signal)
}
