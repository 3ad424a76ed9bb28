import { networkNames, networks } from '@/lib/networks/registry'
import type { Platform } from './schemas'

/** Display name of each network. */
export const platformLabels = Object.fromEntries(
  networkNames.map((name) => [name, networks[name].label]),
) as Record<Platform, string>
