import { networkNames, networks } from '@/lib/networks/registry'
import type { NetworkRules } from '@/lib/networks/rules'
import type { Platform } from './schemas'

/** A network's rules with what people call it. */
type PlatformRules = NetworkRules & { platform: Platform; label: string }

/** Every network's rules (spec/decisions#7), from the folders of lib/networks. */
export const platformRules = Object.fromEntries(
  networkNames.map((platform) => [
    platform,
    { platform, label: networks[platform].label, ...networks[platform].rules },
  ]),
) as Record<Platform, PlatformRules>
