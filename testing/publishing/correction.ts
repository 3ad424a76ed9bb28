import { eq } from 'drizzle-orm'
import type { ReplaceChoice } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { runPublication } from '@/lib/publishing/run-publication'
import { queueApproved, readPublication } from './approved-package'

/** Publishes a post on each of these channels. Returns their publications. */
export async function publishedPosts(
  ctx: ProjectContext<'own'>,
  channelIds: string[],
  change: Parameters<typeof queueApproved>[2] = {},
) {
  const { packageId, publicationIds, text } = await queueApproved(ctx, channelIds, change)
  for (const id of publicationIds) await runPublication(ctx, id)
  const [first] = await inProject(ctx, (tx) =>
    tx.select({ itemId: packages.itemId }).from(packages).where(eq(packages.id, packageId)),
  )
  const posts = await Promise.all(publicationIds.map((id) => readPublication(ctx, id)))
  return { packageId, itemId: first?.itemId ?? '', posts, text }
}

/**
 * Creates an approved correction of that package, with one variant per channel, queued to be published now in the
 * way that a person chose.
 */
export async function queueCorrection(
  ctx: ProjectContext<'own'>,
  corrects: string,
  channelIds: string[],
  { by, ...change }: Parameters<typeof queueApproved>[2] & { by?: ReplaceChoice } = {},
) {
  return queueApproved(ctx, channelIds, change, async (tx, packageId) => {
    await tx.update(packages).set({ correctsId: corrects }).where(eq(packages.id, packageId))
    if (by) await tx.update(variants).set({ replaceBy: by }).where(eq(variants.packageId, packageId))
  })
}
