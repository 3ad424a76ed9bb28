import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { signatureRulesVersion } from './channel-keys'
import { storeSignatures } from './store-signatures'

const batchSize = 500
/** The rest is left for the next call, so that other jobs do not have to wait long. */
const maxBatches = 200

/**
 * Stores signatures for variants that have none, because they were written before signatures existed, or whose
 * signature was made by older rules. Works in batches by id, each in its own transaction, so that a process that
 * stops halfway loses nothing. Returns how many were signed, and whether all are done.
 */
export async function signOlderVariants(): Promise<{ signed: number; done: boolean }> {
  let after = '00000000-0000-0000-0000-000000000000'
  let signed = 0
  for (let batch = 0; batch < maxBatches; batch++) {
    const rows = await inSystem(async (tx) => {
      const found = await tx.execute<{
        id: string
        channel_id: string
        title: string | null
        text: string
      }>(sql`
        select v.id, v.channel_id, v.title, v.text from variants v
        where v.id > ${after}::uuid and v.project_id is not null and v.channel_id is not null
          and not exists (
            select from variant_signatures s where s.variant_id = v.id and s.rules = ${signatureRulesVersion}::int)
        order by v.id limit ${batchSize}
        for key share of v skip locked`)
      await storeSignatures(
        tx,
        found.map(({ id, channel_id, title, text }) => ({ id, channelId: channel_id, title, text })),
      )
      return found
    })
    signed += rows.length
    after = rows.at(-1)?.id ?? after
    if (rows.length < batchSize) return { signed, done: true }
  }
  return { signed, done: false }
}
