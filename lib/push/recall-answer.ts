import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { AppError } from '@/lib/errors'

/** How long an answer is given again to the same Idempotency-Key. */
export const answersKeptHours = 24

export type KeptAnswer = { status: number; answer: string }

/**
 * The answer that was given to this Idempotency-Key before; undefined when it is new. From here to the end of the open
 * transaction the key is ours. Throws `key-in-use` while another request with it is under way and `key-reused` when the
 * body was another. Serves decisions 6, security 1.2.
 */
export async function recallAnswer(
  tx: ProjectTx,
  request: { sourceId: string; key: string; bodyHash: string },
): Promise<KeptAnswer | undefined> {
  const { sourceId, key, bodyHash } = request
  const [lock] = await prepared<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`push ${sourceId} ${key}`}, 0)) as mine`,
  )
  if (!lock?.mine) throw new AppError('key-in-use', { headers: { 'Retry-After': '1' } })
  // Only now: the lock's former holder may have stored the answer a moment ago.
  const [kept] = await prepared<KeptAnswer & { bodyHash: string }>(
    tx,
    sql`select status, answer, body_hash as "bodyHash" from push_answers
      where source_id = ${sourceId} and key = ${key}
        and created_at > now() - ${answersKeptHours}::int * interval '1 hour'`,
  )
  if (kept && kept.bodyHash !== bodyHash) throw new AppError('key-reused')
  return kept && { status: kept.status, answer: kept.answer }
}
