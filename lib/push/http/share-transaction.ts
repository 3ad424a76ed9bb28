import { awaitedLater } from '@/db/awaited-later'
import { commitBehind, inProject } from '@/db/project'
import { problemBody } from '@/lib/api/problem'
import type { ProjectContext } from '@/lib/auth/context'
import { batchCalls } from '@/lib/batch-calls'
import { AppError } from '@/lib/errors'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import { enqueueLast } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import { restoreItems } from '@/lib/packages/lifecycle/withdraw-items'
import type { ReadItem } from '../read-push'
import type { PushAnswer, PushCounts, PushResult } from '../schemas'
import { countResults } from '../store/count-results'
import { type Delivery, recordDeliveries } from '../store/record-deliveries'
import { databaseCode, retryOnDeadlock } from '../store/retry-on-deadlock'
import { type PushToStore, storePushes } from '../store/write-items'
import { keepAnswers } from './keep-answers'
import { type KeptAnswer, type KeyedRequest, recallAnswers } from './recall-answers'

export type Push = PushToStore & {
  ctx: ProjectContext<'write'>
  sourceId: string
  keyed: KeyedRequest | undefined
  /** Of the request that brought it: a refusal names its own, whatever it shares a transaction with. */
  requestId: string | undefined
}

export type PushReply = KeptAnswer & {
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
export async function sharePushTransaction(push: Push): Promise<PushReply> {
  if (push.items.length <= maxItems) return together(`${push.ctx.projectId} ${push.sourceId}`, push)
  const [result] = await store([push])
  return outcomeOf(result)
}

const together = batchCalls<Push, PushReply>({
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
  patienceMs: 25,
  maxConcurrent: 4,
})

/** What two pushes of one transaction may not have in common: an item, or an Idempotency-Key. */
const namesOf = ({ items, keyed }: Push): string[] => [
  ...items.flatMap((read) => (read.ok ? [`item ${read.item.external_id}`] : [])),
  ...(keyed ? [`key ${keyed.key}`] : []),
]

async function storeOrEachAlone(pushes: Push[]): Promise<PromiseSettledResult<PushReply>[]> {
  try {
    return await store(pushes)
  } catch (error) {
    // When the database itself is away, asking it again for each would only take longer.
    const code = databaseCode(error)
    if (pushes.length === 1 || (isDriverError(error) && code === undefined)) throw error
    log.warn('pushes stored one by one', { pushes: pushes.length, code: code ?? 'none' })
    return Promise.allSettled(pushes.map(async (push) => outcomeOf((await store([push]))[0])))
  }
}

/** One transaction with all of them; throws when it could not be committed. */
const store = (pushes: Push[]): Promise<PromiseSettledResult<PushReply>[]> =>
  retryOnDeadlock(() => storeOnce(pushes))

async function storeOnce(pushes: Push[]): Promise<PromiseSettledResult<PushReply>[]> {
  const [first] = pushes
  if (!first) return []
  const { ctx, sourceId } = first
  return inProject(ctx, async (tx) => {
    const keyed = pushes.flatMap((push) => (push.keyed ? [{ push, ...push.keyed }] : []))
    const recalled = await recallAnswers(tx, sourceId, keyed)
    const before = new Map(keyed.map(({ push }, at) => [push, recalled[at]]))
    const fresh = pushes.filter((push) => before.get(push) === undefined).map(withFreshNotes)
    const { results, changed, again } = await storePushes(tx, sourceId, fresh)
    const restored = await restoreItems(tx, ctx, again)
    const stored = new Map(fresh.map((push, at) => [push.original, replyTo(push, results[at] ?? [])]))
    const deliveries: Delivery[] = []
    const settled = pushes.map((push): PromiseSettledResult<PushReply> => {
      const known = before.get(push)
      if (known instanceof AppError) return { status: 'rejected', reason: known }
      const made = stored.get(push)
      const { reply, delivery } = made ?? replay(known)
      deliveries.push(delivery)
      return { status: 'fulfilled', value: reply }
    })
    // These do not wait for each other: they are sent together, in this order, and the commit behind them.
    const rows = [
      recordDeliveries(tx, sourceId, deliveries),
      keepAnswers(
        tx,
        sourceId,
        fresh.flatMap(({ original }) => {
          const made = stored.get(original)
          return original.keyed && made ? [{ ...original.keyed, ...made.reply }] : []
        }),
      ),
    ]
    for (const row of rows) void awaitedLater(row)
    const { sent } = await enqueueLast(
      tx,
      composePackagesJob,
      composeJobs(ctx.projectId, [...changed, ...restored.map(({ id }) => id)]),
    )
    await commitBehind(tx, Promise.all([...rows, sent]))
    return settled
  })
}

/** The notes of a try that the database broke off are not those of the next. */
const withFreshNotes = (push: Push) => ({
  ...push,
  items: push.items.map((read): ReadItem => (read.ok ? { ...read, notes: [...read.notes] } : read)),
  original: push,
})

type Made = { reply: PushReply; delivery: Delivery }

function replyTo({ dry, requestId }: Push, results: PushResult[]): Made {
  const counts = countResults(results)
  const kept = answerOf(counts, results, requestId)
  return {
    reply: { ...kept, replayed: false, news: dry ? 0 : counts.created + counts.updated },
    delivery: { mode: dry ? 'validate' : 'push', status: kept.status, counts, results },
  }
}

function replay(kept: KeptAnswer | undefined): Made {
  if (!kept) throw new Error('A push has neither a stored answer nor a new one.')
  const { results } = JSON.parse(kept.answer) as { results: PushResult[] }
  return {
    reply: { ...kept, replayed: true, news: 0 },
    delivery: { mode: 'replay', status: kept.status, counts: countResults(results), results: [] },
  }
}

/** 200 when all are taken, 207 when some are rejected, 422 when all are: then it is a problem as well. */
function answerOf(counts: PushCounts, results: PushResult[], requestId: string | undefined): KeptAnswer {
  const answer: PushAnswer = { ...counts, results }
  if (answer.rejected === 0) return { status: 200, answer: JSON.stringify(answer) }
  if (answer.rejected < answer.received) return { status: 207, answer: JSON.stringify(answer) }
  const errors = results.flatMap((result) => result.errors ?? []).slice(0, 100)
  return {
    status: 422,
    answer: JSON.stringify({
      ...problemBody(new AppError('invalid', { errors })),
      request_id: requestId,
      ...answer,
    }),
  }
}

const composeJobs = (projectId: string, itemIds: string[]) =>
  Array.from({ length: Math.ceil(itemIds.length / itemsPerComposeJob) }, (_, at) => ({
    projectId,
    itemIds: itemIds.slice(at * itemsPerComposeJob, (at + 1) * itemsPerComposeJob),
  }))

function outcomeOf<T>(result: PromiseSettledResult<T> | undefined): T {
  if (result?.status === 'fulfilled') return result.value
  throw result?.reason
}

/** Of the connection itself: those of the database have a code of five characters. */
const isDriverError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string') || isDriverError(error.cause))
