import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import type { KnownEntry } from './plan'

/** A complete stored entry; the engine writes it back whole, because only the lease holder may write it. */
export type StoredEntry = KnownEntry & {
  entryHash: string | null
  validators: Validators | null
  contentHash: string | null
  itemId: string | null
  fetchedAt: string | null
}

/** Returns everything stored about a source's entries, by key. */
export async function loadKnownEntries(tx: ProjectTx, sourceId: string): Promise<Map<string, StoredEntry>> {
  const rows = await prepared<StoredEntry & { key: string }>(
    tx,
    sql`
      select key, fingerprint, entry_hash as "entryHash", validators, content_hash as "contentHash", failure,
        item_id as "itemId", item_id is not null as "hasItem", withdrawn_at is not null as withdrawn,
        last_fetched_at::text as "fetchedAt", extract(epoch from tried_at)::float8 * 1000 as "triedAt"
      from source_entries where source_id = ${sourceId}::uuid`,
  )
  return new Map(rows.map(({ key, ...entry }) => [key, entry]))
}
