import { blueskyAccess } from './bluesky/access'
import type { Connection, FieldsConnection, ManagedAccounts, ServerField } from './connection'
import { discordAccess } from './discord/access'
import { ghostAccess } from './ghost/access'
import { instagramAccess } from './instagram/access'
import { linkedinAccess } from './linkedin/access'
import { mastodonAccess } from './mastodon/access'
import { newsletterAccess } from './newsletter/access'
import { type NetworkName, networkNames } from './registry'
import { slackAccess } from './slack/access'
import { telegramAccess } from './telegram/access'
import { webhookAccess } from './webhook/access'
import { wordpressAccess } from './wordpress/access'
import { xAccess } from './x/access'
import { youtubeAccess } from './youtube/access'

/** How accounts of every network are connected, as data: for the pages that connect them and for the server (docs/decisions/0169). */
export const accesses: Record<NetworkName, Connection> = {
  x: xAccess,
  linkedin: linkedinAccess,
  instagram: instagramAccess,
  youtube: youtubeAccess,
  bluesky: blueskyAccess,
  mastodon: mastodonAccess,
  discord: discordAccess,
  telegram: telegramAccess,
  slack: slackAccess,
  ghost: ghostAccess,
  wordpress: wordpressAccess,
  newsletter: newsletterAccess,
  webhook: webhookAccess,
}

/** The networks where a person has an account, which they connect on the network's own consent page. */
export const accountNetworks = networkNames.filter((name) => accesses[name].method === 'oauth')

/** Those of them where an app is made by hand, whose keys are entered here: all but the networks of many servers. */
export const appNetworks = accountNetworks.filter((name) => perServerOf(name) === null)

/** The networks of many servers, where an app of ours is registered at each. */
export const serverNetworks = accountNetworks.filter((name) => perServerOf(name) !== null)

/** What a person types in of a network of many servers; null for any other. */
export function perServerOf(name: NetworkName): ServerField | null {
  const access = accesses[name]
  return access.method === 'oauth' ? (access.perServer ?? null) : null
}

/** Those with a consent page besides what can be typed in. */
export const signInNetworks = networkNames.filter((name) => signInOf(name) !== null)

/** The consent page of a network whose accounts are connected by what is typed in, besides; null where there is none. */
export function signInOf(name: NetworkName): NonNullable<FieldsConnection['signIn']> | null {
  const access = accesses[name]
  return access.method === 'fields' ? (access.signIn ?? null) : null
}

/** What is asked before the consent page of a network of many servers; null for any other. */
export const beforeConsentOf = (name: NetworkName): ServerField | null =>
  perServerOf(name) ?? signInOf(name)?.field ?? null

/** The accounts that people of a network may act for besides their own; null where there are none. */
export function managedOf(name: NetworkName): ManagedAccounts | null {
  const access = accesses[name]
  return access.method === 'oauth' ? (access.managed ?? null) : null
}

/** The networks that are connected by what a person types in. */
export const typedNetworks = networkNames.filter((name) => accesses[name].method === 'fields')
