import { type NetworkName, networks } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import type { Stub } from '@/lib/networks/stub'

/** The simulated server of a network. Throws where none is simulated. */
export function stubOf(network: NetworkName): Stub {
  const server = networkServers[network]
  if (server.method !== 'oauth' || !server.stub)
    throw new Error(`${networks[network].label} is not simulated.`)
  return server.stub
}
