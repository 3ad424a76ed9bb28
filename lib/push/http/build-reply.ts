import { problemBody } from '@/lib/api/problem'
import { AppError } from '@/lib/errors'
import { type PushAnswer, pushHttpStatus, summarizeOutcome } from '../schemas'
import type { StoredPush } from '../store/store-items'

/** The status and the JSON body of the response to a push. */
export type PushReply = { status: number; answer: string }

/**
 * Builds the response: 200 when all items are accepted, 207 when some are rejected, 422 when all are; then the body
 * is also a problem document.
 */
export function buildReply({ counts, results }: StoredPush, requestId: string | undefined): PushReply {
  const answer: PushAnswer = { ...counts, results }
  const outcome = summarizeOutcome(counts)
  const status = pushHttpStatus[outcome]
  if (outcome !== 'rejected') return { status, answer: JSON.stringify(answer) }
  const errors = results.flatMap((result) => result.errors ?? []).slice(0, 100)
  const problem = problemBody(new AppError('invalid', { errors }))
  return { status, answer: JSON.stringify({ ...problem, request_id: requestId, ...answer }) }
}
