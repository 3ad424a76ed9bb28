import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generatedVideos, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { makeVideoJob } from '@/lib/jobs/make-video-job'
import { isEncoderInstalled, noEncoder } from '@/lib/media/generated-video/encoder-installed'
import { platformRules } from '@/lib/platforms/registry'
import { platformSchema } from '@/lib/platforms/schemas'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isVideo } from '@/lib/post-rules/validate-media'
import { requirePossible } from '../lifecycle/change-status'
import { findPackage } from '../load-package'
import type { GeneratedVideoAnswer, MakeVideoInput } from '../schemas'
import { presentGeneratedVideo } from './list-generated-videos'

/** After this time, a request whose worker keeps getting killed can be made again. */
const abandonedAfter = sql`interval '30 minutes'`

/**
 * Requests a video of one version of a post, from its own text, its images and the brand's look. It is made in the
 * background and becomes the version's media. Two requests for the same version make one video; an existing video
 * is made again. Throws `not-found` (also for a version of another package), `wrong-state` if the post cannot be
 * changed, `invalid` if the network takes no videos or the version has a document or a video of its own, and
 * `unavailable` if this machine cannot make videos. Serves docs/decisions/0206.
 */
export async function requestVideo(
  ctx: ProjectContext<'write'>,
  input: MakeVideoInput,
): Promise<GeneratedVideoAnswer> {
  if (!isEncoderInstalled())
    throw new AppError('unavailable', { detail: noEncoder.message, hint: noEncoder.hint })
  const variantId = requireId(input.variant_id)
  return inProject(ctx, async (tx) => {
    requirePossible(await findPackage(tx, { id: input.id }), 'edit')
    const [variant] = await tx
      .select()
      .from(variants)
      .where(and(eq(variants.id, variantId), eq(variants.packageId, input.id)))
    if (!variant) throw new AppError('not-found')
    const platform = platformSchema.parse(variant.platform)
    const { label, media } = platformRules[platform]
    if (!media.publishesVideos)
      throw new AppError('invalid', { detail: `We don’t publish videos on ${label}.` })
    const [before] = await tx.select().from(generatedVideos).where(eq(generatedVideos.variantId, variantId))
    if (variant.media.some(({ url }) => isVideo(url) && url !== before?.address))
      throw new AppError('invalid', {
        detail: 'This post already has a video.',
        hint: 'Remove it first, and save.',
      })
    if (variant.media.some(({ url }) => isDocument(url)))
      throw new AppError('invalid', {
        detail: 'This post has a document.',
        hint: 'Remove it first, and save.',
      })
    const runId = randomUUID()
    const asked = {
      ...{ runId, status: 'waiting' as const, format: input.format, progress: 0, problem: null },
      ...{ askedBy: ctx.actor.id, askedByName: ctx.actor.name },
    }
    const [row] = await tx
      .insert(generatedVideos)
      .values({ ...asked, orgId: ctx.orgId, projectId: ctx.projectId, variantId })
      .onConflictDoUpdate({
        target: [generatedVideos.projectId, generatedVideos.variantId],
        set: { ...asked, updatedAt: new Date() },
        setWhere: sql`${generatedVideos.status} <> 'waiting' or ${generatedVideos.updatedAt} < now() - ${abandonedAfter}`,
      })
      .returning()
    if (row) enqueue(tx, makeVideoJob, [{ projectId: ctx.projectId, runId }], { priority: 1 })
    // Somebody has already requested it: one video is enough.
    const [waiting] = row
      ? [row]
      : await tx.select().from(generatedVideos).where(eq(generatedVideos.variantId, variantId))
    if (!waiting) throw new AppError('not-found')
    return presentGeneratedVideo(waiting, variant)
  })
}
