import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import {
  type NotificationDestinationRow,
  notificationDeliveries,
  notificationDestinations,
  notificationEvents,
  notificationLanes,
} from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { newId, requireId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { deliverNotificationsJob } from '@/lib/jobs/notification-jobs'
import { describeNotification, type NotificationData } from '@/lib/notifications/describe-notification'
import { recordNotification } from '@/lib/notifications/record-notification'
import { encryptSecret, encryptUrl } from './destination-secrets'
import { destinationLane } from './lanes'
import type {
  DeliveryAnswer,
  DestinationAnswer,
  DestinationChange,
  DestinationInput,
  ReplayInput,
} from './schemas'

const maxDestinations = 20
/** How long the previous secret remains valid after a rotation. */
const oldSecretMs = 24 * 60 * 60_000

type Manage = OrgContext<'manage'>

/** Lists a workspace's chat channels and webhooks, oldest first. Of their URLs only the server is shown. */
export async function listDestinations(ctx: Manage): Promise<DestinationAnswer[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ row: notificationDestinations, failingSince: notificationLanes.failingSince })
      .from(notificationDestinations)
      .leftJoin(
        notificationLanes,
        eq(notificationLanes.lane, sql`'to:' || ${notificationDestinations.id}::text`),
      )
      .where(eq(notificationDestinations.orgId, ctx.orgId))
      .orderBy(asc(notificationDestinations.id)),
  )
  return rows.map(({ row, failingSince }) => answerOf(row, failingSince))
}

/** Returns one destination. Throws `not-found`, also for one in another workspace. */
export async function getDestination(ctx: Manage, input: { id: string }): Promise<DestinationAnswer> {
  const id = requireId(input.id)
  const found = (await listDestinations(ctx)).find((one) => one.id === id)
  if (!found) throw new AppError('not-found')
  return found
}

/**
 * Adds a chat channel or a webhook. The URL must be public, or on a server that the operator allowed; it is stored
 * encrypted. A webhook gets a secret, which is returned only this once. Throws `invalid`. Serves spec/planning#5,
 * spec/security#2.1.
 */
export async function createDestination(
  ctx: Manage,
  input: DestinationInput,
): Promise<DestinationAnswer & { secret?: string }> {
  const url = await checkedUrl(ctx, input.url)
  const id = newId()
  const secret = input.type === 'webhook' ? newWebhookSecret() : undefined
  return inSystem(async (tx) => {
    const present = await tx.$count(notificationDestinations, eq(notificationDestinations.orgId, ctx.orgId))
    if (present >= maxDestinations)
      throw new AppError('invalid', {
        detail: `A workspace can have ${maxDestinations} chat channels and webhooks.`,
        hint: 'Remove one that you no longer use.',
      })
    const [row] = await tx
      .insert(notificationDestinations)
      .values({
        id,
        orgId: ctx.orgId,
        type: input.type,
        name: input.name,
        kinds: input.kinds,
        encryptedUrl: encryptUrl(ctx.orgId, id, url.href),
        shownUrl: `${url.origin}/…`,
        encryptedSecret: secret === undefined ? null : encryptSecret(ctx.orgId, id, secret),
      })
      .returning()
    await audit(tx, ctx, {
      action: 'notification_destination.created',
      subject: id,
      data: { type: input.type, name: input.name, server: url.origin, kinds: input.kinds },
    })
    if (!row) throw new AppError('not-found')
    return { ...answerOf(row, null), ...(secret === undefined ? {} : { secret }) }
  })
}

/**
 * Changes the name, URL or kinds, or pauses or resumes a destination. After a resume, what was waiting goes out in
 * order. Throws `not-found` and `invalid`.
 */
