import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { sendWithCommit } from '@/db/transaction'
import type { PushReply } from './build-reply'
import type { IdempotentRequest } from './look-up-idempotency-keys'

/**
 * Stores the responses to Idempotency-Keys, in the transaction of the push that they report on. Takes distinct keys
 * of one source; an expired response is replaced.
 */
export function storeIdempotentReplies(
  tx: ProjectTx,
  sourceId: string,
  replies: (IdempotentRequest & PushReply)[],
): void {
  if (replies.length === 0) return
  const sorted = replies.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  sendWithCommit(
    tx,
    sql`insert into push_answers (source_id, key, body_hash, status, answer)
      select ${sourceId}::uuid, key, body_hash, status, answer
      from unnest(
        ${sql.param(sorted.map(({ key }) => key))}::text[], ${sql.param(sorted.map(({ bodyHash }) => bodyHash))}::text[],
        ${sql.param(sorted.map(({ status }) => status))}::int[], ${sql.param(sorted.map(({ answer }) => answer))}::text[]
      ) as given (key, body_hash, status, answer)
      on conflict (source_id, key) do update set
        body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, created_at = now()`,
  )
}
