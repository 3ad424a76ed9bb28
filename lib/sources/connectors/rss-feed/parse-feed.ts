import { decodeHTML } from 'entities'
import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed, type SyNs } from 'feedsmith'
import { parseExactJson } from '@/lib/http/responses/exact-json'
import type { Note } from '@/lib/mapping/document-reader'
import { storableJson } from '@/lib/text/storable-json'
import { atomEntry } from './atom-entry'
import { type Feed, type FeedEntry, resolveAddress } from './feed'
import { jsonEntry } from './json-entry'
import { rssEntry } from './rss-entry'
import { plainTitle } from './texts'

/** Entries beyond this are ignored: a feed announces what is new, not everything there ever was. */
const maxEntries = 5_000

/**
 * Parses a feed that has been inspected. Takes its text, kind and address; returns its entries in order. Throws
 * feedsmith's errors, and others, if it is not a feed after all.
 */
export function parseFeed(text: string, kind: 'xml' | 'json', address: string, note: Note): Feed {
  const feed = kind === 'json' ? jsonFeed(text, address, note) : xmlFeed(text, address)
  if (kind === 'xml') noteUnknownEntities(text, note)
  if (feed.entries.length <= maxEntries) return feed
  note(`The feed lists more than ${maxEntries.toLocaleString('en')} entries. We only read the first ones.`)
  return { ...feed, entries: feed.entries.slice(0, maxEntries) }
}

const options = { maxItems: maxEntries + 1 }

function xmlFeed(raw: string, address: string): Feed {
  // PostgreSQL cannot store NUL, and XML allows neither it nor the other control characters removed here.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const text = /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(raw) ? raw.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '') : raw
  const root = /<(?!\?|!)(?:[\w.-]+:)?([\w.-]+)/.exec(withoutProlog(text))?.[1]?.toLowerCase()
  if (root === 'feed') return atomFeed(text, address)
  return root === 'rdf' ? rdfFeed(text, address) : rssFeed(text, address)
}

const withoutProlog = (text: string): string =>
  text.slice(0, 8192).replace(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/g, '')

function rssFeed(text: string, address: string): Feed {
  const feed = parseRssFeed(text, options)
  const base = resolveAddress(feed.xml?.base, address) ?? resolveAddress(feed.link, address) ?? address
  const owner = feed.itunes?.author ?? feed.dc?.creators?.[0] ?? feed.managingEditor?.name
  return {
    format: 'RSS',
    title: plainTitle(feed.title ?? feed.itunes?.title),
    language: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang,
    authors: owner ? [owner] : [],
    freshForSeconds: longest(feed.ttl === undefined ? undefined : feed.ttl * 60, periodOf(feed.sy)),
    entries: entriesOf(feed.items, (item) => rssEntry(item, base)),
  }
}

function rdfFeed(text: string, address: string): Feed {
  const feed = parseRdfFeed(text, options)
  const base = resolveAddress(feed.link, address) ?? address
  return {
    format: 'RSS 1.0',
    title: plainTitle(feed.title),
    language: feed.dc?.languages?.[0] ?? feed.xml?.lang,
    authors: feed.dc?.creators?.slice(0, 1) ?? [],
    freshForSeconds: periodOf(feed.sy),
    entries: entriesOf(feed.items, (item) => rssEntry(item, base)),
  }
}

function atomFeed(text: string, address: string): Feed {
  const feed = parseAtomFeed(text, options)
  const page = feed.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href
  const base = resolveAddress(feed.xml?.base, address) ?? resolveAddress(page, address) ?? address
  return {
    format: 'Atom',
    title: plainTitle(feed.title?.value, feed.title?.type !== 'text'),
    language: feed.xml?.lang ?? feed.dc?.languages?.[0],
    authors: (feed.authors ?? []).flatMap(({ name }) => name ?? []).slice(0, 5),
    freshForSeconds: periodOf(feed.sy),
    entries: entriesOf(feed.entries, (entry) => atomEntry(entry, base)),
  }
}

function jsonFeed(text: string, address: string, note: Note): Feed {
  const feed = parseJsonFeed(storableJson(parseExactJson(text), note), options)
  const base = resolveAddress(feed.home_page_url, address) ?? address
  if (feed.expired) note('The feed says that it has ended. Don’t expect new content.')
  return {
    format: 'JSON Feed',
    title: plainTitle(feed.title, false),
    language: feed.language,
    authors: (feed.authors ?? []).flatMap(({ name }) => name ?? []).slice(0, 5),
    freshForSeconds: undefined,
    entries: entriesOf(feed.items, (item) => jsonEntry(item, base)),
  }
}

const entriesOf = <Raw>(raw: Raw[] | undefined, read: (entry: Raw) => FeedEntry): FeedEntry[] =>
  (raw ?? []).map(read)

const periods: Record<string, number> = {
  hourly: 3_600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
  yearly: 31_536_000,
}

/** Converts a period in feed notation ("twice daily") to seconds. */
function periodOf(sy: SyNs.Feed<string> | undefined): number | undefined {
  const seconds = periods[sy?.updatePeriod?.toLowerCase() ?? '']
  return seconds === undefined ? undefined : seconds / Math.max(1, sy?.updateFrequency ?? 1)
}

const longest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : Math.max(a, b ?? 0)

/** Undefined entities stay in the text unchanged; the note makes them visible. */
function noteUnknownEntities(text: string, note: Note): void {
  const unknown = new Set<string>()
  for (const [entity] of text.matchAll(/&(?!(?:lt|gt|amp|quot|apos|nbsp);)[a-z][a-z\d]{0,30};/gi)) {
    if (unknown.size < 10 && !unknown.has(entity) && decodeHTML(entity) === entity) unknown.add(entity)
  }
  if (unknown.size > 0)
    note(`The feed contains unknown character names (${[...unknown].join(', ')}). We leave them as they are.`)
}
