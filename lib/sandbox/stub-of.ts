import { type NetworkName, networks } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import type { Stub } from '@/lib/networks/stub'

/** Returns the simulated server of a network. Throws if the network is not simulated. */
export function stubOf(network: NetworkName): Stub {
  const server = networkServers[network]
  if (server.method !== 'oauth' || !server.stub)
    throw new Error(`${networks[network].label} is not simulated.`)
  return server.stub
}
