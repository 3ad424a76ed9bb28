import { hash } from 'node:crypto'
import { toAppError } from '@/lib/api/problem'
import { readBytes, requireJson } from '@/lib/api/read-json'
import type { AuthenticatedSource } from '@/lib/auth/tokens/authenticate-source'
import { AppError } from '@/lib/errors'
import { currentRequestId, log } from '@/lib/log'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { keepSample } from '../keep-sample'
import { openConfig } from '../open-config'
import { eventHeadersOf } from '../payloads/payload'
import { type Delivery, readDelivery } from '../read-delivery'
import { type DeliveryView, pushLimits } from '../schemas'
import { applyCmsEvent } from '../store/apply-cms-event'
import { afterStoring } from '../store/store-items'
import { type PushReply, replyTo } from './push-reply'
import { recordRefusal } from './record-refusal'
import { sharePushTransaction } from './share-transaction'

/** `replayed`: the response is the one that the Idempotency-Key got before. */
type ReceivedPush = PushReply & { replayed: boolean }

/**
 * Processes a request from an authenticated publisher (spec/service#2.8, spec/decisions#6): checks content type,
 * size, JSON and items, then stores items, jobs, the delivery record and the response to the Idempotency-Key in one
 * transaction. Returns the status and JSON body of the response. Throws if the request as a whole is refused, and
 * records such a request too.
 */
export async function receivePush(admitted: AuthenticatedSource, request: Request): Promise<ReceivedPush> {
  const { ctx, source } = admitted
  const dry = asksToValidate(request)
  try {
    const config = openConfig(source)
    requireJson(request, { ofAnyKind: config.payload !== 'items' })
    const key = dry ? undefined : idempotencyKey(request)
    const bytes = await readBytes(request, pushLimits.bodyBytes)
    const headers = eventHeadersOf(request.headers)
    if (config.keep_samples)
      await keepSample(ctx, { sourceId: source.id, bytes, headers }).catch((error: unknown) =>
        log.error('sample not kept', error),
      )
    return await takePush(admitted, { bytes, headers, config, key, dry })
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : toAppError(thrown)
    if (error.status < 500) await noteRefusal(admitted, dry ? 'validate' : 'push', error)
    throw error
  }
}

async function takePush(
  { ctx, source }: AuthenticatedSource,
  request: Delivery & { config: PushConfig; key: string | undefined; dry: boolean },
): Promise<ReceivedPush> {
  const { bytes, config, key, dry } = request
  const requestId = currentRequestId()
  const delivery = readDelivery(request, config)
  if (delivery.does !== 'push') {
    const done = await applyCmsEvent(ctx, { sourceId: source.id, event: delivery, dry })
    return { ...replyTo(done, requestId), replayed: false }
  }
  const keyed = key === undefined ? undefined : { key, bodyHash: hash('sha256', bytes) }
  const { items } = delivery
  const { news, ...reply } = await sharePushTransaction({
    ctx,
    sourceId: source.id,
    config,
    items,
    keyed,
    dry,
    requestId,
  })
  await afterStoring(ctx, source, news)
  return reply
}

/** Any value of `validate` except `false` and `0` means that nothing is stored. */
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

/** Records the refusal for the source's page. If that fails, the response stays the same. */
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
