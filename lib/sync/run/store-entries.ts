import { type SQL, sql } from 'drizzle-orm'
import type { StoredItem } from '@/lib/items/upsert-items'
import { storableText } from '@/lib/text/storable-text'
import type { AttemptedEntry } from './fetch-entry'
import type { StoredEntry } from './load-known-entries'

type Row = Pick<StoredEntry, 'entryHash' | 'validators' | 'contentHash' | 'itemId' | 'failure'> & {
  good: boolean
}

/**
 * Returns the statement that stores the new state of a batch of entries. A failed attempt keeps what the last
 * successful one stored.
 */
export function storeEntries(
  sourceId: string,
  batch: AttemptedEntry[],
  stored: ReadonlyMap<string, StoredItem>,
): SQL {
  const rows = batch.map((attempt) => ({ attempt, row: buildRow(attempt, stored) }))
  const column = (read: (row: Row) => string | null) => sql.param(rows.map(({ row }) => read(row)))
  return sql`
    insert into source_entries as known (
      source_id, key, fingerprint, entry_hash, validators, content_hash, item_id, failure, tried_at, last_fetched_at
    )
    select ${sourceId}::uuid, key, fingerprint, entry_hash, validators::jsonb, content_hash, item_id, failure, tried_at::timestamptz,
      case when good is not null then tried_at::timestamptz end
    from unnest(
      ${sql.param(rows.map(({ attempt }) => attempt.entry.key))}::text[],
      ${sql.param(rows.map(({ attempt }) => attempt.entry.fingerprint))}::text[],
      ${column((row) => row.entryHash)}::text[],
      ${column((row) => row.validators && JSON.stringify(row.validators))}::text[],
      ${column((row) => row.contentHash)}::text[],
      ${column((row) => row.itemId)}::uuid[],
      ${column((row) => row.failure)}::text[],
      ${column((row) => (row.good ? 'yes' : null))}::text[],
      ${sql.param(rows.map(({ attempt }) => attempt.triedAt.toISOString()))}::text[]
    ) as given (key, fingerprint, entry_hash, validators, content_hash, item_id, failure, good, tried_at)
    on conflict (source_id, key) do update set
      fingerprint = excluded.fingerprint, entry_hash = excluded.entry_hash, validators = excluded.validators,
      content_hash = excluded.content_hash, item_id = excluded.item_id, failure = excluded.failure,
      tried_at = excluded.tried_at, last_fetched_at = coalesce(excluded.last_fetched_at, known.last_fetched_at),
      withdrawn_at = case when excluded.failure is null then null else known.withdrawn_at end`
}

function buildRow(attempt: AttemptedEntry, stored: ReadonlyMap<string, StoredItem>): Row {
  const { before } = attempt
  if (attempt.kind === 'skipped' || attempt.kind === 'failed')
    return {
      entryHash: before?.entryHash ?? null,
      validators: before?.validators ?? null,
      contentHash: before?.contentHash ?? null,
      itemId: before?.itemId ?? null,
      // An entry that stays unusable until its fingerprint changes must not become due again.
      failure:
        attempt.kind === 'skipped' && attempt.permanent ? null : storableText(attempt.reason.slice(0, 1000)),
      good: false,
    }
  return {
    entryHash: attempt.entryHash,
    validators: attempt.validators,
    contentHash: attempt.kind === 'mapped' ? attempt.mapped.contentHash : (before?.contentHash ?? null),
    itemId: stored.get(attempt.entry.key)?.id ?? before?.itemId ?? null,
    failure: null,
    good: true,
  }
}
