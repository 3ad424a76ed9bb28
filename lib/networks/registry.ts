import { bluesky } from './bluesky'
import { discord } from './discord'
import { instagram } from './instagram'
import { linkedin } from './linkedin'
import type { Network } from './network'
import { webhook } from './webhook'
import { x } from './x'
import { youtube } from './youtube'

const registered = {
  x,
  linkedin,
  instagram,
  youtube,
  bluesky,
  discord,
  webhook,
} as const satisfies Record<string, Network>

/** The name of a network, as it is stored. */
export type NetworkName = keyof typeof registered

/** What is known of every network as data (docs/decisions/0169). A new network is a folder and a line here, in servers.ts and in previews.tsx. */
export const networks: Record<NetworkName, Network> = registered

export const networkNames = Object.keys(registered) as [NetworkName, ...NetworkName[]]

/** A stored name as one we know. */
export const isNetworkName = (name: string): name is NetworkName => Object.hasOwn(registered, name)

/** The networks where a person has an account, which they connect on the network's own consent page. */
export const accountNetworks = networkNames.filter((name) => networks[name].connection.method === 'oauth')

/** The networks that are connected by what a person types in. */
export const typedNetworks = networkNames.filter((name) => networks[name].connection.method === 'fields')

/** The networks that machines read: whole texts, which readers have not seen. */
export const machineNetworks = networkNames.filter((name) => networks[name].isForMachines)

export const isForMachines = (name: NetworkName): boolean => machineNetworks.includes(name)

/** How posts of a network that is not here any more are shown: field by field. */
export const plainNetwork: NetworkName = 'webhook'

/** What a brand without channels is shown its voice on. */
export const sampleNetwork: NetworkName = 'linkedin'
