import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { outbound } from '@/lib/http/outbound'
import { createHostGate, type HostGate, type Pace, politeFetch } from '@/lib/http/politeness'

// One gate a pace and process: sources that share a server share its patience, and its Retry-After.
const gates = new Map<Pace, HostGate>()

/** What connectors of this pace fetch with: the guarded fetch of this install, taking turns per host (security 2.8). */
export function sourceFetch(pace: Pace): GuardedFetch {
  const gate = gates.get(pace) ?? createHostGate(pace)
  gates.set(pace, gate)
  return politeFetch(outbound('sources'), gate)
}