export async function changeDestination(
  ctx: Manage,
  { id, ...change }: DestinationChange & { id: string },
): Promise<DestinationAnswer> {
  const url = change.url === undefined ? undefined : await checkedUrl(ctx, change.url)
  return inSystem(async (tx) => {
    const before = await lockDestination(tx, ctx, id)
    const resumes = change.status === 'active' && before.status === 'paused'
    const [row] = await tx
      .update(notificationDestinations)
      .set({
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.kinds === undefined ? {} : { kinds: change.kinds }),
        ...(url
          ? { encryptedUrl: encryptUrl(ctx.orgId, before.id, url.href), shownUrl: `${url.origin}/…` }
          : {}),
        ...(change.status === undefined
          ? {}
          : {
              status: change.status,
              pausedReason: change.status === 'paused' ? (before.pausedReason ?? null) : null,
            }),
      })
      .where(eq(notificationDestinations.id, before.id))
      .returning()
    if (resumes || url) await openLane(tx, before.id)
    await audit(tx, ctx, {
      action: 'notification_destination.changed',
      subject: before.id,
      data: {
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.kinds === undefined ? {} : { kinds: change.kinds }),
        ...(change.status === undefined ? {} : { status: change.status }),
        ...(url ? { server: url.origin } : {}),
      },
    })
    return answerOf(row ?? before, null)
  })
}

/** Removes a destination and everything that is waiting for it. Throws `not-found`. */
export async function removeDestination(ctx: Manage, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    await tx.delete(notificationDestinations).where(eq(notificationDestinations.id, row.id))
    await tx.delete(notificationLanes).where(eq(notificationLanes.lane, destinationLane(row.id)))
    await audit(tx, ctx, {
      action: 'notification_destination.removed',
      subject: row.id,
      data: { name: row.name },
    })
  })
}

/**
 * Gives a webhook a new secret, which is returned only this once. For a day everything is signed with both secrets,
 * so that the receiver can switch without losing anything. Throws `not-found`, and `invalid` for a chat. Serves
 * spec/planning#5.
 */
export async function rotateDestinationSecret(
  ctx: Manage,
  input: { id: string },
  now = new Date(),
): Promise<{ secret: string; old_secret_until: string }> {
  const secret = newWebhookSecret()
  const until = new Date(now.getTime() + oldSecretMs)
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    if (row.type !== 'webhook')
      throw new AppError('invalid', {
        detail: 'Chat channels have no secret.',
        hint: 'To change who can write to the chat, replace the URL.',
      })
    await tx
      .update(notificationDestinations)
      .set({
        encryptedSecret: encryptSecret(ctx.orgId, row.id, secret),
        encryptedOldSecret: row.encryptedSecret,
        oldSecretUntil: until,
      })
      .where(eq(notificationDestinations.id, row.id))
    await audit(tx, ctx, { action: 'notification_destination.secret_rotated', subject: row.id })
  })
  return { secret, old_secret_until: until.toISOString() }
}

/**
 * Sends a test notification the same way as any other. Throws `not-found`, and `conflict` while the destination is
 * paused.
 */
export async function testDestination(ctx: Manage, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    if (row.status === 'paused')
      throw new AppError('conflict', { detail: 'It is paused.', hint: 'Resume it, then send the test.' })
    await openLane(tx, row.id)
    await recordNotification(
      tx,
      { orgId: ctx.orgId, actor: ctx.actor },
      { kind: 'test', path: '/settings/notifications', destinationId: row.id },
    )
  })
}

/**
 * Lists what was sent to a destination or is waiting for it, newest first, with keyset pagination. Throws
 * `not-found`.
 */
