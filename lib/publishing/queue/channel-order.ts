import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '@/db/one-of'
import type { ProjectScope, ProjectTx } from '@/db/project'
import type { PublicationRow } from '@/db/schema'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob } from '@/lib/jobs/publish-job'
import { usualGapMinutes } from '@/lib/platforms/gap'
import { everPublished } from '@/lib/publications/states'
import type { PublicationFailure } from '../schemas'

/**
 * Maximum time that a worker may take for one post. A post that is `sending` for longer has lost its worker and no
 * longer blocks others.
 */
export const maxSendingMs = 12 * 60_000
export const maxSending = sql.raw(`interval '${maxSendingMs} milliseconds'`)

/** Why a post that is next in line waits: its channel published another one less than a gap ago. */
export const gapNotOver: PublicationFailure = {
  code: 'channel-gap',
  message: 'This channel leaves a gap between two posts.',
  hint: 'We publish the post when the gap is over.',
}

const usualGap = sql.raw(
  Object.entries(usualGapMinutes)
    .map(([platform, minutes]) => `when '${platform}' then ${minutes}`)
    .join(' '),
)

/**
 * When a channel `c` may send the next post in line: a gap (lib/platforms/gap.ts) after the last one that was or
 * may have been published.
 */
const gapEnd = sql`(
  select s.sending_at + interval '1 minute' * coalesce(c.min_gap_minutes, case c.platform ${usualGap} else 0 end)
  from publications s
  where s.project_id = c.project_id and s.channel_id = c.id
    and s.sending_at is not null and ${oneOf(sql`s.status`, everPublished)}
  order by s.sending_at desc limit 1)`

/**
 * Whether a post `p` is in its channel's line and could be published now as far as it alone is concerned. A post
 * that is postponed (for a retry or the daily cap), held, settled or unconfirmed could not, so it blocks no other.
 */
export const readyInOrder: SQL = sql`p.status = 'pending' and p.planned_at is not null and p.due_at <= clock_timestamp()
  and not exists (select from packages k where k.id = p.package_id and k.held)`

/**
 * Whose turn it is: this post's now, this post's at a time when the gap is over, or another post's, which triggers
 * the next one when it finishes.
 */
export type ChannelTurn = { kind: 'now' } | { kind: 'at'; at: Date } | { kind: 'behind' }

/**
 * Decides whether the other posts of its channel allow a post to be published now: the earliest planned time first,
 * ties by id, one at a time, with the channel's gap in between. A post that a person wants published at once never
 * waits. Checked once before anything is prepared, and again with the channel's row locked, so that two workers
 * cannot both proceed. Serves spec/planning#2.
 */
export async function readTurn(tx: ProjectTx, publication: PublicationRow): Promise<ChannelTurn> {
  const { id, channelId, plannedAt } = publication
  if (!plannedAt || !channelId) return { kind: 'now' }
  const [row] = await tx.execute<{ behind: boolean; at: string | Date | null }>(sql`
    select
      exists (select from publications p where p.channel_id = c.id and ${readyInOrder}
        and (p.planned_at, p.id) < (${plannedAt.toISOString()}::timestamptz, ${id}::uuid))
      or exists (select from publications p where p.channel_id = c.id and p.status = 'sending'
        and p.sending_at > clock_timestamp() - ${maxSending}) as behind,
      case when ${gapEnd} > clock_timestamp() then ${gapEnd} end as at
    from channels c where c.id = ${channelId}`)
  if (!row || row.behind) return { kind: 'behind' }
  return row.at ? { kind: 'at', at: new Date(row.at) } : { kind: 'now' }
}

/**
 * Queues the next post in a channel's line for the end of the gap, in the transaction that finished the previous
 * one. If this does not happen (a person cancels a post, a process dies), the sweep finds the next post.
 */
export async function queueNextOf(tx: ProjectTx, ctx: ProjectScope, channelId: string): Promise<void> {
  // Skips a row that another transaction has locked: it may be waiting for a row that we have locked.
  const [next] = await tx.execute<{ id: string; at: string | Date }>(sql`
    with head as (
      select p.id from publications p
      where p.channel_id = ${channelId} and ${readyInOrder}
      order by p.planned_at, p.id limit 1
      for update of p skip locked
    ), turn as (
      select greatest(clock_timestamp(), ${gapEnd}) as at, clock_timestamp() as now
      from channels c where c.id = ${channelId} and c.status = 'active'
    )
    update publications set queued_at = turn.at,
      error = case when turn.at > turn.now then ${JSON.stringify(gapNotOver)}::text::jsonb else error end
    from head, turn
    where publications.id = head.id and publications.status = 'pending'
      and publications.queued_at is distinct from turn.at::timestamptz(3)
    returning publications.id, publications.queued_at as at`)
  if (next) queueAt(tx, ctx, next.id, new Date(next.at))
}

/** Stores when it is a post's turn, with a job for that time. */
export async function waitForGap(tx: ProjectTx, ctx: ProjectScope, id: string, at: Date): Promise<void> {
  const [waiting] = await tx.execute(sql`
    update publications set queued_at = ${at.toISOString()}::timestamptz, error = ${JSON.stringify(gapNotOver)}::text::jsonb
    where id = ${id} and status = 'pending' and queued_at is distinct from ${at.toISOString()}::timestamptz
    returning id`)
  if (waiting) queueAt(tx, ctx, id, at)
}

function queueAt(tx: ProjectTx, ctx: ProjectScope, publicationId: string, at: Date): void {
  enqueue(
    tx,
    publishJob,
    [{ projectId: ctx.projectId, publicationId }],
    at.getTime() > Date.now() ? { startAfter: at } : {},
  )
}

/** Postpones every due post in a channel's line: what blocks one of them (the daily cap) blocks them all. */
export async function postponeAllOf(
  tx: ProjectTx,
  channelId: string,
  { at, failure }: { at: Date; failure: PublicationFailure },
): Promise<void> {
  // They get no jobs of their own: the sweep queues the first of them when it is due.
  await tx.execute(sql`
    with waiting as (
      select p.id from publications p
      where p.channel_id = ${channelId} and ${readyInOrder}
      for update of p skip locked
    )
    update publications set due_at = ${at.toISOString()}::timestamptz, queued_at = null,
      error = ${JSON.stringify(failure)}::text::jsonb
    from waiting where publications.id = waiting.id and publications.status = 'pending'`)
}
