import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { signatureRules } from './channel-keys'
import { storeSignatures } from './store-signatures'

const batchSize = 500
/** More are left to the next time, so that nothing else waits long. */
const maxBatches = 200

/**
 * Stores the signatures of variants that have none, or one of older rules: those from before there were any. In batches by id, each
 * in a transaction of its own; a process that ends in between loses nothing. Gives how many were signed.
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
            select from variant_signatures s where s.variant_id = v.id and s.rules = ${signatureRules}::int)
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
