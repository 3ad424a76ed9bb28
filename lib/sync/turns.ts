import type { RunTrigger } from '@/db/schema/sync-runs'

/** Who asks for a sync goes before the schedule, which counts below zero; of who asks, a person first. */
export const askedTurn: Record<RunTrigger, number> = { manual: 2, notify: 1, schedule: 0 }

const firstMoment = Date.UTC(2026, 0, 1)
const stepMs = 250

/**
 * The queue's priority of a scheduled sync, fair between workspaces: turns are handed out on a clock on which each
 * workspace may take one every quarter of a second. `ahead` is how many syncs of the same workspace wait already. So a
 * workspace's only source goes before all but the first few of one that has a thousand, and as the clock moves on nobody
 * is overtaken for ever. When there is room nobody waits, whatever the turns. Serves decisions 4.
 */
export function scheduledTurn(now: Date, ahead: number): number {
  const turn = Math.floor((now.getTime() - firstMoment) / stepMs) + ahead
  // The queue keeps it in 32 bits; the clock reaches the end in 2043, and from then on all are equal.
  return -Math.min(Math.max(turn, 1), 2 ** 31 - 1)
}
