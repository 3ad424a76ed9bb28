/** The line that a supervised worker prints to show that it is alive; it is never passed on. */
export const heartbeatLine = 'tributary-worker-heartbeat'

/** A worker sends a heartbeat every five seconds, the first once it has started. */
const firstWithinMs = 120_000
const silentAfterMs = 60_000

export type HeartbeatLimits = { firstWithinMs?: number; silentAfterMs?: number; lookEveryMs?: number }

/**
 * Watches a worker's heartbeat and calls `silent` once if it stays away for too long. Time in which this process
 * itself did not run (a sleeping machine) does not count.
 */
export function watchHeartbeat(
  silent: () => void,
  limits: HeartbeatLimits = {},
): { beat: () => void; stop: () => void } {
  const lookEveryMs = limits.lookEveryMs ?? 5_000
  let left = limits.firstWithinMs ?? firstWithinMs
  const timer = setInterval(() => {
    left -= lookEveryMs
    if (left > 0) return
    clearInterval(timer)
    silent()
  }, lookEveryMs)
  timer.unref()
  return {
    beat: () => {
      left = limits.silentAfterMs ?? silentAfterMs
    },
    stop: () => clearInterval(timer),
  }
}
