import { networkNames, networks } from '@/lib/networks/registry'
import type { Platform } from './schemas'

/** How many posts a day a channel sends at most when nothing else is set; undefined where there is no cap. */
export const usualCap = Object.fromEntries(
  networkNames.map((name) => [name, networks[name].usualCap]),
) as Record<Platform, number | undefined>
