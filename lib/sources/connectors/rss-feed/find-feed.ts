import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { describeUnexpected } from '@/lib/http/responses/unexpected-content'
import { findPageLinks } from '@/lib/sources/addresses/find-page-links'
import type { ConnectorIO } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { decodeFeed } from './decode'
import { feedRequest } from './feed-request'
import { inspectFeed } from './inspect'

export type PageFeed = { href: string; title: string }

const feedType = /^application\/(?:rss|atom|rdf|feed)\+(?:xml|json)$/
const plainType = /^(?:application|text)\/(?:xml|json)$/

/** Returns the feeds that a web page links to, likeliest first; comment feeds come last. */
export function listPageFeeds(
  links: { rel: string; type: string; href: string; title: string }[],
): PageFeed[] {
  const found = links.filter(
    ({ rel, type, href }) =>
      /(?:^|\s)(?:alternate|feed)(?:\s|$)/.test(rel) &&
      (feedType.test(type) ||
        (plainType.test(type) && /feed|rss|atom/i.test(href) && !/wp-json|oembed/i.test(href))),
  )
  const isOfComments = ({ href, title }: PageFeed) =>
    /comments?\b|kommentar/i.test(`${new URL(href).pathname} ${title}`)
  const unique = [...new Map(found.map((link) => [link.href, link])).values()]
  return [...unique.filter((link) => !isOfComments(link)), ...unique.filter(isOfComments)]
}

/** Returns where feeds usually are when no page links to one: next to the page, then at the root of its site. */
function listUsualFeedAddresses(page: URL): string[] {
  const folder = page.pathname.replace(/\/[^/.]*\.[^/]*$/, '').replace(/(?<!\/)\/+$/, '')
  const folderPaths = folder === '' ? [] : [`${folder}/feed`, `${folder}/rss.xml`]
  const places = [...folderPaths, '/feed', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml', '/rss']
  return [...new Set(places.map((path) => new URL(path, page.origin).href))]
}

const maxTried = 3

/**
 * Finds a web page's feed: one that it links to, otherwise one at the usual places. Takes the response with the
 * page and its text; returns the response with the feed. Logs which feed it chose and which others exist. Throws
 * SourceError 'feed-missing' that says where it looked.
 */
export async function findFeed(
  page: GuardedResponse,
  text: string,
  io: ConnectorIO,
): Promise<GuardedResponse> {
  const url = new URL(page.url)
  const { host } = url
  if (isSignIn(text, url)) throw createNotAFeedError(page)
  const linked = listPageFeeds(findPageLinks(text, url))
  for (const { href } of linked.slice(0, maxTried)) {
    const answer = await tryFeed(href, io)
    if (!answer) continue
    io.note(describeChoice(href, linked, host))
    return answer
  }
  const candidates = linked.length > 0 ? [] : listUsualFeedAddresses(url)
  for (const href of candidates) {
    const answer = await tryFeed(href, io)
    if (!answer) continue
    io.note(`The page on ${host} doesn’t link to a feed. We read the one at ${redactAddress(href)}.`)
    return answer
  }
  throw new SourceError('feed-missing', {
    message:
      linked.length > 0
        ? `The page on ${host} links to ${linked.length === 1 ? 'a feed' : `${linked.length} feeds`} (${formatFeeds(linked)}), but we can’t read ${linked.length === 1 ? 'it' : 'any of them'}.`
        : `We found no feed for this page on ${host}. The page links to none, and there is none at ${candidates.map(redactAddress).join(', ')}.`,
    hint: 'If you know the address of the feed, enter it. Otherwise, ask the site’s administrator whether it has one.',
  })
}

/** Builds the error for a page in place of a feed. */
export function createNotAFeedError({ url, headers, bytes }: GuardedResponse): SourceError {
  const { host } = new URL(url)
  const words = describeUnexpected({ host, url, contentType: headers['content-type'], bytes }, 'a feed')
  return new SourceError('feed-malformed', {
    message: words?.message ?? `${host} didn’t return a feed.`,
    hint:
      words?.hint ?? 'Open the address in a browser and check that it shows a feed (RSS, Atom or JSON Feed).',
  })
}

const isSignIn = (text: string, url: URL): boolean =>
  /type\s*=\s*["']?password/i.test(text.slice(0, 200_000)) ||
  /\b(?:sign-?in|log-?in|sso|oauth)\b/i.test(url.pathname)

async function tryFeed(url: string, io: ConnectorIO): Promise<GuardedResponse | undefined> {
  try {
    const response = await io.fetch(feedRequest(url, io.signal))
    if (response.status !== 200) return undefined
    const { kind } = inspectFeed(decodeFeed(response, () => undefined))
    return kind === 'xml' || kind === 'json' ? response : undefined
  } catch (error) {
    // If one address cannot be read, others still may; a stopped sync or a requested pause ends the search.
    if (error instanceof OutboundError && (error.code === 'aborted' || error.code === 'asked-to-wait'))
      throw error
    if (error instanceof OutboundError || error instanceof SourceError) return undefined
    throw error
  }
}

function describeChoice(href: string, linked: PageFeed[], host: string): string {
  if (linked.length === 1)
    return `The page on ${host} links to one feed, ${redactAddress(href)}. We read that.`
  const others = linked.filter((link) => link.href !== href)
  return (
    `The page on ${host} links to ${linked.length} feeds. We read ${redactAddress(href)}. ` +
    `To use another one, enter its address: ${formatFeeds(others)}.`
  )
}

const formatFeeds = (feeds: PageFeed[]): string =>
  feeds
    .slice(0, 5)
    .map(({ href, title }) =>
      title === '' ? redactAddress(href) : `${redactAddress(href)} (${title.slice(0, 80)})`,
    )
    .join(', ') + (feeds.length > 5 ? ' and others' : '')

/** Without the query string, which may contain a secret. */
const redactAddress = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.slice(0, 300)
}
