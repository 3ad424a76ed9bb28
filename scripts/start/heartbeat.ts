/** The line by which a supervised worker shows that it is alive; it is never printed. */
export const heartbeatLine = 'tributary-worker-heartbeat'

/** A worker beats every five seconds; its first beat comes when it has started. */
const firstWithinMs = 120_000
const silentAfterMs = 60_000

export type HeartbeatLimits = { firstWithinMs?: number; silentAfterMs?: number; lookEveryMs?: number }

/**
 * Watches over a worker's signs of life: calls `silent` once when they stay away for too long. Time in which this process
 * did not run itself (a machine asleep) does not count.
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
