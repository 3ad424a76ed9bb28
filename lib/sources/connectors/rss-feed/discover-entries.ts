import { hash } from 'node:crypto'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import type { Note } from '@/lib/mapping/document-reader'
import type { ConnectorIO, Discovery, Entry, IndexState, SkippedEntry } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { contentHash } from '@/lib/text/content-hash'
import { isRecord } from '@/lib/text/is-empty'
import { readTime } from '@/lib/text/time/read-time'
import { computeFreshSeconds } from './compute-fresh-seconds'
import { decodeFeed } from './decode'
import type { Feed, FeedEntry } from './feed'
import { feedEntryKey } from './feed-entry-key'
import { feedRequest } from './feed-request'
import { createNotAFeedError, findFeed } from './find-feed'
import { inspectFeed } from './inspect'
import { parseFeed } from './parse-feed'
import type { RssFeedConfig } from './schemas'

/** An entry with the data it takes from its feed: everything its item is made from. */
export type FeedEntryData = {
  entry: FeedEntry
  feed: { title: string | undefined; address: string; language: string | undefined; authors: string[] }
  fingerprint: string
}

/** Increase with every change to how entries are read or mapped, so that items are rebuilt. */
const version = 2

type Read = { response: GuardedResponse; text: string }

/**
 * Reads a source's feed, from its address or from the page at its address. Returns its entries with fingerprints of
 * all their content; of duplicate entries the newest counts. Throws SourceError and OutboundError.
 */
export async function discoverEntries(
  config: RssFeedConfig,
  io: ConnectorIO,
  known: IndexState | undefined,
): Promise<Discovery<FeedEntryData>> {
  const cursor = readFeedCursor(known?.cursor, config.feed_url)
  const { cursor: _, ...validators } = known ?? {}
  const response = await io.fetch(feedRequest(cursor?.feed ?? config.feed_url, io.signal, validators))
  if (response.notModified)
    return { notModified: true, freshForSeconds: computeFreshSeconds(response.headers, cursor?.rest) }
  const read = await readFeed(response, config.feed_url, cursor, io)
  const feed = parseOrExplain(read, io.note)
  const { entries, skipped } = assignKeys(feed, read.response.url, io.note)
  const complete = isComplete(read.text)
  if (!complete) io.note('The feed is cut off. We used the part we could read and try again next time.')
  const address = read.response === response ? (cursor?.feed ?? config.feed_url) : read.response.url
  return {
    notModified: false,
    entries,
    skipped,
    validators: {
      ...(complete ? read.response.validators : {}),
      cursor: writeFeedCursor({ address: config.feed_url, feed: address, rest: feed.freshForSeconds }),
    },
    // A feed lists what is new; an entry that it no longer lists was not withdrawn.
    complete: false,
    freshForSeconds: computeFreshSeconds(read.response.headers, feed.freshForSeconds),
  }
}

/** Returns the response that is a feed: this one, or the feed found through it if it is a page. */
async function readFeed(
  response: GuardedResponse,
  address: string,
  cursor: FeedCursor | undefined,
  io: ConnectorIO,
): Promise<Read> {
  const found = cursor !== undefined && cursor.feed !== address
  if (found && (response.status === 404 || response.status === 410)) return searchPageAgain(address, io)
  checkStatus(response)
  const text = decodeFeed(response, io.note)
  if (inspectFeed(text).kind !== 'page') return { response, text }
  if (found) return searchPageAgain(address, io)
  // An address that used to be a feed and is now a page has changed its meaning; another feed of that site would be
  // wrong.
  if (cursor) throw createNotAFeedError(response)
  const answer = await findFeed(response, text, io)
  return { response: answer, text: decodeFeed(answer, io.note) }
}

/** Starts over from the page, because the feed found there is gone. */
async function searchPageAgain(address: string, io: ConnectorIO): Promise<Read> {
  const response = await io.fetch(feedRequest(address, io.signal))
  return readFeed(response, address, undefined, io)
}

function checkStatus(response: GuardedResponse): void {
  const { status, url } = response
  const { host } = new URL(url)
  if (status === 404)
    throw new SourceError('feed-missing', {
      message: `There is no feed at this address on ${host} (404).`,
      hint: 'Enter the address of the page the feed belongs to, and we look for the feed there.',
    })
  if (status === 401 || status === 403 || status === 407)
    throw new OutboundError('bad-status', {
      message: `${host} doesn’t let us read this feed (${status}).`,
      hint: 'The feed must be public. Ask the site’s administrator to let us read it, or use its public address.',
      status,
    })
  if (status !== 200) throw statusError(response)
}

