import { and, eq, sql } from 'drizzle-orm'
import { notificationLanes } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'

/** Who notifications wait for: one person's email address, or one chat channel or webhook. */
export const emailLane = (userId: string): string => `email:${userId}`
export const destinationLane = (destinationId: string): string => `to:${destinationId}`
/** Stands for the mail server: while it is away, no email is tried. */
export const mailServerLane = 'mail-server'

/** Longer than any one attempt: a process that dies gives its lane to the next one after this. */
export const leaseMs = 120_000

/** How long a receiver is left alone after so many failures in a row: three days take some twenty tries. */
export const pauseMs = (failures: number): number =>
  (backoffSeconds[Math.min(failures, backoffSeconds.length) - 1] ?? 5) * 1000
const backoffSeconds = [5, 60, 300, 900, 1800, 3600, 2 * 3600, 4 * 3600]

export type Lease = { lane: string; fence: number }

/** Takes the right to work on a lane, for the one process that gets it. Undefined while another has it, or it is to be left alone. */
export async function leaseLane(lane: string, now: Date): Promise<Lease | undefined> {
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

/** True while the lease holds, which this makes last longer; a process that was given up must not go on. */
export async function keepLease(tx: SystemTx, lease: Lease, now: Date): Promise<boolean> {
  const kept = await tx
    .update(notificationLanes)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(notificationLanes.lane, lease.lane), eq(notificationLanes.fence, lease.fence)))
    .returning({ lane: notificationLanes.lane })
  return kept.length === 1
}

/** Gives the lane back: open at once, or left alone until a time, with one failure more. */
export async function releaseLane(
  tx: SystemTx,
  lease: Lease,
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

/** Something arrived: the failures before it are forgotten. */
export async function clearFailures(tx: SystemTx, lane: string): Promise<void> {
  await tx
    .update(notificationLanes)
    .set({ failures: 0, failingSince: null })
    .where(and(eq(notificationLanes.lane, lane), sql`${notificationLanes.failures} > 0`))
}
