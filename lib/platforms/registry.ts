import { networkNames, networks } from '@/lib/networks/registry'
import type { NetworkRules } from '@/lib/networks/rules'
import type { Platform } from './schemas'

/** A network's rules and its display name. */
type PlatformRules = NetworkRules & { platform: Platform; label: string }

/** Rules of all networks (spec/decisions#7), from the folders of lib/networks. */
export const platformRules = Object.fromEntries(
  networkNames.map((platform) => [
    platform,
    { platform, label: networks[platform].label, ...networks[platform].rules },
  ]),
) as Record<Platform, PlatformRules>
