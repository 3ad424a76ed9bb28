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

/** The name of a network, as it is stored. */
export type NetworkName = keyof typeof registered

/** What is known of every network as data (docs/decisions/0169). A new network is a folder and a line here, in accesses.ts, servers.ts and previews.tsx. */
export const networks: Record<NetworkName, Network> = registered

export const networkNames = Object.keys(registered) as [NetworkName, ...NetworkName[]]

/** A stored name as one we know. */
export const isNetworkName = (name: string): name is NetworkName => Object.hasOwn(registered, name)

/** Networks whose posts hold whole texts, for machines or as articles. What they tell counts as told among themselves alone, or nothing would be left for others. */
export const wholeTextNetworks = networkNames.filter((name) => networks[name].writing.style === 'whole')

export const holdsWholeText = (name: NetworkName): boolean => wholeTextNetworks.includes(name)

/** How posts of a network that is not here any more are shown: field by field. */
export const plainNetwork: NetworkName = 'webhook'

/** What a brand without channels is shown its voice on. */
export const sampleNetwork: NetworkName = 'linkedin'
