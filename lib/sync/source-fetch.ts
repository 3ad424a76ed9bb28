import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { outbound } from '@/lib/http/outbound'
import { bucketPace, createHostGate, politeFetch } from '@/lib/http/politeness'

// One gate a process: sources that share a server share its patience, and its Retry-After.
const gate = createHostGate(bucketPace)

/** What connectors fetch with: the guarded fetch of this install, taking turns per host (security 2.8). */
export const sourceFetch = (): GuardedFetch => politeFetch(outbound('sources'), gate)
