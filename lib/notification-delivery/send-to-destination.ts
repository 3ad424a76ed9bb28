import { Webhook } from 'standardwebhooks'
import type { NotificationDestinationRow } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { describeNotification, type NotificationData } from '@/lib/notifications/describe-notification'
import { VaultError } from '@/lib/vault'
import { chatBody } from './chat-body'
import { type DeliveryOutcome, maxRefusals } from './delivery-outcome'
import { openDestination } from './destination-secrets'
import { eventUrl } from './event-url'
import type { DeliveredEvent, PendingMessage } from './read-receiver'

type Call = { mark: () => Promise<void>; now: Date; signal: AbortSignal | undefined }

/**
 * Calls a chat's incoming webhook, or a webhook signed according to the Standard Webhooks specification; never a
 * private address unless the operator allowed it.
 */
export async function sendToDestination(
  step: Extract<PendingMessage, { to: 'destination' }>,
  { mark, now, signal }: Call,
): Promise<DeliveryOutcome> {
  const { destination } = step
  const [delivered] = step.events
  const [delivery] = step.deliveries
  if (!delivered || !delivery) return { kind: 'failed', error: 'What this was about is gone.' }
  let opened: ReturnType<typeof openDestination>
  try {
    opened = openDestination(destination)
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    return { kind: 'pause', error: 'We can’t decrypt its URL any more. Remove it and add it again.' }
  }
  const isChat = destination.type !== 'webhook'
  const body = isChat ? chatBody(destination.type, delivered) : webhookBody(delivered, delivery.id)
  const headers = isChat ? {} : signedHeaders(delivery.id, now, body, opened.secrets)
  await mark()
  try {
    const answer = await outbound('sources', { orgId: destination.orgId })({
      url: opened.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      maxBytes: 64 * 1024,
      deadlineMs: 15_000,
      headersTimeoutMs: 10_000,
      ...(signal ? { signal } : {}),
    })
    return outcomeOf(answer.status, delivery.attempts + 1, destination)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.code === 'address-refused') return { kind: 'pause', error: error.message }
    // The chat may already show the message and would show it twice.
    if (isChat && error.sent === 'unknown') return { kind: 'unconfirmed', error: error.message }
    return { kind: 'retry', error: error.message }
  }
}

function outcomeOf(
  responseCode: number,
  attempts: number,
  { type }: NotificationDestinationRow,
): DeliveryOutcome {
  if (responseCode >= 200 && responseCode < 300) return { kind: 'sent', responseCode }
  const error = `The receiver returned an error (${responseCode}).`
  if (responseCode === 410 || (type !== 'webhook' && [401, 403, 404].includes(responseCode)))
    return {
      kind: 'pause',
      responseCode,
      error: `The receiver says that this URL no longer works (${responseCode}).`,
    }
  // The receiver cannot accept this one; after a few attempts the others stop waiting for it.
  if ([400, 413, 415, 422].includes(responseCode) && attempts >= maxRefusals)
    return { kind: 'failed', responseCode, error }
  return { kind: 'retry', responseCode, error }
}

/** Builds a webhook's payload: wording for people, and ids for programs. */
function webhookBody(delivered: DeliveredEvent, id: string): string {
  const { event, org, project, count } = delivered
  const data = event.data as NotificationData
  return JSON.stringify({
    type: `notification.${event.kind}`,
    timestamp: event.createdAt.toISOString(),
    data: {
      id,
      kind: event.kind,
      ...describeNotification({ kind: event.kind, actorName: event.actorName, count, data }),
      url: eventUrl(delivered),
      count,
      actor: event.actorName,
      workspace: org,
      project,
      details: data,
    },
  })
}

/** After a rotation, sends one signature for each valid secret. */
function signedHeaders(
  id: string,
  now: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
