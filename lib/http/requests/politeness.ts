import { setTimeout as wait } from 'node:timers/promises'
import { OutboundError } from '../outbound-error'
import { retryAfterSeconds } from '../responses/retry-after'
import type { GuardedFetch } from './guarded-fetch'

export type Pace = {
  /** Maximum number of concurrent requests to one host. */
  parallel: number
  /** Minimum time between the starts of two requests to one host. */
  gapMs: number
}

/** For sites that did not ask us to read them. */
export const scraperPace: Pace = { parallel: 2, gapMs: 1_000 }
/** For buckets and APIs that a customer runs for this purpose. */
export const bucketPace: Pace = { parallel: 16, gapMs: 0 }

export type Clock = { now(): number; wait(ms: number): Promise<unknown> }

export type HostThrottle = {
  /**
   * Runs the task as soon as the host has a free slot. Throws OutboundError 'asked-to-wait' while one of its keys is paused, or
   * 'aborted'.
   */
  run<T>(host: string, task: () => Promise<T>, options?: PacingOptions): Promise<T>
  /** Lets nothing with this key start for that long; waiting requests are refused at once. */
  pause(key: string, seconds: number): void
}

export type PacingOptions = {
  signal?: AbortSignal | undefined
  /** Delays the host's next request for longer than the pace does. */
  gapMs?: number | undefined
  /** The keys under which the request can be paused; by default, the host. */
  keys?: readonly string[] | undefined
}

type QueuedRequest = {
  start: () => void
  refuse: (error: OutboundError) => void
  gapMs: number
  keys: readonly string[]
}
type HostQueue = { running: number; waiting: QueuedRequest[]; nextStart: number; sleeping: boolean }

/** Maximum number of pauses kept at once, which limits how much servers can make us remember. */
const maxPauses = 5_000

