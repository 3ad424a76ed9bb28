import { optimizations } from '@/db/optimizations'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { batchCalls } from '@/lib/batch-calls'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { PushResult } from '../schemas'
import { countResults } from '../store/count-results'
import { type Delivery, recordDeliveries } from '../store/record-deliveries'
import { databaseCode, retryOnDeadlock } from '../store/retry-on-deadlock'
import { newsOf, storePushes } from '../store/store-items'
import type { Push } from '../store/write-items'
import { keepAnswers } from './keep-answers'
import { type PushReply, replyTo } from './push-reply'
import { type KeyedRequest, recallAnswers } from './recall-answers'

export type KeyedPush = Push & {
  ctx: ProjectContext<'write'>
  sourceId: string
  keyed: KeyedRequest | undefined
  /** Of the request that brought it: a refusal names its own, whatever it shares a transaction with. */
  requestId: string | undefined
}

export type SharedReply = PushReply & {
  replayed: boolean
  /** How many items are new or changed. */
  news: number
}

/** What one transaction takes at most; a larger push has one of its own. */
const maxPushes = 64
const maxItems = 200

/**
 * Stores a push and gives the answer to it. Pushes to one source that arrive while an earlier one is being stored share a
 * transaction, limited to the source's project: what each would write alone is written for all of them at once.
 * Each keeps its own answer, delivery and Idempotency-Key, and where the shared transaction fails each is tried alone, so
 * that none fails for the fault of another. Throws `key-in-use` and `key-reused`. Serves spec/decisions#6, spec/performance#2.
 */
export async function sharePushTransaction(push: KeyedPush): Promise<SharedReply> {
  if (optimizations.pushesTogether && push.items.length <= maxItems)
    return together(`${push.ctx.projectId} ${push.sourceId}`, push)
  const [result] = await store([push])
  return resultOrThrow(result)
}

const together = batchCalls<KeyedPush, SharedReply>({
  run: storeOrEachAlone,
  admission: (underWay) => {
    let pushes = 0
    let items = 0
    // In this process two pushes of one item, or with one key, are done one after the other.
    const taken = new Set(underWay.flatMap(namesOf))
    return (push) => {
      const names = namesOf(push)
      const free = names.every((name) => !taken.has(name))
      // Also those of a push that has to wait: what came later may not pass it.
      for (const name of names) taken.add(name)
      if (!free || pushes >= maxPushes || (pushes > 0 && items + push.items.length > maxItems)) return false
      pushes++
      items += push.items.length
      return true
    }
  },
  maxWaitMs: 25,
  maxConcurrent: 4,
})

/** What two pushes of one transaction may not have in common: an item, or an Idempotency-Key. */
const namesOf = ({ items, keyed }: KeyedPush): string[] => [
  ...items.flatMap((read) => (read.ok ? [`item ${read.item.external_id}`] : [])),
  ...(keyed ? [`key ${keyed.key}`] : []),
]

async function storeOrEachAlone(pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> {
  try {
    return await store(pushes)
  } catch (error) {
    // When the database itself is away, asking it again for each would only take longer.
    const code = databaseCode(error)
    if (pushes.length === 1 || (isDriverError(error) && code === undefined)) throw error
    log.warn('pushes stored one by one', { pushes: pushes.length, code: code ?? 'none' })
    return Promise.allSettled(pushes.map(async (push) => resultOrThrow((await store([push]))[0])))
  }
}

/** One transaction with all of them; throws when it could not be committed. */
const store = (pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> =>
  retryOnDeadlock(() => storeOnce(pushes))

async function storeOnce(pushes: KeyedPush[]): Promise<PromiseSettledResult<SharedReply>[]> {
  const [first] = pushes
  if (!first) return []
  const { ctx, sourceId } = first
  return inProject(ctx, async (tx) => {
    const keyed = pushes.flatMap((push) => (push.keyed ? [{ push, ...push.keyed }] : []))
    const recalled = await recallAnswers(tx, sourceId, keyed)
    const before = new Map(keyed.map(({ push }, at) => [push, recalled[at]]))
    const notAnswered = pushes.filter((push) => before.get(push) === undefined)
    const stored = await storePushes(tx, ctx, sourceId, notAnswered)
    const replies = new Map<KeyedPush, SharedReply>()
    for (const [at, push] of notAnswered.entries()) {
      const one = stored[at]
      if (one)
        replies.set(push, {
          ...replyTo(one, push.requestId),
          replayed: false,
          news: push.dry ? 0 : newsOf(one),
        })
    }
    const answered = [...before].flatMap(([push, known]) =>
      known === undefined || known instanceof AppError ? [] : [{ push, known }],
    )
    for (const { push, known } of answered) replies.set(push, { ...known, replayed: true, news: 0 })
    recordDeliveries(
      tx,
      sourceId,
      answered.map(({ known }) => replayOf(known)),
    )
    keepAnswers(
      tx,
      sourceId,
      notAnswered.flatMap((push) => {
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

/** The note of a request that got the answer it had got before. */
function replayOf({ answer }: PushReply): Delivery {
  const { results } = JSON.parse(answer) as { results: PushResult[] }
  return { mode: 'replay', counts: countResults(results), results: [] }
}

function resultOrThrow<T>(result: PromiseSettledResult<T> | undefined): T {
  if (result?.status === 'fulfilled') return result.value
  throw result?.reason
}

/** Of the connection itself: those of the database have a code of five characters. */
const isDriverError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string') || isDriverError(error.cause))
