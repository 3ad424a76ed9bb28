import type { z } from 'zod'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import type { makeVideoJob } from '@/lib/jobs/make-video-job'
import { makeVideo } from '@/lib/packages/video/make-video'

/** Handler of `makeVideoJob`; a deleted project needs no video any more. */
export const runMakeVideo: JobHandler<z.infer<typeof makeVideoJob.input>> = async (input, run) => {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (ctx) await makeVideo(ctx, { runId: input.runId, isLastTry: run.retryCount > 0, signal: run.signal })
}
