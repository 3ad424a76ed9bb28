import type { SourceWait } from '@/db/schema/sources'
import { asSourceError } from '@/lib/sources/source-error'

const minute = 60_000
/** If a source only tells us to wait for this long, without a single good response, we treat it as broken. */
const maxWaitMs = 3 * 24 * 60 * minute
const maxPauseMs = 24 * 60 * minute

export type Pause = { ms: number; message: string }
type Waiting = { source: { waiting: SourceWait | null }; now: Date }

/**
 * Returns the pause that a source's server asked for if that is what ended a run, which is not a failure; undefined
 * for anything else, and if it has asked for three days in a row. Serves spec/decisions#waiting.
 */
export function askedToWait(cause: unknown, about: Waiting): Pause | undefined {
  const { code, message, retryAfterSeconds = 0 } = asSourceError(cause)
  const asked = code === 'asked-to-wait' || (code === 'bad-status' && retryAfterSeconds > 0)
  if (!asked) return undefined
  const waited = waitedMs(about)
  return waited > maxWaitMs ? undefined : { ms: pauseMs(retryAfterSeconds, waited), message }
}

/**
 * At least a minute, and longer the longer the server keeps asking: one that says "one second" each time is not
 * requested every second.
 */
export const pauseMs = (askedSeconds: number, waited: number): number =>
  Math.min(maxPauseMs, Math.max(minute, askedSeconds * 1000, Math.min(waited, 60 * minute)))

/** Returns the wait to store on the source. It ends by itself: at that time the source is due. */
export const waitFor = ({ source, now }: Waiting, pause: Pause): SourceWait => ({
  until: new Date(now.getTime() + pause.ms).toISOString(),
  since: source.waiting?.since ?? now.toISOString(),
  message: pause.message,
})

const waitedMs = ({ source, now }: Waiting): number =>
  source.waiting ? now.getTime() - Date.parse(source.waiting.since) : 0