export async function listNotificationDeliveries(
  ctx: Manage,
  input: { id: string; before?: string | undefined; limit: number },
): Promise<DeliveryAnswer[]> {
  const { id } = await getDestination(ctx, input)
  const rows = await inSystem((tx) =>
    tx
      .select({ delivery: notificationDeliveries, event: notificationEvents })
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notificationDeliveries.eventId))
      .where(
        and(
          eq(notificationDeliveries.destinationId, id),
          input.before === undefined ? undefined : lt(notificationDeliveries.id, requireId(input.before)),
        ),
      )
      .orderBy(desc(notificationDeliveries.id))
      .limit(input.limit),
  )
  return rows.map(({ delivery, event }) => ({
    id: delivery.id,
    kind: event.kind,
    title: describeNotification({
      kind: event.kind,
      actorName: event.actorName,
      count: delivery.count,
      data: event.data as NotificationData,
    }).title,
    status: delivery.status,
    attempts: delivery.attempts,
    response_code: delivery.responseCode,
    error: delivery.error,
    created_at: delivery.createdAt.toISOString(),
    finished_at: delivery.finishedAt?.toISOString() ?? null,
  }))
}

/**
 * Sends one delivery again, or all since a given time, in order and under their original ids. Deliveries that are
 * still in progress are left alone. Returns how many. Throws `not-found`, and `invalid` unless exactly one of the
 * two is given.
 */
export async function replayDeliveries(
  ctx: Manage,
  input: ReplayInput & { id: string },
): Promise<{ replayed: number }> {
  if ((input.delivery_id === undefined) === (input.since === undefined))
    throw new AppError('invalid', {
      detail: 'Name either one delivery or a time.',
      hint: 'Send delivery_id or since.',
    })
  return inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    const again = await tx
      .update(notificationDeliveries)
      .set({
        status: 'pending',
        attempts: 0,
        error: null,
        responseCode: null,
        finishedAt: null,
        dueAt: new Date(),
      })
      .where(
        and(
          eq(notificationDeliveries.destinationId, row.id),
          sql`${notificationDeliveries.status} not in ('pending', 'sending')`,
          input.delivery_id === undefined
            ? gte(notificationDeliveries.createdAt, new Date(input.since ?? 0))
            : eq(notificationDeliveries.id, input.delivery_id),
        ),
      )
      .returning({ id: notificationDeliveries.id })
    if (input.delivery_id !== undefined && again.length === 0) throw new AppError('not-found')
    if (again.length > 0) await openLane(tx, row.id)
    await audit(tx, ctx, {
      action: 'notification_destination.replayed',
      subject: row.id,
      data: { replayed: again.length },
    })
    return { replayed: again.length }
  })
}

/** Makes the next attempt due at once, however often the receiver failed before. */
async function openLane(tx: SystemTx, destinationId: string): Promise<void> {
  const lane = destinationLane(destinationId)
  const opened = { nextAt: new Date(), failures: 0, failingSince: null, queuedAt: null }
  await tx
    .insert(notificationLanes)
    .values({ lane, ...opened })
    .onConflictDoUpdate({ target: notificationLanes.lane, set: opened })
  enqueue(tx, deliverNotificationsJob, [{ lane }])
}

async function lockDestination(tx: SystemTx, ctx: Manage, id: string): Promise<NotificationDestinationRow> {
  const [row] = await tx
    .select()
    .from(notificationDestinations)
    .where(and(eq(notificationDestinations.id, requireId(id)), eq(notificationDestinations.orgId, ctx.orgId)))
    .for('update')
  if (!row) throw new AppError('not-found')
  return row
}

/** Applies the same checks as when something is sent to it. */
async function checkedUrl(ctx: Manage, text: string): Promise<URL> {
  try {
    return checkAddress(text, await outboundPolicy('sources', { orgId: ctx.orgId }))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('invalid', {
      errors: [{ pointer: '/url', detail: error.message }],
      hint: error.hint,
    })
  }
}

/** In the format of the Standard Webhooks specification. */
const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const answerOf = (row: NotificationDestinationRow, failingSince: Date | null): DestinationAnswer => ({
  id: row.id,
  type: row.type,
  name: row.name,
  url: row.shownUrl,
  kinds: row.kinds,
  status: row.status,
  paused_reason: row.pausedReason,
  old_secret_until:
    row.oldSecretUntil && row.oldSecretUntil > new Date() ? row.oldSecretUntil.toISOString() : null,
  failing_since: failingSince?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})
