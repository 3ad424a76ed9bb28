import { optimizations } from '@/db/optimizations'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { batchCalls } from '@/lib/batch-calls'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { PushResult } from '../schemas'
import { countResults } from '../store/count-results'
import { type DeliveryRecord, recordDeliveries } from '../store/record-deliveries'
import { databaseCode, retryOnDeadlock } from '../store/retry-on-deadlock'
import { countChangedItems, storePushes } from '../store/store-items'
import type { Push } from '../store/write-items'
import { buildReply, type PushReply } from './build-reply'
import { type IdempotentRequest, lookUpIdempotencyKeys } from './look-up-idempotency-keys'
import { storeIdempotentReplies } from './store-idempotent-replies'

export type KeyedPush = Push & {
  ctx: ProjectContext<'write'>
  sourceId: string
  keyed: IdempotentRequest | undefined
  /** The id of the push's own request: a refusal contains it, even if the transaction is shared. */
  requestId: string | undefined
}

export type SharedReply = PushReply & {
  replayed: boolean
  /** Number of new and changed items. */
  changedCount: number
}

/** Limits of one transaction; a larger push gets its own. */
const maxPushes = 64
const maxItems = 200

/**
 * Stores a push and returns its response. Pushes to one source that arrive while an earlier one is being stored
 * share a transaction, limited to the source's project: what each would write separately is written for all of them
 * at once. Each keeps its own response, delivery and Idempotency-Key. If the shared transaction fails, each push is
 * tried separately, so that none fails because of another. Throws `key-in-use` and `key-reused`. Serves
 * spec/decisions#6, spec/performance#2.
 */
export async function sharePushTransaction(push: KeyedPush): Promise<SharedReply> {
  if (optimizations.pushesTogether && push.items.length <= maxItems)
    return runInSharedTransaction(`${push.ctx.projectId} ${push.sourceId}`, push)
  const [result] = await store([push])
  return unwrapResult(result)
}

const runInSharedTransaction = batchCalls<KeyedPush, SharedReply>({
  run: storeTogetherOrSeparately,
  admission: (inProgress) => {
    let pushes = 0
    let items = 0
    // Within this process, pushes with the same item or the same key run one after the other.
    const usedKeys = new Set(inProgress.flatMap(listConflictKeys))
    return (push) => {
      const conflictKeys = listConflictKeys(push)
      const isFree = conflictKeys.every((name) => !usedKeys.has(name))
      // Includes the names of a push that has to wait, so that a later one cannot overtake it.
      for (const name of conflictKeys) usedKeys.add(name)
      if (!isFree || pushes >= maxPushes || (pushes > 0 && items + push.items.length > maxItems)) return false
      pushes++
      items += push.items.length
      return true
    }
  },
  maxWaitMs: 25,
  maxConcurrent: 4,
})

/** What two pushes in one transaction must not have in common: an item, or an Idempotency-Key. */
const listConflictKeys = ({ items, keyed }: KeyedPush): string[] => [
  ...items.flatMap((read) => (read.ok ? [`item ${read.item.external_id}`] : [])),
  ...(keyed ? [`key ${keyed.key}`] : []),
]

async function storeTogetherOrSeparately(pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> {
  try {
    return await store(pushes)
  } catch (error) {
    // If the database itself is down, trying each push separately would only take longer.
    const code = databaseCode(error)
    if (pushes.length === 1 || (isDriverError(error) && code === undefined)) throw error
    log.warn('pushes stored one by one', { pushes: pushes.length, code: code ?? 'none' })
    return Promise.allSettled(pushes.map(async (push) => unwrapResult((await store([push]))[0])))
  }
}

/** Stores all pushes in one transaction; throws when it could not be committed. */
const store = (pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> =>
  retryOnDeadlock(() => storeOnce(pushes))

async function storeOnce(pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> {
  const [first] = pushes
  if (!first) return []
  const { ctx, sourceId } = first
  return inProject(ctx, async (tx) => {
    const keyed = pushes.flatMap((push) => (push.keyed ? [{ push, ...push.keyed }] : []))
    const lookups = await lookUpIdempotencyKeys(tx, sourceId, keyed)
    const before = new Map(keyed.map(({ push }, at) => [push, lookups[at]]))
    const newPushes = pushes.filter((push) => before.get(push) === undefined)
    const stored = await storePushes(tx, ctx, sourceId, newPushes)
    const replies = new Map<KeyedPush, SharedReply>()
    for (const [at, push] of newPushes.entries()) {
      const one = stored[at]
      if (one)
        replies.set(push, {
          ...buildReply(one, push.requestId),
          replayed: false,
          changedCount: push.dryRun ? 0 : countChangedItems(one),
        })
    }
    const replayedPushes = [...before].flatMap(([push, known]) =>
      known === undefined || known instanceof AppError ? [] : [{ push, known }],
    )
    for (const { push, known } of replayedPushes)
      replies.set(push, { ...known, replayed: true, changedCount: 0 })
    recordDeliveries(
      tx,
      sourceId,
      replayedPushes.map(({ known }) => buildReplayDelivery(known)),
    )
    storeIdempotentReplies(
      tx,
      sourceId,
      newPushes.flatMap((push) => {
        const reply = replies.get(push)
        return push.keyed && reply ? [{ ...push.keyed, ...reply }] : []
      }),
    )
    return pushes.map((push): PromiseSettledResult<SharedReply> => {
      const known = before.get(push)
      if (known instanceof AppError) return { status: 'rejected', reason: known }
      const reply = replies.get(push)
      if (!reply) throw new Error('A push has neither a stored answer nor a new one.')
      return { status: 'fulfilled', value: reply }
    })
  })
}

/** Builds the delivery record of a request that got a repeated response. */
function buildReplayDelivery({ answer }: PushReply): DeliveryRecord {
  const { results } = JSON.parse(answer) as { results: PushResult[] }
  return { mode: 'replay', counts: countResults(results), results: [] }
}

function unwrapResult<T>(result: PromiseSettledResult<T> | undefined): T {
  if (result?.status === 'fulfilled') return result.value
  throw result?.reason
}

/** Connection errors have a code too, but not one of the database's five-character codes (see `databaseCode`). */
const isDriverError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string') || isDriverError(error.cause))
