import { and, eq, sql } from 'drizzle-orm'
import { notificationLanes } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'

/** The receiver that notifications wait for: one person's email address, or one chat channel or webhook. */
export const emailLane = (userId: string): string => `email:${userId}`

/** Returns the lane of one chat channel or webhook. */
export const destinationLane = (destinationId: string): string => `to:${destinationId}`
/** Stands for the mail server: while it is unavailable, no email is attempted. */
export const mailServerLane = 'mail-server'

/** Longer than any single attempt. If a process dies, another one can take over its lane after this. */
export const leaseMs = 120_000

/**
 * How long a receiver is left alone after this many consecutive failures; amounts to about 25 attempts in three
 * days.
 */
export const pauseMs = (failures: number): number =>
  (backoffSeconds[Math.min(failures, backoffSeconds.length) - 1] ?? 5) * 1000
const backoffSeconds = [5, 60, 300, 900, 1800, 3600, 2 * 3600, 4 * 3600]

export type LaneLease = { lane: string; fence: number }

/**
 * Takes the lease of a lane. Returns undefined while another process holds it or the receiver is to be left alone.
 */
export async function acquireLaneLease(lane: string, now: Date): Promise<LaneLease | undefined> {
  const at = now.toISOString()
  const [row] = await inSystem((tx) =>
    tx
      .update(notificationLanes)
      .set({
        fence: sql`${notificationLanes.fence} + 1`,
        leasedUntil: new Date(now.getTime() + leaseMs),
      })
      .where(
        and(
          eq(notificationLanes.lane, lane),
          sql`(${notificationLanes.leasedUntil} is null or ${notificationLanes.leasedUntil} <= ${at}::timestamptz)`,
          sql`${notificationLanes.nextAt} <= ${at}::timestamptz`,
        ),
      )
      .returning({ fence: notificationLanes.fence }),
  )
  return row && { lane, fence: row.fence }
}

/** Extends the lease and returns whether it still holds; a process that has lost it must stop. */
export async function renewLaneLease(tx: SystemTx, lease: LaneLease, now: Date): Promise<boolean> {
  const kept = await tx
    .update(notificationLanes)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(notificationLanes.lane, lease.lane), eq(notificationLanes.fence, lease.fence)))
    .returning({ lane: notificationLanes.lane })
  return kept.length === 1
}

/** Releases the lane: open at once, or closed until `nextAt`. With `failedAt`, also counts one more failure. */
export async function releaseLane(
  tx: SystemTx,
  lease: LaneLease,
  after: { failedAt?: Date; nextAt?: Date } = {},
): Promise<void> {
  await tx
    .update(notificationLanes)
    .set({
      leasedUntil: null,
      queuedAt: null,
      ...(after.nextAt ? { nextAt: after.nextAt } : {}),
      ...(after.failedAt
        ? {
            failures: sql`${notificationLanes.failures} + 1`,
            failingSince: sql`coalesce(${notificationLanes.failingSince}, ${after.failedAt.toISOString()}::timestamptz)`,
          }
        : {}),
    })
    .where(and(eq(notificationLanes.lane, lease.lane), eq(notificationLanes.fence, lease.fence)))
}

/** Resets a lane's failures: a delivery arrived, or we gave up on it. */
export async function clearFailures(tx: SystemTx, lane: string): Promise<void> {
  await tx
    .update(notificationLanes)
    .set({ failures: 0, failingSince: null })
    .where(and(eq(notificationLanes.lane, lane), sql`${notificationLanes.failures} > 0`))
}
