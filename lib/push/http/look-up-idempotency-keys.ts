import { sql } from 'drizzle-orm'
import { preparedInOrder } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { AppError } from '@/lib/errors'
import type { PushReply } from './build-reply'

/** How long a response is repeated for the same Idempotency-Key. */
export const idempotencyKeyTtlHours = 24

export type IdempotentRequest = { key: string; bodyHash: string }

/**
 * Looks up each Idempotency-Key. Returns, for each request, the response given before, the reason why the key may
 * not be used (`key-in-use` while another request with it is in progress, `key-reused` if the body was different),
 * or undefined for a new key. New keys are locked until the end of the open transaction. Takes requests with
 * distinct keys. Serves spec/decisions#6, spec/security#1.2.
 */
export async function lookUpIdempotencyKeys(
  tx: ProjectTx,
  sourceId: string,
  requests: IdempotentRequest[],
): Promise<(PushReply | AppError | undefined)[]> {
  if (requests.length === 0) return []
  const keys = sql.param(requests.map(({ key }) => key))
  // The second query runs after the first: the previous holder of a lock may have just stored its response.
  const [locks, storedReplies] = await preparedInOrder<
    [{ key: string; locked: boolean }, PushReply & { key: string; bodyHash: string }]
  >(tx, [
    sql`select key, pg_try_advisory_xact_lock(hashtextextended('push ' || ${sourceId}::text || ' ' || key, 0)) as locked
        from unnest(${keys}::text[]) as given (key)`,
    sql`select key, status, answer, body_hash as "bodyHash" from push_answers
        where source_id = ${sourceId}::uuid and key = any(${keys}::text[])
          and created_at > now() - ${idempotencyKeyTtlHours}::int * interval '1 hour'`,
  ])
  const locked = new Set(locks.filter((lock) => lock.locked).map(({ key }) => key))
  const repliesByKey = new Map(storedReplies.map((answer) => [answer.key, answer]))
  return requests.map(({ key, bodyHash }) => {
    if (!locked.has(key)) return new AppError('key-in-use', { headers: { 'Retry-After': '1' } })
    const reply = repliesByKey.get(key)
    if (reply && reply.bodyHash !== bodyHash) return new AppError('key-reused')
    return reply && { status: reply.status, answer: reply.answer }
  })
}
