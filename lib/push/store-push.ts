import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { newId } from '@/lib/ids'
import { type ItemToStore, type StoredItem, upsertItems } from '@/lib/items/upsert-items'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { hashOfPush, mapPushItem, sourceUpdatedAt } from './map-push-item'
import type { ReadItem } from './read-push'
import type { PushResult, PushStatus } from './schemas'

type Good = Extract<ReadItem, { ok: true }>
type Known = { id: string; externalId: string; contentHash: string; sourceUpdatedAt: Date | null }
type Pushed = { read: Good; contentHash: string; sourceUpdatedAt: Date | undefined }
type Fate = { status: PushStatus; itemId: string | null }

/** Between reading and writing another request stored some of the same items: nothing is kept, and it is done again. */
export class Overtaken extends Error {}

export type StoredPush = {
  results: PushResult[]
  /** The ids of the items that are written, which need their packages made. */
  changed: string[]
  /** Fulfilled when all is written; with `foretell` it throws `Overtaken` when the results turn out otherwise. */
  written: Promise<void>
}

/**
 * Stores what a publisher sent in the open transaction: new and changed items in one statement. Takes the items as read, in
 * the order of the request; gives a result for each. With `dry` nothing is written and the results say what would happen.
 * An external id that occurs twice counts as it came last; the earlier ones are superseded (decisions 6). Serves security
 * 1.4 and 1.8, performance goals 1 and 2.
 *
 * With `foretell` the results are those that what is stored now leads to, and are given while the items are still being
 * written, so that what is to be written about them can be sent along. Whoever asks for it awaits `written` before the end.
 */
export async function storePush(
  tx: ProjectTx,
  source: { id: string; config: PushConfig },
  items: ReadItem[],
  options: { dry: boolean; foretell: boolean },
): Promise<StoredPush> {
  const last = new Map<string, Good>()
  for (const read of items) if (read.ok) last.set(read.item.external_id, read)
  // In one order everywhere, so that two requests with the same items do not wait for each other in a circle.
  const pushed = [...last.values()].sort(byExternalId).map((read): Pushed => {
    const { item, notes } = read
    return {
      read,
      contentHash: hashOfPush(item, source.config),
      sourceUpdatedAt: sourceUpdatedAt(item, (note) => notes.push(note)),
    }
  })
  const known = await findKnown(tx, source.id, pushed)
  const fates = new Map<string, Fate>()
  const news: Pushed[] = []
  for (const one of pushed) {
    const fate = settled(one, known.get(one.read.item.external_id))
    if (fate) fates.set(one.read.item.external_id, fate)
    else news.push(one)
  }
  let changed: string[] = []
  let written = Promise.resolve()
  if (options.dry)
    for (const { read } of news) {
      const before = known.get(read.item.external_id)
      fates.set(read.item.external_id, { status: before ? 'updated' : 'created', itemId: before?.id ?? null })
    }
  else {
    const batch = news.map((one) => toStore(one, known, source.config))
    const storing = upsertItems(tx, source.id, batch, { onlyNews: true })
    const noting = noteTimes(tx, source.id, pushed, known)
    if (options.foretell) {
      changed = foretell(batch, known, fates)
      written = Promise.all([storing, noting]).then(([stored]) =>
        requireForetold(stored, fates, batch.length),
      )
    } else {
      const [stored] = await Promise.all([storing, noting])
      changed = await settleNews(tx, source.id, { news, stored }, fates)
    }
  }
  return { results: items.map((read) => resultOf(read, last, fates)), changed, written }
}

const byExternalId = (a: Good, b: Good): number =>
  a.item.external_id < b.item.external_id ? -1 : a.item.external_id > b.item.external_id ? 1 : 0

/** What is stored of these already. */
async function findKnown(
  tx: ProjectTx,
  sourceId: string,
  pushed: Pushed[],
): Promise<ReadonlyMap<string, Known>> {
  if (pushed.length === 0) return new Map()
  // Planned anew each time, and only this: which index is best depends on how much the database knows of the table, and a
  // kept plan may be one from when it was all but empty. Keys between tables are checked by plans worth keeping. Sent together.
  const [, rows] = await Promise.all([
    planning(tx, 'force_custom_plan'),
    prepared<Omit<Known, 'sourceUpdatedAt'> & { at: number | null }>(
      tx,
      sql`
      select id, external_id as "externalId", content_hash as "contentHash",
        (extract(epoch from source_updated_at) * 1000)::float8 as at
      from items
      where project_id = nullif(current_setting('app.project_id', true), '')::uuid and source_id = ${sourceId}::uuid
        and external_id = any(${sql.param(pushed.map(({ read }) => read.item.external_id))}::text[])`,
    ),
    planning(tx, 'auto'),
  ])
  return new Map(
    rows.map(({ at, ...row }) => [
      row.externalId,
      { ...row, sourceUpdatedAt: at === null ? null : new Date(at) },
    ]),
  )
}

