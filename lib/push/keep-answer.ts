import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import type { KeptAnswer } from './recall-answer'

/** Keeps the answer to an Idempotency-Key, in the transaction of what it tells of. An expired one is replaced. */
export async function keepAnswer(
  tx: ProjectTx,
  request: { sourceId: string; key: string; bodyHash: string },
  { status, answer }: KeptAnswer,
): Promise<void> {
  const { sourceId, key, bodyHash } = request
  await prepared(
    tx,
    sql`insert into push_answers (source_id, key, body_hash, status, answer)
      values (${sourceId}, ${key}, ${bodyHash}, ${status}, ${answer})
      on conflict (source_id, key) do update set
        body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, created_at = now()`,
  )
}
