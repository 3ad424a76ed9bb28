import { sql } from 'drizzle-orm'
import { openDeliveries } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inSystem } from '@/db/system'

/** How long read inbox entries and finished deliveries are kept, and how long everything is kept, read or not. */
const doneKeptDays = 30
const allKeptDays = 180
/** Rows per call; the rest is deleted next time. */
const batchSize = 5000

/**
 * Deletes old rows across all workspaces: read inbox entries and finished deliveries after 30 days, events with
 * everything that still belongs to them after 180 days, and the lanes of receivers that are gone. What is unread,
 * or still waiting for an unavailable receiver, is kept as long as its event. Returns the number of deleted rows.
 * Any number of processes may call it (docs/decisions/0165).
 */
export async function pruneNotifications(now = new Date()): Promise<number> {
  // Ids begin with their timestamp, so the primary key finds the oldest.
  const before = (days: number) =>
    `${(now.getTime() - days * 86_400_000).toString(16).padStart(12, '0')}00000000000000000000`
  return inSystem(async (tx) => {
    const read = await tx.execute(sql`
      delete from notifications where id in (
        select id from notifications where id < ${before(doneKeptDays)}::uuid and read_at is not null
        order by id limit ${batchSize} for update skip locked)`)
    const ended = await tx.execute(sql`
      delete from notification_deliveries where id in (
        select id from notification_deliveries
        where id < ${before(doneKeptDays)}::uuid and not ${oneOf(sql`status`, openDeliveries)}
        order by id limit ${batchSize} for update skip locked)`)
    const events = await tx.execute(sql`
      delete from notification_events where id in (
        select id from notification_events where id < ${before(allKeptDays)}::uuid
        order by id limit ${batchSize} for update skip locked)`)
    const lanes = await tx.execute(sql`
      delete from notification_lanes l where l.lane in (
        select lane from notification_lanes own
        where (own.lane like 'email:%' and not exists (select from users where own.lane = 'email:' || users.id::text))
          or (own.lane like 'to:%' and not exists (
            select from notification_destinations t where own.lane = 'to:' || t.id::text))
        limit ${batchSize} for update skip locked)`)
    return read.count + ended.count + events.count + lanes.count
  })
}
