import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type ItemToStore, upsertItems } from '@/lib/items/upsert-items'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { hashOfPush, mapPushItem, sourceUpdatedAt } from './map-push-item'
import type { ReadItem } from './read-push'
import type { PushResult, PushStatus } from './schemas'

type Good = Extract<ReadItem, { ok: true }>
type Known = { id: string; externalId: string; contentHash: string; sourceUpdatedAt: Date | null }
type Pushed = { read: Good; contentHash: string; sourceUpdatedAt: Date | undefined }
type Fate = { status: PushStatus; itemId: string | null }

/**
 * Stores what a publisher sent in the open transaction: new and changed items in one statement. Takes the items as read, in
 * the order of the request; gives a result for each, and the ids of the items that were written, which need their packages
 * made. With `dry` nothing is written and the results say what would happen. An external id that occurs twice counts as it came last; the earlier
 * ones are superseded (decisions 6). Serves security 1.4 and 1.8, performance goals 1 and 2.
 */
export async function storePush(
  tx: ProjectTx,
  source: { id: string; config: PushConfig },
  items: ReadItem[],
  options: { dry: boolean },
): Promise<{ results: PushResult[]; changed: string[] }> {
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
  let changed: string[] = []
  const news: Pushed[] = []
  for (const one of pushed) {
    const fate = settled(one, known.get(one.read.item.external_id))
    if (fate) fates.set(one.read.item.external_id, fate)
    else news.push(one)
  }
  if (options.dry)
    for (const { read } of news) {
      const before = known.get(read.item.external_id)
      fates.set(read.item.external_id, { status: before ? 'updated' : 'created', itemId: before?.id ?? null })
    }
  else {
    changed = await storeNews(tx, source, news, fates)
    await noteTimes(tx, source.id, pushed, known)
  }
  return { results: items.map((read) => resultOf(read, last, fates)), changed }
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
  const rows = await tx.execute<Omit<Known, 'sourceUpdatedAt'> & { at: number | null }>(sql`
    select id, external_id as "externalId", content_hash as "contentHash", 
      (extract(epoch from source_updated_at) * 1000)::float8 as at
    from items
    where project_id = nullif(current_setting('app.project_id', true), '')::uuid and source_id = ${sourceId}::uuid
      and external_id = any(${sql.param(pushed.map(({ read }) => read.item.external_id))}::text[])`)
  return new Map(
    rows.map(({ at, ...row }) => [
      row.externalId,
      { ...row, sourceUpdatedAt: at === null ? null : new Date(at) },
    ]),
  )
}

/** What becomes of an item that need not be written; undefined for a new or changed one. */
function settled(one: Pushed, known: Known | undefined): Fate | undefined {
  if (!known) return undefined
  if (one.sourceUpdatedAt && known.sourceUpdatedAt && known.sourceUpdatedAt > one.sourceUpdatedAt)
    return { status: 'stale', itemId: known.id }
  return known.contentHash === one.contentHash ? { status: 'unchanged', itemId: known.id } : undefined
}

/** Writes new and changed items; gives the ids of those that were. */
async function storeNews(
  tx: ProjectTx,
  source: { id: string; config: PushConfig },
  news: Pushed[],
  fates: Map<string, Fate>,
): Promise<string[]> {
  if (news.length === 0) return []
  const batch = news.map(
    ({ read, contentHash, sourceUpdatedAt }): ItemToStore => ({
      draft: mapPushItem(read.item, source.config, (note) => read.notes.push(note)),
      contentHash,
      sourceUpdatedAt,
    }),
  )
  const stored = await upsertItems(tx, source.id, batch, { onlyNews: true })
  for (const { id, externalId, created } of stored)
    fates.set(externalId, { status: created ? 'created' : 'updated', itemId: id })
  // Another request has stored them since we looked.
  const overtaken = news.filter(({ read }) => !fates.has(read.item.external_id))
  const known = await findKnown(tx, source.id, overtaken)
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
