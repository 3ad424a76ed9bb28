import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, publications, takedowns } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { takeDownJob } from '@/lib/jobs/take-down-job'
import { networks } from '@/lib/networks/registry'
import { madeFromItems } from '@/lib/packages/lifecycle/made-from-items'
import { recordEvents } from '@/lib/publications/record-event'
import { idOf } from '../corrections/change-replaced'
import { readTakedowns } from './list-takedowns'
import { type TakeDownInput, type TakedownAnswer, takedownUndoSeconds } from './schemas'

/**
 * Requests that published posts be deleted from their networks: one, all of a package, or all made from an item,
 * wherever they are. Nothing is deleted for ten seconds, so that this can be undone. If a network lets no app
 * delete posts, the post's id there is unknown or its channel was disconnected, a person has to delete it by hand.
 * Posts that already have a takedown are skipped. Returns the new takedowns. Throws `not-found`, and `wrong-state`
 * when no post is published or all have a takedown. Serves spec/decisions#7, docs/decisions/0185.
 */
export async function takeDown(
  ctx: ProjectContext<'write'>,
  input: TakeDownInput,
): Promise<TakedownAnswer[]> {
  return inProject(ctx, async (tx) => {
    await requireThere(tx, input)
    const posts = await publishedPosts(tx, input)
    const now = new Date()
    const dueAt = new Date(now.getTime() + takedownUndoSeconds * 1000)
    const rows = posts.map(({ publication, channelStatus }) => {
      const { changes } = networks[platformOf(publication)]
      const isPossible = changes.remove && idOf(publication) !== null && channelStatus !== null
      return {
        id: newId(),
        publicationId: publication.id,
        status: isPossible ? ('pending' as const) : ('by_hand' as const),
        askedById: ctx.actor.id,
        askedByName: ctx.actor.name,
        dueAt,
        queuedAt: dueAt,
      }
    })
    const stored =
      rows.length === 0
        ? []
        : await tx
            .insert(takedowns)
            .values(rows)
            // Someone else may request a takedown of the same post at the same time.
            .onConflictDoNothing()
            .returning({ id: takedowns.id, publicationId: takedowns.publicationId, status: takedowns.status })
    if (stored.length === 0) throw await whyNothing(tx, input)
    enqueue(
      tx,
      takeDownJob,
      stored.flatMap(({ id, status }) =>
        status === 'pending' ? { projectId: ctx.projectId, takedownId: id } : [],
      ),
      { startAfter: dueAt },
    )
    const requested = new Set(stored.map(({ publicationId }) => publicationId))
    const about = posts.filter(({ publication }) => requested.has(publication.id))
    await recordEvents(
      tx,
      about.map(({ publication, channel }) => ({
        packageId: publication.packageId,
        action: 'takedown' as const,
        data: { publication_id: publication.id, channel: channel ?? 'a disconnected channel' },
        actor: ctx.actor,
      })),
    )
    for (const { publication } of about)
      await audit(tx, ctx, { action: 'publication.takedown-requested', subject: publication.id })
    return readTakedowns(
      tx,
      stored.map(({ id }) => id),
    )
  })
}

type Published = {
  publication: typeof publications.$inferSelect
  channel: string | null
  channelStatus: string | null
}

const platformOf = ({ payload }: Published['publication']) =>
  (payload as { content: { platform: keyof typeof networks } }).content.platform

function ofInput(input: TakeDownInput): SQL {
  if (input.publication_id) return eq(publications.id, input.publication_id)
  if (input.package_id) return eq(publications.packageId, input.package_id)
  return sql`${publications.packageId} = any(array(select id from packages where ${madeFromItems([input.item_id ?? ''])}))`
}

const publishedPosts = (tx: ProjectTx, input: TakeDownInput): Promise<Published[]> =>
  tx
    .select({ publication: publications, channel: channels.displayName, channelStatus: channels.status })
    .from(publications)
    .leftJoin(channels, eq(channels.id, publications.channelId))
    .where(and(ofInput(input), eq(publications.status, 'published')))
    .orderBy(publications.id)

async function requireThere(tx: ProjectTx, input: TakeDownInput): Promise<void> {
  const [row] = await tx.execute<{ found: boolean }>(sql`
    select exists (select from publications where id = ${input.publication_id ?? null}::uuid)
      or exists (select from packages where id = ${input.package_id ?? null}::uuid)
      or exists (select from items where id = ${input.item_id ?? null}::uuid) as found`)
  if (!row?.found) throw new AppError('not-found')
}

async function whyNothing(tx: ProjectTx, input: TakeDownInput): Promise<AppError> {
  const [open] = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(ofInput(input), eq(publications.status, 'published')))
    .limit(1)
  return new AppError('wrong-state', {
    detail: open
      ? 'Somebody has asked for this already.'
      : 'Nothing of this is published right now, so there is nothing to take down.',
  })
}
