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

/**
 * How accounts of each network are connected, as data, for the pages that connect them and for the server
 * (docs/decisions/0169).
 */
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

/** Networks whose accounts are connected on the network's own consent page. */
export const accountNetworks = networkNames.filter((name) => accesses[name].method === 'oauth')

/**
 * Account networks whose app is created by hand and whose keys are entered here: all except multi-server networks.
 */
export const appNetworks = accountNetworks.filter((name) => findServerField(name) === null)

/** Multi-server networks, where we register an app at each server. */
export const serverNetworks = accountNetworks.filter((name) => findServerField(name) !== null)

/** The server field that a person fills in for a multi-server network; null for any other network. */
export function findServerField(name: NetworkName): ServerField | null {
  const access = accesses[name]
  return access.method === 'oauth' ? (access.perServer ?? null) : null
}

/** Networks that offer a consent page in addition to typed-in fields. */
export const signInNetworks = networkNames.filter((name) => findSignIn(name) !== null)

/**
 * Returns the alternative consent page of a network whose accounts are connected by typed-in fields; null if there
 * is none.
 */
export function findSignIn(name: NetworkName): NonNullable<FieldsConnection['signIn']> | null {
  const access = accesses[name]
  return access.method === 'fields' ? (access.signIn ?? null) : null
}

/** The field that is filled in before the consent page opens; null if the network has none. */
export const getFieldBeforeConsent = (name: NetworkName): ServerField | null =>
  findServerField(name) ?? findSignIn(name)?.field ?? null

/** Returns the accounts that a network's users may act for besides their own; null if the network has none. */
export function findManagedAccounts(name: NetworkName): ManagedAccounts | null {
  const access = accesses[name]
  return access.method === 'oauth' ? (access.managed ?? null) : null
}

/** Networks that are connected by typing in fields. */
export const typedNetworks = networkNames.filter((name) => accesses[name].method === 'fields')
