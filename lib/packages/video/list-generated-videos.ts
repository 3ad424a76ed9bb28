import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generatedVideos, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'
import type { VariantRow } from '../present-package'
import type { GeneratedVideoAnswer } from '../schemas'
import { buildVideoMedia, hashVideoText } from './video-text'

type GeneratedVideoRow = typeof generatedVideos.$inferSelect

/** Returns the videos that were requested for a package's versions. */
export async function listGeneratedVideos(
  ctx: ProjectContext,
  input: { package_id: string },
): Promise<GeneratedVideoAnswer[]> {
  const packageId = requireId(input.package_id)
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ row: generatedVideos, variant: variants })
      .from(generatedVideos)
      .innerJoin(variants, eq(variants.id, generatedVideos.variantId))
      .where(eq(variants.packageId, packageId)),
  )
  return rows.map(({ row, variant }) => presentGeneratedVideo(row, variant))
}

/** Presents a request to pages; `outdated` means that the version's text differs from the video's. */
export const presentGeneratedVideo = (row: GeneratedVideoRow, variant: VariantRow): GeneratedVideoAnswer => ({
  variant_id: row.variantId,
  status: row.status,
  format: row.format,
  progress: row.progress,
  media: row.address === null ? null : buildVideoMedia(row.address, variant),
  outdated: row.wordsHash !== null && row.wordsHash !== hashVideoText(variant),
  replaced: row.replaced,
  problem: row.problem,
})
