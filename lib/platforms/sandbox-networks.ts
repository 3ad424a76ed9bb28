import { env } from '@/lib/env'
import { isNetworkName, type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import { settingsOf } from '@/lib/networks/settings'

/** The networks that can be simulated: those whose accounts are connected on a consent page. */
export const sandboxNetworkNames: readonly NetworkName[] = networkNames.filter(
  (name) => networks[name].sandboxNoun !== null,
)

/** What the pages call the simulated networks. The names tell what they imitate and that they are not it. */
export const sandboxNetworks = Object.fromEntries(
  networkNames.map((name) => {
    const { label, sandboxNoun } = networks[name]
    return [name, { label: `Sandbox ${label}`, imitates: label, noun: sandboxNoun ?? 'post' }]
  }),
) as Record<NetworkName, { label: string; imitates: string; noun: string }>

export const isSandboxNetwork = (name: string): name is NetworkName =>
  isNetworkName(name) && sandboxNetworkNames.includes(name)

/** True when this simulated network is served: the sandbox is on and no keys of the real network are set (spec/decisions#8). */
export const sandboxServes = (network: NetworkName): boolean =>
  env().TRIBUTARY_SANDBOX && !settingsOf(network).clientId

/** The networks that are served now; none when the sandbox is off. */
export const servedNetworks = (): NetworkName[] => sandboxNetworkNames.filter(sandboxServes)