function parseOrExplain({ response, text }: Read, note: Note): Feed {
  const { host } = new URL(response.url)
  const inspected = inspectFeed(text)
  if (inspected.kind === 'empty') throw malformed(`The feed from ${host} is empty.`)
  if (inspected.kind === 'refused')
    throw malformed(`We can’t read the feed from ${host} because ${inspected.reason}.`)
  if (inspected.kind !== 'xml' && inspected.kind !== 'json') throw createNotAFeedError(response)
  try {
    const feed = parseFeed(text, inspected.kind, response.url, note)
    if (feed.entries.length === 0) note('The feed has no entries right now.')
    return feed
  } catch {
    const what = inspected.kind === 'json' ? 'JSON, but not a JSON Feed' : 'damaged'
    throw malformed(`We can’t read the feed from ${host} because it is ${what}.`)
  }
}

const malformed = (message: string) =>
  new SourceError('feed-malformed', {
    message,
    hint: 'Check the feed with a feed validator and ask its publisher to fix it. We keep everything imported so far.',
  })

/** Whether an XML feed has its closing tag; a truncated response has none. */
const isComplete = (text: string): boolean =>
  !/^[\s\ufeff]*</.test(text) ||
  /<\/(?:[\w.-]+:)?(?:rss|feed|rdf)\s*>/i.test(text.slice(-2_000)) ||
  !/<(?:item|entry)\b/i.test(text)

function assignKeys(
  { title, language, authors, entries }: Feed,
  address: string,
  note: Note,
): { entries: Entry<FeedEntryData>[]; skipped: SkippedEntry[] } {
  // Without the query string, which may contain a secret.
  const feed = { title: title?.slice(0, 300), address: address.replace(/[?#].*$/s, ''), language, authors }
  const same = contentHash([version, feed])
  const byKey = new Map<string, Entry<FeedEntryData>>()
  const skipped: SkippedEntry[] = []
  const repeated = new Set<string>()
  entries.forEach((entry, at) => {
    const key = feedEntryKey(entry)
    if (key === undefined)
      skipped.push({
        key: `entry ${at + 1}`,
        reason: 'The entry has no title, address, date or text.',
      })
    else {
      const before = byKey.get(key)
      if (before) repeated.add(key)
      if (before && !isNewer(entry, before.data.entry)) return
      const fingerprint = hash('sha256', `${same}${JSON.stringify(entry)}`, 'base64url')
      byKey.set(key, { key, fingerprint, data: { entry, feed, fingerprint } })
    }
  })
  if (repeated.size > 0) note(describeRepeats([...repeated]))
  return { entries: [...byKey.values()], skipped }
}

/** Returns when the entry says it was last changed. */
const changedAt = ({ fields }: FeedEntry): number | undefined => {
  const names = [
    ...['updated', 'atom:updated', 'date_modified'],
    ...['pubDate', 'published', 'date_published', 'atom:published', 'dc:date'],
  ]
  for (const name of names) {
    const time = readTime(fields[name])
    if (time) return time.getTime()
  }
  return undefined
}

/** Feeds list the newest first, so without dates the first one counts. */
function isNewer(entry: FeedEntry, before: FeedEntry): boolean {
  const [time, other] = [changedAt(entry), changedAt(before)]
  return time !== undefined && (other === undefined || time > other)
}

const describeRepeats = (keys: string[]): string =>
  `The feed lists ${keys.length === 1 ? 'one entry' : `${keys.length} entries`} more than once. We use the newest version: ` +
  `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ' and others' : ''}.`

/**
 * What one sync remembers for the next: which feed was read for which address, and for how long it asks not to be
 * read again.
 */
type FeedCursor = { address: string; feed: string; rest: number | undefined }

const writeFeedCursor = (cursor: FeedCursor): string => JSON.stringify(cursor)

/** Returns undefined if the memory belongs to another address or cannot be parsed. */
function readFeedCursor(cursor: string | undefined, address: string): FeedCursor | undefined {
  if (cursor === undefined) return undefined
  try {
    const value: unknown = JSON.parse(cursor)
    if (!isRecord(value) || value.address !== address || typeof value.feed !== 'string') return undefined
    return { address, feed: value.feed, rest: typeof value.rest === 'number' ? value.rest : undefined }
  } catch {
    return undefined
  }
}
