import type { SourceWait } from '@/db/schema/sources'
import { asSourceError } from '@/lib/sources/source-error'

const minute = 60_000
/** If a source only tells us to wait for this long, without a single good response, we treat it as broken. */
const maxWaitMs = 3 * 24 * 60 * minute
const maxPauseMs = 24 * 60 * minute

export type Pause = { ms: number; message: string }
type WaitState = { source: { waiting: SourceWait | null }; now: Date }

/**
 * Returns the pause that a source's server asked for if that is what ended a run, which is not a failure; undefined
 * for anything else, and if it has asked for three days in a row. Serves spec/decisions#waiting.
 */
export function findRequestedPause(cause: unknown, state: WaitState): Pause | undefined {
  const { code, message, retryAfterSeconds = 0 } = asSourceError(cause)
  const isRequested = code === 'asked-to-wait' || (code === 'bad-status' && retryAfterSeconds > 0)
  if (!isRequested) return undefined
  const waitedMs = computeWaitedMs(state)
  return waitedMs > maxWaitMs ? undefined : { ms: computePauseMs(retryAfterSeconds, waitedMs), message }
}

/**
 * At least a minute, and longer the longer the server keeps asking: one that says "one second" each time is not
 * requested every second.
 */
export const computePauseMs = (requestedSeconds: number, waitedMs: number): number =>
  Math.min(maxPauseMs, Math.max(minute, requestedSeconds * 1000, Math.min(waitedMs, 60 * minute)))

/** Returns the wait to store on the source. It ends by itself: at that time the source is due. */
export const buildSourceWait = ({ source, now }: WaitState, pause: Pause): SourceWait => ({
  until: new Date(now.getTime() + pause.ms).toISOString(),
  since: source.waiting?.since ?? now.toISOString(),
  message: pause.message,
})

const computeWaitedMs = ({ source, now }: WaitState): number =>
  source.waiting ? now.getTime() - Date.parse(source.waiting.since) : 0
