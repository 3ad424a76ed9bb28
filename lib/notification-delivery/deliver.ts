import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type NotificationDeliveryStatus, openDeliveries } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { notificationDeliveries, notificationLanes } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { deliverNotificationsJob } from '@/lib/jobs/notification-jobs'
import type { DeliveryOutcome } from './delivery-outcome'
import {
  acquireLaneLease,
  clearFailures,
  type LaneLease,
  mailServerLane,
  pauseMs,
  releaseLane,
  renewLaneLease,
} from './lanes'
import { pauseDestination } from './pause-destination'
import { type PendingMessage, readReceiver } from './read-receiver'
import { sendByEmail } from './send-by-email'
import { sendToDestination } from './send-to-destination'

/** Where a test may kill the process: around storing that a message is being sent, and around storing that it was. */
export type DeliveryPoint = 'before-mark' | 'before-send' | 'after-send' | 'after-commit'

export type DeliverOptions = {
  now?: () => Date
  signal?: AbortSignal
  at?: (point: DeliveryPoint) => Promise<void>
}

/** After this long without success a destination is paused and an email is given up (spec/planning#5). */
const giveUpMs = 3 * 24 * 60 * 60_000
const digestSize = 100

/** Handler of `deliverNotificationsJob`. */
export const deliverHandler: JobHandler<{ lane: string }> = ({ lane }, run) =>
  deliver(lane, { signal: run.signal })

/**
 * Sends what is waiting for one receiver, oldest first, until nothing is due or the receiver has to be left alone.
 * A lease ensures that only one process at a time works on a lane; what a process was sending when it died is
 * recognized by its status. Emails and webhooks are then sent again under the same id, so that the receiver can
 * drop the duplicate; chats have no ids, so theirs are not (docs/decisions/0157). Checks for each message whether
 * the person may still see it and still wants it. Serves spec/planning#5.
 */
export async function deliver(lane: string, options: DeliverOptions = {}): Promise<void> {
  const now = options.now ?? (() => new Date())
  const lease = await acquireLaneLease(lane, now())
  if (!lease) return
  while (!options.signal?.aborted) {
    const step = await nextStep(lease, now())
    if (step === 'lost') return
    if (step === 'empty') break
    if (step === 'again') continue
    const mayContinue = await attempt(lease, step, { ...options, now })
    if (!mayContinue) return
  }
  await inSystem(async (tx) => {
    await releaseLane(tx, lease)
    await queueLater(tx, lane, now())
  })
}

/** Returns the next message to send, and drops what is no longer wanted or no longer visible to the receiver. */
async function nextStep(lease: LaneLease, now: Date): Promise<PendingMessage | 'lost' | 'empty' | 'again'> {
  return inSystem(async (tx) => {
    if (!(await renewLaneLease(tx, lease, now))) return 'lost'
    const waiting = await tx
      .select()
      .from(notificationDeliveries)
      .where(
        and(
          eq(notificationDeliveries.lane, lease.lane),
          oneOf(notificationDeliveries.status, openDeliveries),
          lte(notificationDeliveries.dueAt, now),
        ),
      )
      .orderBy(asc(notificationDeliveries.eventId))
      .limit(digestSize)
    if (waiting.length === 0) return 'empty'
    const receiver = await readReceiver(tx, waiting, now)
    if (receiver === 'wait') return 'empty'
    if (receiver.later) {
      await tx
        .update(notificationDeliveries)
        .set({ dueAt: receiver.later })
        .where(inArray(notificationDeliveries.id, waiting.map(idOf)))
      return 'again'
    }
    if (receiver.dropped.length > 0)
      await settle(tx, receiver.dropped, { status: 'dropped', finishedAt: now })
    if (receiver.lost.length > 0)
      await settle(tx, receiver.lost, {
        status: 'unconfirmed',
        finishedAt: now,
        error: 'We stopped while we were sending this. It may have arrived.',
      })
    return receiver.next ?? 'again'
  })
}

const idOf = ({ id }: { id: string }): string => id

type Settled = {
  status: NotificationDeliveryStatus
  finishedAt?: Date | null
  error?: string | null
  responseCode?: number | null
}

async function settle(tx: SystemTx, ids: readonly string[], set: Settled): Promise<void> {
  await tx
    .update(notificationDeliveries)
    .set(set)
    .where(inArray(notificationDeliveries.id, [...ids]))
}

