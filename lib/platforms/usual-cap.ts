import { networkNames, networks } from '@/lib/networks/registry'
import type { Platform } from './schemas'

/** Default maximum number of posts per day and channel; undefined if there is no cap. */
export const usualCap = Object.fromEntries(
  networkNames.map((name) => [name, networks[name].usualCap]),
) as Record<Platform, number | undefined>
