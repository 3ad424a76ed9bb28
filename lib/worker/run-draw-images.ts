import type { z } from 'zod'
import { inProject } from '@/db/project'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { drawImagesJob } from '@/lib/jobs/draw-images-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { drawImages } from '@/lib/packages/compose/cards/draw-images'

/**
 * Handler of `drawImagesJob`; a deleted project needs no images any more. If the model's server is busy, a new job
 * is queued for later.
 */
export const runDrawImages: JobHandler<z.infer<typeof drawImagesJob.input>> = async (input, run) => {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (!ctx) return
  const { after } = await drawImages(ctx, { ...input, signal: run.signal })
  if (after) await inProject(ctx, async (tx) => enqueue(tx, drawImagesJob, [input], { startAfter: after }))
}
