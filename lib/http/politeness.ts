import { setTimeout as wait } from 'node:timers/promises'
import type { GuardedFetch } from './guarded-fetch'
import { OutboundError } from './outbound-error'
import { retryAfterSeconds } from './retry-after'

export type Pace = {
  /** Requests to one host at the same time. */
  parallel: number
  /** Between the starts of two requests to one host. */
  gapMs: number
}

/** For sites we read without having been asked to. */
export const scraperPace: Pace = { parallel: 2, gapMs: 1_000 }
/** For buckets and APIs that a customer runs for this purpose. */
export const bucketPace: Pace = { parallel: 16, gapMs: 0 }

export type Clock = { now(): number; wait(ms: number): Promise<unknown> }

export type HostGate = {
  /**
   * Runs the task when it is the host's turn; `gapMs` keeps the next one away for longer than the pace does. Throws
   * OutboundError 'asked-to-wait' while the host is held, or 'aborted'.
   */
  run<T>(host: string, task: () => Promise<T>, signal?: AbortSignal, gapMs?: number): Promise<T>
  /** Lets nothing start to this host for so long; what waits is told at once. */
  hold(host: string, seconds: number): void
}

type Turn = { start: () => void; refuse: (error: OutboundError) => void; gapMs: number }
type Lane = { running: number; waiting: Turn[]; nextStart: number; heldUntil: number; sleeping: boolean }

/** Keeps the requests of this process to one host few and apart. Serves security.md "2 Pull" 8. */
export function createHostGate(
  pace: Pace = scraperPace,
  clock: Clock = { now: Date.now, wait: (ms) => wait(ms) },
): HostGate {
  const lanes = new Map<string, Lane>()

  const laneOf = (host: string): Lane => {
    const lane = lanes.get(host) ?? { running: 0, waiting: [], nextStart: 0, heldUntil: 0, sleeping: false }
    lanes.set(host, lane)
    return lane
  }

  const forgetIfIdle = (host: string, lane: Lane) => {
    const quietFrom = Math.max(lane.nextStart, lane.heldUntil)
    if (lane.running === 0 && lane.waiting.length === 0 && !lane.sleeping && quietFrom <= clock.now()) {
      lanes.delete(host)
    }
  }

  const advance = (host: string, lane: Lane) => {
    while (lane.running < pace.parallel && lane.waiting.length > 0 && !lane.sleeping) {
      const early = lane.nextStart - clock.now()
      if (early > 0) {
        lane.sleeping = true
        void clock.wait(early).then(() => {
          lane.sleeping = false
          advance(host, lane)
        })
        return
      }
      const turn = lane.waiting.shift()
      lane.nextStart = clock.now() + Math.max(pace.gapMs, turn?.gapMs ?? 0)
      lane.running++
      turn?.start()
    }
    forgetIfIdle(host, lane)
  }

  const held = (host: string, lane: Lane) => {
    const seconds = Math.ceil((lane.heldUntil - clock.now()) / 1000)
    return seconds > 0
      ? new OutboundError('asked-to-wait', { host, sent: 'no', retryAfterSeconds: seconds })
      : undefined
  }

  return {
    async run(host, task, signal, gapMs = 0) {
      const lane = laneOf(host)
      const refusal = signal?.aborted ? new OutboundError('aborted', { host, sent: 'no' }) : held(host, lane)
      if (refusal !== undefined) {
        forgetIfIdle(host, lane)
        throw refusal
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const turn: Turn = { start: resolve, refuse: reject, gapMs }
      const leave = () => {
        const at = lane.waiting.indexOf(turn)
        if (at === -1) return
        lane.waiting.splice(at, 1)
        reject(new OutboundError('aborted', { host, sent: 'no' }))
        forgetIfIdle(host, lane)
      }
      signal?.addEventListener('abort', leave, { once: true })
      lane.waiting.push(turn)
      advance(host, lane)
      try {
        await promise
      } finally {
        signal?.removeEventListener('abort', leave)
      }
      try {
        return await task()
      } finally {
        lane.running--
        advance(host, lane)
      }
    },

    hold(host, seconds) {
      const lane = laneOf(host)
      lane.heldUntil = Math.max(lane.heldUntil, clock.now() + seconds * 1000)
      const refusal = held(host, lane)
      if (refusal !== undefined) for (const turn of lane.waiting.splice(0)) turn.refuse(refusal)
    },
  }
}

/**
 * A guarded fetch that takes turns per host and obeys the Retry-After of answers with 429 and 503. Waiting for a turn
 * does not count against the deadline of the request.
 */
export function politeFetch(
  fetch: GuardedFetch,
  gate: HostGate,
  /** Those that a Retry-After closes: all that lead to the same servers. */
  toHold: HostGate[] = [gate],
): GuardedFetch {
  return (request) => {
    const host = URL.canParse(request.url) ? new URL(request.url).host : ''
    const ask = async () => {
      const response = await fetch(request)
      if (response.status === 429 || response.status === 503) {
        const seconds = retryAfterSeconds(response.headers['retry-after'])
        // Behind a redirect it is the other server that asks for it; whoever leads there is as good as it.
        const asking = seconds ? new Set([host, new URL(response.url).host]) : []
        for (const one of asking) for (const each of toHold) each.hold(one, seconds ?? 0)
      }
      return response
    }
    return gate.run(host, ask, request.signal, request.gapMs)
  }
}
