import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { pushAnswers } from '@/db/schema'
import type { KeptAnswer } from './recall-answer'

/** Keeps the answer to an Idempotency-Key, in the transaction of what it tells of. An expired one is replaced. */
export async function keepAnswer(
  tx: ProjectTx,
  request: { sourceId: string; key: string; bodyHash: string },
  { status, answer }: KeptAnswer,
): Promise<void> {
  await tx
    .insert(pushAnswers)
    .values({ ...request, status, answer })
    .onConflictDoUpdate({
      target: [pushAnswers.sourceId, pushAnswers.key],
      set: { bodyHash: request.bodyHash, status, answer, createdAt: sql`now()` },
    })
}