const planning = (tx: ProjectTx, mode: 'auto' | 'force_custom_plan') =>
  prepared(tx, sql`select set_config('plan_cache_mode', ${mode}, true)`)

/** What becomes of an item that need not be written; undefined for a new or changed one. */
function settled(one: Pushed, known: Known | undefined): Fate | undefined {
  if (!known) return undefined
  if (one.sourceUpdatedAt && known.sourceUpdatedAt && known.sourceUpdatedAt > one.sourceUpdatedAt)
    return { status: 'stale', itemId: known.id }
  return known.contentHash === one.contentHash ? { status: 'unchanged', itemId: known.id } : undefined
}

/** A new or changed item as it is to be stored; its notes get what does not fit. */
const toStore = (
  { read, contentHash, sourceUpdatedAt }: Pushed,
  known: ReadonlyMap<string, Known>,
  config: PushConfig,
): ItemToStore & { id: string } => ({
  id: known.get(read.item.external_id)?.id ?? newId(),
  draft: mapPushItem(read.item, config, (note) => read.notes.push(note)),
  contentHash,
  sourceUpdatedAt,
})

/** What becomes of them when nobody else stores any of them meanwhile; gives their ids. */
function foretell(
  batch: (ItemToStore & { id: string })[],
  known: ReadonlyMap<string, Known>,
  fates: Map<string, Fate>,
): string[] {
  for (const { id, draft } of batch)
    fates.set(draft.externalId, { status: known.has(draft.externalId) ? 'updated' : 'created', itemId: id })
  return batch.map(({ id }) => id)
}

function requireForetold(stored: StoredItem[], fates: ReadonlyMap<string, Fate>, expected: number): void {
  const asForetold = stored.every(({ id, externalId, created }) => {
    const fate = fates.get(externalId)
    return fate?.itemId === id && fate.status === (created ? 'created' : 'updated')
  })
  if (stored.length !== expected || !asForetold) throw new Overtaken()
}

/** What became of new and changed items; gives the ids of those that were written. */
async function settleNews(
  tx: ProjectTx,
  sourceId: string,
  { news, stored }: { news: Pushed[]; stored: StoredItem[] },
  fates: Map<string, Fate>,
): Promise<string[]> {
  for (const { id, externalId, created } of stored)
    fates.set(externalId, { status: created ? 'created' : 'updated', itemId: id })
  // Another request has stored them since we looked.
  const overtaken = news.filter(({ read }) => !fates.has(read.item.external_id))
  const known = await findKnown(tx, sourceId, overtaken)
  for (const one of overtaken) {
    const { external_id } = one.read.item
    const there = known.get(external_id)
    fates.set(external_id, settled(one, there) ?? { status: 'unchanged', itemId: there?.id ?? null })
  }
  return stored.map(({ id }) => id)
}

/** Remembers a later time of the last change also where the content is the same; otherwise nothing is written. */
async function noteTimes(
  tx: ProjectTx,
  sourceId: string,
  pushed: Pushed[],
  known: ReadonlyMap<string, Known>,
): Promise<void> {
  const later = pushed.flatMap(({ read, contentHash, sourceUpdatedAt }) => {
    const before = known.get(read.item.external_id)
    const same = before?.contentHash === contentHash
    if (!same || !sourceUpdatedAt || (before.sourceUpdatedAt && before.sourceUpdatedAt >= sourceUpdatedAt))
      return []
    return [{ id: before.id, at: sourceUpdatedAt.toISOString() }]
  })
  if (later.length === 0) return
  await tx.execute(sql`
    update items set source_updated_at = greatest(source_updated_at, at::timestamptz)
    from unnest(
      ${sql.param(later.map(({ id }) => id))}::uuid[], ${sql.param(later.map(({ at }) => at))}::text[]
    ) as given (id, at)
    where items.id = given.id and items.source_id = ${sourceId}::uuid`)
}

function resultOf(
  read: ReadItem,
  last: ReadonlyMap<string, Good>,
  fates: ReadonlyMap<string, Fate>,
): PushResult {
  const { index, externalId: external_id } = read
  if (!read.ok) return { index, external_id, status: 'rejected', item_id: null, errors: read.errors }
  const fate = fates.get(read.item.external_id)
  const superseded = last.get(read.item.external_id) !== read
  return {
    index,
    external_id,
    status: superseded ? 'superseded' : (fate?.status ?? 'unchanged'),
    item_id: fate?.itemId ?? null,
    ...(read.notes.length > 0 ? { notes: read.notes } : {}),
  }
}
