import { sql } from 'drizzle-orm'
import type { Tx } from '@/db/tx'
import { buildChannelKeys, signatureRulesVersion } from './channel-keys'
import { getSignature } from './signature'

/** A variant whose text is stored in the same transaction. */
export type SignedVariant = { id: string; channelId: string | null; title: string | null; text: string }

/**
 * Stores or updates the signatures by which variants are compared, in one statement for any number of variants, and
 * deletes the vectors of their former texts.
 * Call it wherever a variant's text is written; `signOlderVariants` finds variants that were missed. Takes the
 * transaction that stores the variants: the project's, or the system's in `signOlderVariants`. Serves
 * spec/planning#1 (novelty gate).
 */
export async function storeSignatures(tx: Tx, written: readonly SignedVariant[]): Promise<void> {
  const rows = written.flatMap(({ id, channelId, title, text }) => {
    if (channelId === null) return []
    const { keys, repeatKey } = buildChannelKeys(channelId, getSignature({ title, text }))
    return [{ id, keys, repeat_key: repeatKey }]
  })
  if (rows.length === 0) return
  // Joined with the variants because a replaced variant keeps its former id, and a published one is not replaced at
  // all.
  await tx.execute(sql`
    with outdated as (
      delete from variant_embeddings where variant_id in (
        select id from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(id uuid)))
    insert into variant_signatures (org_id, project_id, variant_id, channel_id, rules, repeat_key, keys)
    select v.org_id, v.project_id, v.id, v.channel_id, ${signatureRulesVersion}::int, r.repeat_key, r.keys
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(id uuid, repeat_key bigint, keys bigint[])
    join variants v on v.id = r.id
    where v.project_id is not null and v.channel_id is not null
    on conflict (variant_id) do update set
      channel_id = excluded.channel_id, rules = excluded.rules, repeat_key = excluded.repeat_key, keys = excluded.keys`)
}
