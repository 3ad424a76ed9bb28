import { env } from '@/lib/env'
import { isNetworkName, type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import { getNetworkSettings } from '@/lib/networks/settings'

/** Networks that can be simulated: those whose accounts are connected through a consent page. */
export const sandboxNetworkNames: readonly NetworkName[] = networkNames.filter(
  (name) => networks[name].sandboxNoun !== null,
)

/**
 * Names of the simulated networks in the user interface. They say what is imitated, and that it is not the real
 * network.
 */
export const sandboxNetworks = Object.fromEntries(
  networkNames.map((name) => {
    const { label, sandboxNoun } = networks[name]
    return [name, { label: `Sandbox ${label}`, imitates: label, noun: sandboxNoun ?? 'post' }]
  }),
) as Record<NetworkName, { label: string; imitates: string; noun: string }>

/** Whether a name is that of a network that can be simulated. */
export const isSandboxNetwork = (name: string): name is NetworkName =>
  isNetworkName(name) && sandboxNetworkNames.includes(name)

/**
 * Whether this simulated network is active: the sandbox is on and no keys for the real network are set
 * (spec/decisions#8).
 */
export const isSandboxActive = (network: NetworkName): boolean =>
  env().TRIBUTARY_SANDBOX && !getNetworkSettings(network).clientId

/** The currently active simulated networks; none if the sandbox is off. */
export const servedNetworks = (): NetworkName[] => sandboxNetworkNames.filter(isSandboxActive)
