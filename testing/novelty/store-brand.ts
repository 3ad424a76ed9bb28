import { inProject } from '@/db/project'
import { packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { storeSignatures } from '@/lib/novelty/store-signatures'
import { createTestChannel } from '../database/content'
import { createTestProject } from '../database/factories'
import type { NoveltyBrand } from './brand'

type Status = (typeof packages.$inferInsert)['status']

/**
 * Stores posts of a channel, each as a package of its own, with their signatures. Returns the variants' IDs in the
 * same order.
 */
export async function storePosts(
  ctx: ProjectContext<'own'>,
  channelId: string,
  texts: readonly string[],
  { status = 'published', language = 'en' }: { status?: Status; language?: string } = {},
): Promise<string[]> {
  const rows = texts.map((text) => ({
    ...{ id: newId(), packageId: newId(), channelId, platform: 'linkedin' as const },
    ...{ language, title: null, text },
  }))
  await inProject(ctx, async (tx) => {
    await tx
      .insert(packages)
      .values(rows.map(({ packageId }) => ({ id: packageId, title: 'A post', status })))
    await tx.insert(variants).values(rows)
    await storeSignatures(tx, rows)
  })
  return rows.map(({ id }) => id)
}

/** Creates a project with a channel that has posted the brand's published posts. */
export async function storeBrand({ published, language }: NoveltyBrand) {
  const { ctx } = await createTestProject()
  const channelId = await createTestChannel(ctx, { language })
  return { ctx, channelId, ids: await storePosts(ctx, channelId, published, { language }) }
}
