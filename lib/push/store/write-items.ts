import { sql } from 'drizzle-orm'
import { preparedInOrder } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { newId } from '@/lib/ids'
import { type ItemToStore, type StoredItem, upsertItems } from '@/lib/items/upsert-items'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import type { ReadItem } from '../read-push'
import type { PushResult, PushStatus } from '../schemas'
import { hashPushItem, mapPushItem, sourceUpdatedAt } from './map-push-item'

/** What one publisher sends in one request. */
export type Push = {
  config: PushConfig
  /** The items as read, in the order of the request. */
  items: ReadItem[]
  /** Whether nothing is written, and the results only say what would happen. */
  dryRun: boolean
}

const itemsPerStatement = 100

type ValidItem = Extract<ReadItem, { ok: true }>
type KnownItem = {
  id: string
  externalId: string
  contentHash: string
  withdrawn: boolean
  sourceUpdatedAt: Date | null
}
type PushedItem = { push: Push; read: ValidItem; contentHash: string; sourceUpdatedAt: Date | undefined }
type ItemResult = { status: PushStatus; itemId: string | null }

/**
 * Stores what publishers sent to one source in the open transaction: the new and changed items of all pushes in one
 * statement per hundred. No two pushes may contain the same external id; within one push the last occurrence
 * counts, and earlier ones are superseded (spec/decisions#6). Returns a result for each item of each push, the ids
 * of the written items, whose packages have to be composed, and the ids of items that are the same as before they
 * were withdrawn: they are published again. Serves spec/security#1.4 and #1.8, spec/performance#1 and #2.
 */
export async function writeItems(
  tx: ProjectTx,
  sourceId: string,
  requestedPushes: readonly Push[],
): Promise<{ results: PushResult[][]; changed: string[]; returned: string[] }> {
  const pushes = requestedPushes.map(withFreshNotes)
  const last = new Map<string, ValidItem>()
  const pushOf = new Map<string, Push>()
  for (const push of pushes)
    for (const read of push.items)
      if (read.ok) {
        last.set(read.item.external_id, read)
        pushOf.set(read.item.external_id, push)
      }
  // Always in the same order, so that two transactions with the same items do not deadlock.
  const pushed = [...last.values()].sort(byExternalId).flatMap((read): PushedItem[] => {
    const push = pushOf.get(read.item.external_id)
    if (!push) return []
    const { item, notes } = read
    return [
      {
        push,
        read,
        contentHash: hashPushItem(item, push.config),
        sourceUpdatedAt: sourceUpdatedAt(item, (note) => notes.push(note)),
      },
    ]
  })
  const known = await findKnown(tx, sourceId, pushed)
  const itemResults = new Map<string, ItemResult>()
  const changedItems: PushedItem[] = []
  for (const one of pushed) {
    const { external_id } = one.read.item
    const before = known.get(external_id)
    const itemResult = resultWithoutWriting(one, before)
    if (itemResult) itemResults.set(external_id, itemResult)
    else if (one.push.dryRun)
      itemResults.set(external_id, { status: before ? 'updated' : 'created', itemId: before?.id ?? null })
    else changedItems.push(one)
  }
  const stored = await writeChangedItems(tx, sourceId, changedItems, known)
  const written = pushed.filter(({ push }) => !push.dryRun)
  await recordSourceTimes(tx, sourceId, written, known)
  await addResultsOfChangedItems(tx, sourceId, { changedItems, stored }, itemResults)
  return {
    results: pushes.map(({ items }) => items.map((read) => buildResult(read, last, itemResults))),
    changed: stored.map(({ id }) => id),
    returned: written.flatMap((one) => {
      const before = known.get(one.read.item.external_id)
      return before?.withdrawn && resultWithoutWriting(one, before)?.status === 'updated' ? [before.id] : []
    }),
  }
}

/** Copies the notes, so that those of an aborted try do not appear in the next one. */
const withFreshNotes = (push: Push): Push => ({
  ...push,
  items: push.items.map((read): ReadItem => (read.ok ? { ...read, notes: [...read.notes] } : read)),
})

const byExternalId = (a: ValidItem, b: ValidItem): number =>
  a.item.external_id < b.item.external_id ? -1 : a.item.external_id > b.item.external_id ? 1 : 0

/** Finds which of these items are already stored. */
async function findKnown(
  tx: ProjectTx,
  sourceId: string,
  pushed: PushedItem[],
): Promise<ReadonlyMap<string, KnownItem>> {
  if (pushed.length === 0) return new Map()
  // Only this query is planned anew each time: the best index depends on the table's statistics, and a cached plan
  // may date from when the table was almost empty. The project's setting is repeated so that the planner knows it.
  // Foreign key checks keep their cached plans.
  const [, rows] = await preparedInOrder<
    [unknown, Omit<KnownItem, 'sourceUpdatedAt'> & { at: number | null }, unknown]
  >(tx, [
    setPlanCacheMode('force_custom_plan'),
    sql`
      select id, external_id as "externalId", content_hash as "contentHash", withdrawn_at is not null as withdrawn,
        (extract(epoch from source_updated_at) * 1000)::float8 as at
      from items
      where project_id = nullif(current_setting('app.project_id', true), '')::uuid and source_id = ${sourceId}::uuid
        and external_id = any(${sql.param(pushed.map(({ read }) => read.item.external_id))}::text[])`,
    setPlanCacheMode('auto'),
  ])
  return new Map(
    rows.map(({ at, ...row }) => [
      row.externalId,
      { ...row, sourceUpdatedAt: at === null ? null : new Date(at) },
    ]),
  )
}

