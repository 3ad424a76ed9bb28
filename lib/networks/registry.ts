import { bluesky } from './bluesky'
import { discord } from './discord'
import { ghost } from './ghost'
import { instagram } from './instagram'
import { linkedin } from './linkedin'
import { mastodon } from './mastodon'
import type { Network } from './network'
import { newsletter } from './newsletter'
import { slack } from './slack'
import { telegram } from './telegram'
import { webhook } from './webhook'
import { wordpress } from './wordpress'
import { x } from './x'
import { youtube } from './youtube'

const registered = {
  x,
  linkedin,
  instagram,
  youtube,
  bluesky,
  mastodon,
  discord,
  telegram,
  slack,
  ghost,
  wordpress,
  newsletter,
  webhook,
} as const satisfies Record<string, Network>

/** The name of a network, as stored. */
export type NetworkName = keyof typeof registered

/**
 * The data of all networks (docs/decisions/0169). A new network needs a folder and a line here, in accesses.ts,
 * servers.ts and previews.tsx.
 */
export const networks: Record<NetworkName, Network> = registered

export const networkNames = Object.keys(registered) as [NetworkName, ...NetworkName[]]

/** Narrows a stored name to a known network. */
export const isNetworkName = (name: string): name is NetworkName => Object.hasOwn(registered, name)

/**
 * Networks whose posts contain whole texts, for machines or as articles. The facts they tell only count as covered
 * among these networks, or nothing would be left for the others.
 */
export const wholeTextNetworks = networkNames.filter((name) => networks[name].writing.style === 'whole')

/** Whether a network's posts contain whole texts (see `wholeTextNetworks`). */
export const holdsWholeText = (name: NetworkName): boolean => wholeTextNetworks.includes(name)

/** Stands in for a network that no longer exists: its posts are shown field by field. */
export const plainNetwork: NetworkName = 'webhook'

/** The network on which a brand without channels sees a sample of its voice. */
export const sampleNetwork: NetworkName = 'linkedin'
