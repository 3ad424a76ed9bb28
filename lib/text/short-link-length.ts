import { graphemeLength } from './grapheme-length'
import { findAddresses } from './text-entities'

/** What a web address counts, however long it is. */
const linkLength = 23

/**
 * Returns the number of characters that readers see, where any web address counts 23 and the server in a full name
 * (@name@server) does not count, as on servers of the open social networks. Source:
 * docs.joinmastodon.org/user/posting and `characters_reserved_per_url`, checked 2026-11-23. Takes any string.
 */
export function shortLinkLength(text: string): number {
  let length = 0
  let at = 0
  for (const { from, until } of findAddresses(text)) {
    length += graphemeLength(withoutServers(text.slice(at, from))) + linkLength
    at = until
  }
  return length + graphemeLength(withoutServers(text.slice(at)))
}

const withoutServers = (text: string): string =>
  text.includes('@')
    ? text.replace(/(?<![\w@/])@(\w{1,64})@[a-z0-9][a-z0-9.-]{0,251}[a-z0-9]/gi, '@$1')
    : text
