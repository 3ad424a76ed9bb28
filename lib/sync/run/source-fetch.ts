import { type AddressPolicy, mayBePrivate } from '@/lib/http/address-policy'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { outbound, outboundPolicy } from '@/lib/http/outbound'
import {
  bucketPace,
  createHostThrottle,
  type HostThrottle,
  type Pace,
  politeFetch,
} from '@/lib/http/politeness'
import type { Tenant } from '@/lib/workspace-grants'
import type { SyncQueue } from '../schedule/sync-queue'
import { createSemaphore, type Semaphore } from './semaphore'

type Throttles = Record<SyncQueue, HostThrottle>

// One set of throttles per pace and process: sources that share a server share its limits.
const hosts = new Map<Pace, Throttles>()

const mebibyte = 1024 * 1024
/** Answers on their way at the same time, whatever the host, by what each may hold at most. */
const answers: Record<SyncQueue, Semaphore> = {
  prompt: createSemaphore(960 * mebibyte),
  slow: createSemaphore(240 * mebibyte),
}

/**
 * What connectors of this pace fetch with: the guarded fetch of this install, limited per host and in all (spec/security#2.8).
 * The bounds hold for all sources of a process together. Each further process has its own: to one host go at most
 * as many requests at once as the pace allows (a quarter more where it asks for no gap), times the number of processes.
 * Servers that the operator has named as their own and granted to the workspace (PRIVATE_HOSTS_ALLOWED) need no sparing: they are asked at a bucket's
 * pace, whatever the type of the source. A Retry-After that is met holds that host for the project `scope` only.
 */
export function sourceFetch(
  pace: Pace,
  options: { scope: string; tenant: Tenant; queue?: SyncQueue },
): GuardedFetch {
  const { scope, tenant, queue = 'prompt' } = options
  const fetch = outbound('sources', tenant)
  const bounded: GuardedFetch = async (request) => {
    const leave = await answers[queue].acquire(request.maxBytes ?? 5 * mebibyte, request.signal)
    try {
      return await fetch(request)
    } finally {
      leave()
    }
  }
  const polite = (each: Pace) => {
    const throttles = throttlesOf(each)
    return politeFetch(bounded, throttles[queue], { scope, toPause: [throttles.prompt, throttles.slow] })
  }
  const sparing = polite(pace)
  const own = polite(bucketPace)
  return async (request) => {
    const policy = await outboundPolicy('sources', tenant)
    return isOperators(request.url, policy) ? own({ ...request, gapMs: 0 }) : sparing(request)
  }
}

const isOperators = (url: string, policy: AddressPolicy): boolean =>
  URL.canParse(url) && mayBePrivate(new URL(url), policy, true)

function throttlesOf(pace: Pace): Throttles {
  const throttles = hosts.get(pace) ?? createThrottles(pace)
  hosts.set(pace, throttles)
  return throttles
}

/** Sources known to be slow get a quarter more, so that a server that hangs for them is free for the others. */
function createThrottles(pace: Pace): Throttles {
  const share = Math.floor(pace.parallel / 4)
  if (share === 0 || pace.gapMs > 0) {
    const throttle = createHostThrottle(pace)
    return { prompt: throttle, slow: throttle }
  }
  return {
    prompt: createHostThrottle(pace),
    slow: createHostThrottle({ ...pace, parallel: share }),
  }
}
