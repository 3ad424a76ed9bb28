import { hash } from 'node:crypto'
import { fromUnknown } from '@/lib/api/problem'
import { parseJson, readBytes, requireJson } from '@/lib/api/read-json'
import type { AuthenticatedSource } from '@/lib/auth/authenticate-source'
import { AppError } from '@/lib/errors'
import { currentRequestId, log } from '@/lib/log'
import { type PushConfig, plainPushConfig, pushConfig } from '@/lib/sources/connectors/push/schemas'
import { findConnector } from '@/lib/sources/registry'
import { keepSample } from '../keep-sample'
import { mapPayload } from '../payloads/map-payload'
import { eventHeadersOf } from '../payloads/payload'
import { readMapped } from '../payloads/read-mapped'
import { readPush } from '../read-push'
import { type DeliveryView, pushLimits } from '../schemas'
import { applyCmsEvent } from '../store/apply-cms-event'
import { noteArrival } from '../store/note-arrival'
import { pruneDeliveries } from '../store/prune-deliveries'
import { recordRefusal } from '../store/record-deliveries'
import { type PushReply, sharePushTransaction } from './share-transaction'

/**
 * Takes in what an admitted publisher sends (spec/service#2.8, spec/decisions#6): kind of body, size, JSON, items, then one transaction
 * with items, jobs, the note of the delivery and the answer to the Idempotency-Key. Gives the status and the JSON to
 * answer. Throws what refuses the request as a whole; such a request is noted too.
 */
export async function receivePush(admitted: AuthenticatedSource, request: Request): Promise<PushReply> {
  const { ctx, source } = admitted
  const dry = asksToValidate(request)
  try {
    const config = requireOpen(source)
    requireJson(request, { ofAnyKind: config.payload !== 'items' })
    const key = dry ? undefined : idempotencyKey(request)
    const bytes = await readBytes(request, pushLimits.bodyBytes)
    const headers = eventHeadersOf(request.headers)
    if (config.keep_samples)
      await keepSample(ctx, { sourceId: source.id, bytes, headers }).catch((error: unknown) =>
        log.error('sample not kept', error),
      )
    return await takePush(admitted, { bytes, headers, key, dry })
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : fromUnknown(thrown)
    if (error.status < 500) await noteRefusal(admitted, dry ? 'validate' : 'push', error)
    throw error
  }
}

/**
 * Takes in the body of a delivery: what has come to the push address, or what a person has chosen to import. Gives and
 * throws as `receivePush` does, but notes no refusal.
 */
export async function takePush(
  { ctx, source }: Pick<AuthenticatedSource, 'ctx' | 'source'>,
  delivery: { bytes: Uint8Array; headers: Record<string, string>; key: string | undefined; dry: boolean },
): Promise<PushReply> {
  const { bytes, headers, key, dry } = delivery
  const config = requireOpen(source)
  const body = parseJson(bytes)
  const mapped = mapPayload({ body, headers }, config)
  if (mapped && mapped.does !== 'push') return applyCmsEvent(ctx, { sourceId: source.id, event: mapped, dry })
  const items = mapped ? readMapped(mapped) : readPush(body, bytes)
  const keyed = key === undefined ? undefined : { key, bodyHash: hash('sha256', bytes) }
  const reply = await sharePushTransaction({
    ctx,
    sourceId: source.id,
    config,
    items,
    keyed,
    dry,
    requestId: currentRequestId(),
  })
  await tidyUp(ctx, source, reply).catch((error: unknown) => log.error('after a push', error))
  return reply
}

/** The settings of a source that items can be sent to; throws when none can. */
function requireOpen(source: AuthenticatedSource['source']): PushConfig {
  if (findConnector(source.type)?.kind !== 'push')
    throw new AppError('wrong-state', {
      detail: 'We read this source ourselves, so you can’t push to it.',
      hint: `To sync it right away, send a POST request to /api/inbound/sources/${source.id}/notify.`,
    })
  if (source.status === 'paused') throw new AppError('source-paused')
  return pushConfig.catch(plainPushConfig).parse(source.config)
}

/** What follows a push that is stored already: when it fails, the push has not. */
async function tidyUp(
  ctx: AuthenticatedSource['ctx'],
  source: AuthenticatedSource['source'],
  { news }: PushReply,
): Promise<void> {
  if (news > 0) await noteArrival(ctx, source)
  // Now and then, by the way, so that a busy source's deliveries stay few between the scheduler's rounds.
  if (Math.random() < 0.01) await pruneDeliveries(ctx, { sourceId: source.id })
}

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
  { ctx, source }: AuthenticatedSource,
  mode: DeliveryView['mode'],
  error: AppError,
): Promise<void> {
  try {
    await recordRefusal(ctx, { sourceId: source.id, mode, error })
  } catch (failure) {
    log.warn('refused push not noted', { error: failure instanceof Error ? failure.message : 'unknown' })
  }
}
