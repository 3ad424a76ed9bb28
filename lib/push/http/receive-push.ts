import { hash } from 'node:crypto'
import { toAppError } from '@/lib/api/problem'
import { readRequestBytes, requireJson } from '@/lib/api/read-json'
import type { AuthenticatedSource } from '@/lib/auth/tokens/authenticate-source'
import { AppError } from '@/lib/errors'
import { currentRequestId, log } from '@/lib/log'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { pickEventHeaders } from '../payloads/payload'
import { type ReceivedBody, readDelivery } from '../read-delivery'
import { requirePushConfig } from '../require-push-config'
import { type DeliveryView, pushLimits } from '../schemas'
import { applyCmsEvent } from '../store/apply-cms-event'
import { finishPush } from '../store/store-items'
import { storeSample } from '../store-sample'
import { buildReply, type PushReply } from './build-reply'
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
export async function receivePush(
  authenticated: AuthenticatedSource,
  request: Request,
): Promise<ReceivedPush> {
  const { ctx, source } = authenticated
  const dryRun = isValidationOnly(request)
  try {
    const config = requirePushConfig(source)
    requireJson(request, { ofAnyKind: config.payload !== 'items' })
    const key = dryRun ? undefined : readIdempotencyKey(request)
    const bytes = await readRequestBytes(request, pushLimits.bodyBytes)
    const headers = pickEventHeaders(request.headers)
    if (config.keep_samples)
      await storeSample(ctx, { sourceId: source.id, bytes, headers }).catch((error: unknown) =>
        log.error('sample not kept', error),
      )
    return await processPush(authenticated, { bytes, headers, config, key, dryRun })
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : toAppError(thrown)
    if (error.status < 500) await tryRecordRefusal(authenticated, dryRun ? 'validate' : 'push', error)
    throw error
  }
}

async function processPush(
  { ctx, source }: AuthenticatedSource,
  request: ReceivedBody & { config: PushConfig; key: string | undefined; dryRun: boolean },
): Promise<ReceivedPush> {
  const { bytes, config, key, dryRun } = request
  const requestId = currentRequestId()
  const delivery = readDelivery(request, config)
  if (delivery.does !== 'push') {
    const done = await applyCmsEvent(ctx, { sourceId: source.id, event: delivery, dryRun })
    return { ...buildReply(done, requestId), replayed: false }
  }
  const keyed = key === undefined ? undefined : { key, bodyHash: hash('sha256', bytes) }
  const { items } = delivery
  const { changedCount, ...reply } = await sharePushTransaction({
    ctx,
    sourceId: source.id,
    config,
    items,
    keyed,
    dryRun,
    requestId,
  })
  await finishPush(ctx, source, changedCount)
  return reply
}

/** Any value of `validate` except `false` and `0` means that nothing is stored. */
function isValidationOnly(request: Request): boolean {
  const value = new URL(request.url).searchParams.get('validate')
  return value !== null && !['false', '0'].includes(value.toLowerCase())
}

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key))
    throw new AppError('bad-request', {
      detail: 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
    })
  return key
}

/** Records the refusal for the source's page. If that fails, the response stays the same. */
async function tryRecordRefusal(
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
