import { and, eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, items, packageEvents, packages, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { platformSchema, type VariantContent } from '@/lib/platforms/schemas'
import { hashVariant } from '@/lib/publications/payload'
import { queuePublication } from '@/lib/publications/queue-publication'

let count = 0

/** Returns a text that no other test posts. */
export const freshText = (): string => `Post ${Date.now()}-${process.pid}-${++count} & more <3`

/** Media for the networks that do not accept text-only posts. */
const usualMedia: Record<string, VariantContent['media']> = {
  instagram: [{ url: '/sample/one.jpg', alt: 'One' }],
  youtube: [{ url: '/sample/film.mp4', alt: 'A film' }],
}

/** Creates an approved package with one variant per channel, queued to be sent now. Returns the publications' IDs. */
export async function queueApproved(
  ctx: ProjectContext<'own'>,
  channelIds: string[],
  change: Partial<VariantContent> & { dueAt?: Date } = {},
  /** Runs before it is queued. */
  also?: (tx: ProjectTx, packageId: string) => Promise<void>,
): Promise<{ packageId: string; publicationIds: string[]; text: string }> {
  const { dueAt = new Date(), ...content } = change
  const text = content.text ?? freshText()
  return inProject(ctx, async (tx) => {
    const [itemId, packageId] = [newId(), newId()]
    await tx.insert(items).values({ id: itemId, externalId: itemId, title: 'An item', contentHash: 'h' })
    await tx.insert(packages).values({ id: packageId, itemId, title: 'A package', status: 'publishing' })
    const made: { variantId: string; channelId: string; content: VariantContent }[] = []
    for (const channelId of channelIds) {
      const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId))
      const full: VariantContent = {
        platform: platformSchema.parse(channel?.platform),
        language: 'en',
        title: channel?.platform === 'youtube' ? 'A film' : null,
        text: channel?.platform === 'youtube' ? text.replace('<3', 'love') : text,
        hashtags: [],
        media: usualMedia[channel?.platform ?? ''] ?? [],
        link: null,
        replies: [],
        collaborators: [],
        ...content,
      }
      const variantId = newId()
      await tx.insert(variants).values({
        id: variantId,
        packageId,
        channelId,
        approvedHash: hashVariant(full),
        ...full,
      })
      made.push({ variantId, channelId, content: full })
    }
    await also?.(tx, packageId)
    const publicationIds = await queuePublication(tx, ctx, { packageId, revision: 1, variants: made, dueAt })
    return { packageId, publicationIds, text }
  })
}

export async function readPublication(ctx: ProjectContext<'own'>, id: string) {
  const [row] = await inProject(ctx, (tx) => tx.select().from(publications).where(eq(publications.id, id)))
  if (!row) throw new Error('There is no such publication.')
  return row
}

export async function readPackageState(ctx: ProjectContext<'own'>, id: string) {
  return inProject(ctx, async (tx) => {
    const [row] = await tx.select({ status: packages.status }).from(packages).where(eq(packages.id, id))
    const events = await tx
      .select()
      .from(packageEvents)
      .where(and(eq(packageEvents.packageId, id)))
    return { status: row?.status, events }
  })
}

/** Makes the next lookup of an unconfirmed post due. */
export const makeLookDue = (ctx: ProjectContext<'own'>, id: string) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ nextLookAt: new Date(Date.now() - 1000) })
      .where(eq(publications.id, id)),
  )

/** Makes a postponed post due. */
export const makeDue = (ctx: ProjectContext<'own'>, id: string) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(eq(publications.id, id)),
  )

/** Makes the next attempt at a published post's remaining follow-ups due. */
export const makeFollowUpsDue = (ctx: ProjectContext<'own'>, id: string) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({
        progress: sql`jsonb_set(${publications.progress}, '{follow_ups,next_at}', '"2026-01-01T00:00:00.000Z"')`,
      })
      .where(and(eq(publications.id, id), sql`${publications.progress} ? 'follow_ups'`)),
  )