/** Limits how many requests this process sends to one host at once, and spaces them. Serves spec/security#2.8. */
export function createHostThrottle(
  pace: Pace = scraperPace,
  clock: Clock = { now: Date.now, wait: (ms) => wait(ms) },
): HostThrottle {
  const queues = new Map<string, HostQueue>()
  const pausedUntil = new Map<string, number>()

  const queueOf = (host: string): HostQueue => {
    const hostQueue = queues.get(host) ?? { running: 0, waiting: [], nextStart: 0, sleeping: false }
    queues.set(host, hostQueue)
    return hostQueue
  }

  const forgetIfIdle = (host: string, hostQueue: HostQueue) => {
    if (
      hostQueue.running === 0 &&
      hostQueue.waiting.length === 0 &&
      !hostQueue.sleeping &&
      hostQueue.nextStart <= clock.now()
    ) {
      queues.delete(host)
    }
  }

  const advance = (host: string, hostQueue: HostQueue) => {
    while (hostQueue.running < pace.parallel && hostQueue.waiting.length > 0 && !hostQueue.sleeping) {
      const early = hostQueue.nextStart - clock.now()
      if (early > 0) {
        hostQueue.sleeping = true
        void clock.wait(early).then(() => {
          hostQueue.sleeping = false
          advance(host, hostQueue)
        })
        return
      }
      const queued = hostQueue.waiting.shift()
      hostQueue.nextStart = clock.now() + Math.max(pace.gapMs, queued?.gapMs ?? 0)
      hostQueue.running++
      queued?.start()
    }
    forgetIfIdle(host, hostQueue)
  }

  const refusalOf = (host: string, keys: readonly string[]) => {
    const until = Math.max(0, ...keys.map((key) => pausedUntil.get(key) ?? 0))
    const seconds = Math.ceil((until - clock.now()) / 1000)
    return seconds > 0
      ? new OutboundError('asked-to-wait', { host, sent: 'no', retryAfterSeconds: seconds })
      : undefined
  }

  const remember = (key: string, until: number) => {
    const longest = Math.max(until, pausedUntil.get(key) ?? 0)
    pausedUntil.delete(key)
    pausedUntil.set(key, longest)
    if (pausedUntil.size <= maxPauses) return
    for (const [each, over] of pausedUntil) if (over <= clock.now()) pausedUntil.delete(each)
    for (const each of pausedUntil.keys()) {
      if (pausedUntil.size <= maxPauses) break
      pausedUntil.delete(each)
    }
  }

  return {
    async run(host, task, { signal, gapMs = 0, keys = [host] } = {}) {
      const hostQueue = queueOf(host)
      const refusal = signal?.aborted
        ? new OutboundError('aborted', { host, sent: 'no' })
        : refusalOf(host, keys)
      if (refusal !== undefined) {
        forgetIfIdle(host, hostQueue)
        throw refusal
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const queued: QueuedRequest = { start: resolve, refuse: reject, gapMs, keys }
      const leave = () => {
        const at = hostQueue.waiting.indexOf(queued)
        if (at === -1) return
        hostQueue.waiting.splice(at, 1)
        reject(new OutboundError('aborted', { host, sent: 'no' }))
        forgetIfIdle(host, hostQueue)
      }
      signal?.addEventListener('abort', leave, { once: true })
      hostQueue.waiting.push(queued)
      advance(host, hostQueue)
      try {
        await promise
      } finally {
        signal?.removeEventListener('abort', leave)
      }
      try {
        return await task()
      } finally {
        hostQueue.running--
        advance(host, hostQueue)
      }
    },

    pause(key, seconds) {
      remember(key, clock.now() + seconds * 1000)
      for (const [host, hostQueue] of queues) {
        const refused = hostQueue.waiting.filter((queued) => queued.keys.includes(key))
        if (refused.length === 0) continue
        hostQueue.waiting = hostQueue.waiting.filter((queued) => !refused.includes(queued))
        for (const queued of refused) {
          const refusal = refusalOf(host, queued.keys)
          if (refusal) queued.refuse(refusal)
        }
      }
    },
  }
}

/**
 * A pause for one address applies to everyone who reads it, but no server delays other projects for longer than
 * this.
 */
const maxSharedPauseSeconds = 60 * 60

/**
 * A guarded fetch that limits requests per host and obeys the Retry-After of 429 and 503 responses. Waiting for a
 * slot does not count against the request's deadline. A pause applies to all requests of the same `scope` (a
 * project) to that host, but in other scopes only to requests for exactly the same address: projects do not share
 * their pauses.
 */
export function politeFetch(
  fetch: GuardedFetch,
  throttle: HostThrottle,
  options: {
    scope?: string | undefined
    /** The throttles that a Retry-After pauses: all that lead to the same servers. */
    toPause?: readonly HostThrottle[]
  } = {},
): GuardedFetch {
  const { scope = '', toPause = [throttle] } = options
  const ofHost = (host: string) => `${scope} ${host}`
  return (request) => {
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined
    const host = url?.host ?? ''
    const ask = async () => {
      const response = await fetch(request)
      if (response.status !== 429 && response.status !== 503) return response
      const seconds = retryAfterSeconds(response.headers['retry-after'])
      if (!seconds) return response
      const end = new URL(response.url)
      for (const each of toPause) {
        // After a redirect it is the other server that asks for the pause, so both the host that redirected us and
        // that server are paused.
        for (const asking of new Set([host, end.host])) each.pause(ofHost(asking), seconds)
        for (const same of new Set([addressOf(url), addressOf(end)]))
          each.pause(same, Math.min(seconds, maxSharedPauseSeconds))
      }
      return response
    }
    const { signal, gapMs } = request
    return throttle.run(host, ask, { signal, gapMs, keys: [ofHost(host), addressOf(url)] })
  }
}

/** The resource that an address identifies: without the fragment, which no server sees. */
const addressOf = (url: URL | undefined): string => (url ? `${url.origin}${url.pathname}${url.search}` : '')
