import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, items, packages, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { platformSchema, type VariantContent } from '@/lib/platforms/schemas'
import { hashVariant } from '@/lib/publications/payload'
import { queueNewPublications } from '@/lib/publications/queue-new-publications'
import { freshText } from './approved-package'

export type PlannedPost = { id: string; packageId: string; channelId: string; text: string; at: Date }

/**
 * Creates scheduled packages with one post each, due at these times and queued as they were before an outage: the
 * times may have passed. Returns them in the order of `posts`.
 */
export async function planPosts(
  ctx: ProjectContext<'own'>,
  posts: readonly { channelId: string; at: Date; text?: string }[],
): Promise<PlannedPost[]> {
  return inProject(ctx, async (tx) => {
    const platforms = new Map(
      (await tx.select().from(channels)).map((one) => [one.id, platformSchema.parse(one.platform)]),
    )
    const made = posts.map(({ channelId, at, text = freshText() }) => {
      const content: VariantContent = {
        platform: platforms.get(channelId) ?? 'x',
        language: 'en',
        title: null,
        text,
        hashtags: [],
        media: [],
        link: null,
        replies: [],
        collaborators: [],
      }
      return { itemId: newId(), packageId: newId(), variantId: newId(), channelId, at, content }
    })
    await tx
      .insert(items)
      .values(
        made.map(({ itemId }) => ({ id: itemId, externalId: itemId, title: 'An item', contentHash: 'h' })),
      )
    await tx.insert(packages).values(
      made.map(({ packageId, itemId, at }) => ({
        id: packageId,
        itemId,
        title: 'A package',
        status: 'scheduled' as const,
        scheduledAt: at,
      })),
    )
    await tx.insert(variants).values(
      made.map(({ variantId, packageId, channelId, content }) => ({
        id: variantId,
        packageId,
        channelId,
        approvedHash: hashVariant(content),
        ...content,
      })),
    )
    await queueNewPublications(
      tx,
      ctx,
      made.map(({ packageId, variantId, channelId, content, at }) => ({
        packageId,
        revision: 1,
        dueAt: at,
        variants: [{ variantId, channelId, content }],
      })),
    )
    const rows = await tx
      .select({ id: publications.id, packageId: publications.packageId })
      .from(publications)
      .where(
        inArray(
          publications.packageId,
          made.map((one) => one.packageId),
        ),
      )
    const ids = new Map(rows.map((row) => [row.packageId, row.id]))
    return made.map(({ packageId, channelId, content, at }) => ({
      id: ids.get(packageId) ?? '',
      packageId,
      channelId,
      text: content.text,
      at,
    }))
  })
}

/** Shifts the sent and queued timestamps of a channel's posts back, as if this many minutes had passed. */
export const letMinutesPass = (ctx: ProjectContext<'own'>, channelId: string, minutes: number) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({
        sendingAt: sql`${publications.sendingAt} - interval '1 minute' * ${minutes}::int`,
        queuedAt: sql`${publications.queuedAt} - interval '1 minute' * ${minutes}::int`,
      })
      .where(and(eq(publications.channelId, channelId))),
  )
