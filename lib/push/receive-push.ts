import { hash } from 'node:crypto'
import { inProject } from '@/db/project'
import { fromUnknown, problemBody } from '@/lib/api/problem'
import { parseJson, readBytes, requireJson } from '@/lib/api/read-json'
import type { AdmittedSource } from '@/lib/auth/admit-to-source'
import { AppError } from '@/lib/errors'
import { enqueueLast } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/packages/compose-packages-job'
import { type PushConfig, pushConfig } from '@/lib/sources/connectors/push/schemas'
import { findConnector } from '@/lib/sources/registry'
import { countResults } from './count-results'
import { keepAnswer } from './keep-answer'
import { noteArrival } from './note-arrival'
import { pruneDeliveries } from './prune-deliveries'
import { type ReadItem, readPush } from './read-push'
import { type KeptAnswer, recallAnswer } from './recall-answer'
import { recordDelivery, recordRefusal } from './record-delivery'
import { retryOnDeadlock } from './retry-on-deadlock'
import { type DeliveryView, type PushAnswer, type PushCounts, type PushResult, pushLimits } from './schemas'
import { Overtaken, storePush } from './store-push'

export type PushReply = KeptAnswer & {
  replayed: boolean
  /** How many items are new or changed. */
  news: number
}

type PushRequest = {
  sourceId: string
  config: PushConfig
  items: ReadItem[]
  keyed: Keyed | undefined
  dry: boolean
  /** Sends all that is to be written at once, by what is stored now. */
  foretell: boolean
}
type Keyed = { sourceId: string; key: string; bodyHash: string }

/**
 * Takes in what an admitted publisher sends (spec 2.8, decisions 6): kind of body, size, JSON, items, then one transaction
 * with items, jobs, the note of the delivery and the answer to the Idempotency-Key. Gives the status and the JSON to
 * answer. Throws what refuses the request as a whole; such a request is noted too.
 */
export async function receivePush(admitted: AdmittedSource, request: Request): Promise<PushReply> {
  const { ctx, source } = admitted
  const dry = asksToValidate(request)
  try {
    if (findConnector(source.type)?.kind !== 'push')
      throw new AppError('wrong-state', {
        detail: 'This source is read by Tributary; nothing can be sent to it.',
        hint: `To have it read at once, send POST to /api/inbound/sources/${source.id}/notify.`,
      })
    if (source.status === 'paused') throw new AppError('source-paused')
    requireJson(request)
    const key = dry ? undefined : idempotencyKey(request)
    const bytes = await readBytes(request, pushLimits.bodyBytes)
    const items = readPush(parseJson(bytes), bytes)
    const keyed =
      key === undefined ? undefined : { sourceId: source.id, key, bodyHash: hash('sha256', bytes) }
    const config = pushConfig.catch({ default_target_platforms: [] }).parse(source.config)
    const attempt = (foretell: boolean) =>
      retryOnDeadlock(() =>
        inProjectOnce(ctx, { sourceId: source.id, config, items: fresh(items), keyed, dry, foretell }),
      )
    const reply = await attempt(true).catch((thrown: unknown) => {
      if (thrown instanceof Overtaken) return attempt(false)
      throw thrown
    })
    await tidyUp(ctx, source, reply).catch((error: unknown) => log.error('after a push', error))
    return reply
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : fromUnknown(thrown)
    if (error.status < 500) await noteRefusal(admitted, dry ? 'validate' : 'push', error)
    throw error
  }
}

/** What follows a push that is stored already: when it fails, the push has not. */
async function tidyUp(
  ctx: AdmittedSource['ctx'],
  source: AdmittedSource['source'],
  { news }: PushReply,
): Promise<void> {
  if (news > 0) await noteArrival(ctx, source)
  // Now and then, by the way, so that a busy source's deliveries stay few between the scheduler's rounds.
  if (Math.random() < 0.01) await pruneDeliveries(ctx, { sourceId: source.id })
}

/** The notes of a try that the database broke off are not those of the next. */
const fresh = (items: ReadItem[]): ReadItem[] =>
  items.map((read) => (read.ok ? { ...read, notes: [...read.notes] } : read))

function inProjectOnce(
  ctx: AdmittedSource['ctx'],
  { sourceId, config, items, keyed, dry, foretell }: PushRequest,
): Promise<PushReply> {
  return inProject(ctx, async (tx) => {
    const kept = keyed && (await recallAnswer(tx, keyed))
    if (kept) {
      const results = resultsOf(kept.answer)
      const counts = countResults(results)
      await recordDelivery(tx, { sourceId, mode: 'replay', status: kept.status, counts, results: [] })
      return { ...kept, replayed: true, news: 0 }
    }
    const { results, changed, written } = await storePush(tx, { id: sourceId, config }, items, {
      dry,
      foretell,
    })
    const counts = countResults(results)
    const reply = replyOf(counts, results)
    // These do not wait for each other: they are sent together, in this order.
    await Promise.all([
      written,
      recordDelivery(tx, {
        sourceId,
        mode: dry ? 'validate' : 'push',
        status: reply.status,
        counts,
        results,
      }),
      keyed ? keepAnswer(tx, keyed, reply) : undefined,
      enqueueLast(tx, composePackagesJob, composeJobs(ctx.projectId, changed)),
    ])
    return { ...reply, replayed: false, news: dry ? 0 : counts.created + counts.updated }
  })
}

const composeJobs = (projectId: string, itemIds: string[]) =>
  Array.from({ length: Math.ceil(itemIds.length / itemsPerComposeJob) }, (_, at) => ({
    projectId,
    itemIds: itemIds.slice(at * itemsPerComposeJob, (at + 1) * itemsPerComposeJob),
  }))

/** 200 when all are taken, 207 when some are rejected, 422 when all are: then it is a problem as well. */
function replyOf(counts: PushCounts, results: PushResult[]): KeptAnswer {
  const answer: PushAnswer = { ...counts, results }
  if (answer.rejected === 0) return { status: 200, answer: JSON.stringify(answer) }
  if (answer.rejected < answer.received) return { status: 207, answer: JSON.stringify(answer) }
  const errors = results.flatMap((result) => result.errors ?? []).slice(0, 100)
  return {
    status: 422,
    answer: JSON.stringify({ ...problemBody(new AppError('invalid', { errors })), ...answer }),
  }
}

const resultsOf = (answer: string): PushResult[] => (JSON.parse(answer) as { results: PushResult[] }).results

/** Whoever asks to validate in any way means that nothing is stored. */
function asksToValidate(request: Request): boolean {
  const value = new URL(request.url).searchParams.get('validate')
  return value !== null && !['false', '0'].includes(value.toLowerCase())
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw new AppError('bad-request', {
      detail: 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
    })
  return key
}

/** For the source's page. That it cannot be noted is no reason to answer anything else. */
async function noteRefusal(
  { ctx, source }: AdmittedSource,
  mode: DeliveryView['mode'],
  error: AppError,
): Promise<void> {
  try {
    await recordRefusal(ctx, { sourceId: source.id, mode, error })
  } catch (failure) {
    log.warn('refused push not noted', { error: failure instanceof Error ? failure.message : 'unknown' })
  }
}
