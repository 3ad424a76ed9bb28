import { sql } from 'drizzle-orm'
import type { Tx } from '@/db/tx'
import { channelKeys, signatureRules } from './channel-keys'
import { signatureOf } from './signature'

/** A variant whose text is stored in the same transaction. */
export type SignedVariant = { id: string; channelId: string | null; title: string | null; text: string }

/**
 * Stores by what variants are compared with others, or anew after their text has changed: one statement, however many they are. To be
 * called wherever a variant's text is written; what goes unsigned is found by `signOlderVariants`. Takes the transaction that
 * stores them, which has to be the project's. Serves spec/planning#1 (novelty gate).
 */
export async function storeSignatures(tx: Tx, written: readonly SignedVariant[]): Promise<void> {
  const rows = written.flatMap(({ id, channelId, title, text }) => {
    if (channelId === null) return []
    const { keys, repeatKey } = channelKeys(channelId, signatureOf({ title, text }))
    return [{ id, keys, repeat_key: repeatKey }]
  })
  if (rows.length === 0) return
  // Joined with the variants, for a replaced one keeps its former id, and one that is out is not replaced at all.
  await tx.execute(sql`
    insert into variant_signatures (org_id, project_id, variant_id, channel_id, rules, repeat_key, keys)
    select v.org_id, v.project_id, v.id, v.channel_id, ${signatureRules}::int, r.repeat_key, r.keys
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(id uuid, repeat_key bigint, keys bigint[])
    join variants v on v.id = r.id
    where v.project_id is not null and v.channel_id is not null
    on conflict (variant_id) do update set
      channel_id = excluded.channel_id, rules = excluded.rules, repeat_key = excluded.repeat_key, keys = excluded.keys`)
}
