import { type AddressPolicy, mayBePrivate } from '@/lib/http/addresses/address-policy'
import { outbound, outboundPolicy } from '@/lib/http/outbound'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import {
  bucketPace,
  createHostThrottle,
  type HostThrottle,
  type Pace,
  politeFetch,
} from '@/lib/http/requests/politeness'
import type { Tenant } from '@/lib/workspace-grants'
import type { SyncQueue } from '../schedule/sync-queue'
import { createSemaphore, type Semaphore } from './semaphore'

type Throttles = Record<SyncQueue, HostThrottle>

// One set of throttles per pace and process: sources on the same server share its limits.
const hosts = new Map<Pace, Throttles>()

const mebibyte = 1024 * 1024
/** Concurrent responses across all hosts, weighted by the maximum size each may have. */
const responseSemaphores: Record<SyncQueue, Semaphore> = {
  prompt: createSemaphore(960 * mebibyte),
  slow: createSemaphore(240 * mebibyte),
}

/**
 * Returns the fetch for connectors with this pace: this install's guarded fetch, limited per host and in total
 * (spec/security#2.8). The limits apply to all sources of a process together. Each further process has its own: one
 * host gets at most as many concurrent requests as the pace allows (a quarter more if it requires no gap), times
 * the number of processes. Servers that the operator has declared as their own and granted to the workspace
 * (PRIVATE_HOSTS_ALLOWED) need no protection: they are requested at a bucket's pace, whatever the type of source. A
 * Retry-After holds that host only for the project `scope`.
 */
export function sourceFetch(
  pace: Pace,
  options: { scope: string; tenant: Tenant; queue?: SyncQueue },
): GuardedFetch {
  const { scope, tenant, queue = 'prompt' } = options
  const fetch = outbound('sources', tenant)
  const bounded: GuardedFetch = async (request) => {
    const release = await responseSemaphores[queue].acquire(request.maxBytes ?? 5 * mebibyte, request.signal)
    try {
      return await fetch(request)
    } finally {
      release()
    }
  }
  const createPoliteFetch = (appliedPace: Pace) => {
    const throttles = getThrottles(appliedPace)
    return politeFetch(bounded, throttles[queue], { scope, toPause: [throttles.prompt, throttles.slow] })
  }
  const sourcePaceFetch = createPoliteFetch(pace)
  const operatorFetch = createPoliteFetch(bucketPace)
  return async (request) => {
    const policy = await outboundPolicy('sources', tenant)
    return isOperatorServer(request.url, policy)
      ? operatorFetch({ ...request, gapMs: 0 })
      : sourcePaceFetch(request)
  }
}

const isOperatorServer = (url: string, policy: AddressPolicy): boolean =>
  URL.canParse(url) && mayBePrivate(new URL(url), policy, true)

function getThrottles(pace: Pace): Throttles {
  const throttles = hosts.get(pace) ?? createThrottles(pace)
  hosts.set(pace, throttles)
  return throttles
}

/** Sources known to be slow get a quarter on top, so that a server that hangs for them stays free for the others. */
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