/** Sends one message and stores the outcome. Returns whether the lane continues. */
async function attempt(
  lease: LaneLease,
  step: PendingMessage,
  options: DeliverOptions & { now: () => Date },
): Promise<boolean> {
  const ids = step.deliveries.map(idOf)
  const mark = async () => {
    await options.at?.('before-mark')
    const isMarked = await inSystem(async (tx) => {
      if (!(await renewLaneLease(tx, lease, options.now()))) return false
      await tx
        .update(notificationDeliveries)
        .set({
          status: 'sending',
          attempts: sql`${notificationDeliveries.attempts} + 1`,
          messageId: step.messageId,
        })
        .where(inArray(notificationDeliveries.id, ids))
      return true
    })
    if (!isMarked) throw new LeaseLost()
    await options.at?.('before-send')
  }
  let outcome: DeliveryOutcome
  try {
    outcome =
      step.to === 'email'
        ? await sendByEmail(step, mark)
        : await sendToDestination(step, { mark, now: options.now(), signal: options.signal })
  } catch (error) {
    if (error instanceof LeaseLost) return false
    throw error
  }
  await options.at?.('after-send')
  const mayContinue = await inSystem((tx) => store(tx, lease, step, outcome, options.now()))
  await options.at?.('after-commit')
  return mayContinue
}

class LeaseLost extends Error {}

async function store(
  tx: SystemTx,
  lease: LaneLease,
  step: PendingMessage,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<boolean> {
  const ids = step.deliveries.map(idOf)
  const { lane } = lease
  const response = { error: outcome.error ?? null, responseCode: outcome.responseCode ?? null }
  if (outcome.kind === 'sent') {
    await settle(tx, ids, { status: 'sent', finishedAt: now, ...response })
    await clearFailures(tx, lane)
    if (step.to === 'email') await clearFailures(tx, mailServerLane)
    return true
  }
  if (outcome.kind === 'failed' || outcome.kind === 'unconfirmed') {
    await settle(tx, ids, { status: outcome.kind, finishedAt: now, ...response })
    return true
  }
  const [state] = await tx
    .select({ failures: notificationLanes.failures, failingSince: notificationLanes.failingSince })
    .from(notificationLanes)
    .where(eq(notificationLanes.lane, lane))
  const failingFor = now.getTime() - (state?.failingSince ?? now).getTime()
  if (outcome.kind === 'retry' && step.to === 'email' && failingFor >= giveUpMs) {
    await settle(tx, ids, { status: 'failed', finishedAt: now, ...response })
    await clearFailures(tx, lane)
    return true
  }
  await settle(tx, ids, { status: 'pending', ...response })
  if (step.to !== 'email' && (outcome.kind === 'pause' || failingFor >= giveUpMs)) {
    await pauseDestination(tx, step.destination, outcome.error ?? 'The receiver kept failing.')
    await clearFailures(tx, lane)
    await releaseLane(tx, lease)
    return false
  }
  const nextAt =
    outcome.kind === 'server'
      ? await closeMailServer(tx, now)
      : new Date(now.getTime() + pauseMs((state?.failures ?? 0) + 1))
  await releaseLane(tx, lease, outcome.kind === 'server' ? { nextAt } : { failedAt: now, nextAt })
  enqueue(tx, deliverNotificationsJob, [{ lane }], { startAfter: nextAt })
  return false
}

/** Stops all email for a while. Returns when it may continue. */
async function closeMailServer(tx: SystemTx, now: Date): Promise<Date> {
  const [row] = await tx
    .insert(notificationLanes)
    .values({ lane: mailServerLane, failures: 0, nextAt: now })
    .onConflictDoUpdate({ target: notificationLanes.lane, set: { lane: mailServerLane } })
    .returning({ failures: notificationLanes.failures, nextAt: notificationLanes.nextAt })
  // Another email may have closed it at the same time.
  if (row && row.nextAt > now) return row.nextAt
  const failures = (row?.failures ?? 0) + 1
  const nextAt = new Date(now.getTime() + Math.min(pauseMs(failures), 15 * 60_000))
  await tx
    .update(notificationLanes)
    .set({
      failures,
      nextAt,
      failingSince: sql`coalesce(${notificationLanes.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(notificationLanes.lane, mailServerLane))
  return nextAt
}

/** Queues a job for what is due later: at the end of quiet hours, or with the next digest. */
async function queueLater(tx: SystemTx, lane: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ at: sql<string | null>`min(${notificationDeliveries.dueAt})::text` })
    .from(notificationDeliveries)
    .where(and(eq(notificationDeliveries.lane, lane), oneOf(notificationDeliveries.status, openDeliveries)))
  if (!row?.at) return
  const at = new Date(row.at)
  if (at > now) enqueue(tx, deliverNotificationsJob, [{ lane }], { startAfter: at })
}