const setPlanCacheMode = (mode: 'auto' | 'force_custom_plan') =>
  sql`select set_config('plan_cache_mode', ${mode}, true)`

/** Returns the result of an item that need not be written; undefined for a new or changed one. */
function resultWithoutWriting(one: PushedItem, known: KnownItem | undefined): ItemResult | undefined {
  if (!known) return undefined
  if (one.sourceUpdatedAt && known.sourceUpdatedAt && known.sourceUpdatedAt > one.sourceUpdatedAt)
    return { status: 'stale', itemId: known.id }
  if (known.contentHash !== one.contentHash) return undefined
  return { status: known.withdrawn ? 'updated' : 'unchanged', itemId: known.id }
}

/** Builds a new or changed item for storing; notes what does not fit. */
const buildItemToStore = (
  { push, read, contentHash, sourceUpdatedAt }: PushedItem,
  known: ReadonlyMap<string, KnownItem>,
): ItemToStore => ({
  id: known.get(read.item.external_id)?.id ?? newId(),
  draft: mapPushItem(read.item, push.config, (note) => read.notes.push(note)),
  contentHash,
  sourceUpdatedAt,
})

/** Maps and writes in batches, so that other requests are served in between. */
async function writeChangedItems(
  tx: ProjectTx,
  sourceId: string,
  changedItems: PushedItem[],
  known: ReadonlyMap<string, KnownItem>,
): Promise<StoredItem[]> {
  const stored: StoredItem[] = []
  for (let from = 0; from < changedItems.length; from += itemsPerStatement) {
    const part = changedItems.slice(from, from + itemsPerStatement).map((one) => buildItemToStore(one, known))
    stored.push(...(await upsertItems(tx, sourceId, part, { skipUnchanged: true })))
  }
  return stored
}

/** Adds the results of new and changed items. */
async function addResultsOfChangedItems(
  tx: ProjectTx,
  sourceId: string,
  { changedItems, stored }: { changedItems: PushedItem[]; stored: StoredItem[] },
  itemResults: Map<string, ItemResult>,
): Promise<void> {
  for (const { id, externalId, created } of stored)
    itemResults.set(externalId, { status: created ? 'created' : 'updated', itemId: id })
  // Another transaction has stored these since we looked.
  const concurrent = changedItems.filter(({ read }) => !itemResults.has(read.item.external_id))
  const known = await findKnown(tx, sourceId, concurrent)
  for (const one of concurrent) {
    const { external_id } = one.read.item
    const existing = known.get(external_id)
    itemResults.set(
      external_id,
      resultWithoutWriting(one, existing) ?? { status: 'unchanged', itemId: existing?.id ?? null },
    )
  }
}

/** Stores a later time of the last change even if the content is the same; otherwise writes nothing. */
async function recordSourceTimes(
  tx: ProjectTx,
  sourceId: string,
  pushed: PushedItem[],
  known: ReadonlyMap<string, KnownItem>,
): Promise<void> {
  const timesToUpdate = pushed.flatMap(({ read, contentHash, sourceUpdatedAt }) => {
    const before = known.get(read.item.external_id)
    const same = before?.contentHash === contentHash
    if (!same || !sourceUpdatedAt || (before.sourceUpdatedAt && before.sourceUpdatedAt >= sourceUpdatedAt))
      return []
    return [{ id: before.id, at: sourceUpdatedAt.toISOString() }]
  })
  if (timesToUpdate.length === 0) return
  await tx.execute(sql`
    update items set source_updated_at = greatest(source_updated_at, at::timestamptz)
    from unnest(
      ${sql.param(timesToUpdate.map(({ id }) => id))}::uuid[], ${sql.param(timesToUpdate.map(({ at }) => at))}::text[]
    ) as given (id, at)
    where items.id = given.id and items.source_id = ${sourceId}::uuid`)
}

function buildResult(
  read: ReadItem,
  last: ReadonlyMap<string, ValidItem>,
  itemResults: ReadonlyMap<string, ItemResult>,
): PushResult {
  const { index, externalId: external_id } = read
  if (!read.ok) return { index, external_id, status: 'rejected', item_id: null, errors: read.errors }
  const itemResult = itemResults.get(read.item.external_id)
  const superseded = last.get(read.item.external_id) !== read
  return {
    index,
    external_id,
    status: superseded ? 'superseded' : (itemResult?.status ?? 'unchanged'),
    item_id: itemResult?.itemId ?? null,
    ...(read.notes.length > 0 ? { notes: read.notes } : {}),
  }
}
