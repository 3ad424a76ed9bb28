import { hash } from 'node:crypto'
import { statusError } from '@/lib/http/describe-status'
import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import { OutboundError } from '@/lib/http/outbound-error'
import type { Note } from '@/lib/mapping/document-reader'
import type { ConnectorIO, Discovery, Entry, IndexState, SkippedEntry } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { contentHash } from '@/lib/text/content-hash'
import { isRecord } from '@/lib/text/empty'
import { readTime } from '@/lib/text/time/read-time'
import { decodeFeed } from './decode'
import type { Feed, FeedEntry } from './feed'
import { feedRequest } from './feed-request'
import { findFeed, notAFeed } from './find-feed'
import { restSeconds } from './freshness'
import { entryKey } from './identity'
import { inspectFeed } from './inspect'
import { parseFeed } from './parse-feed'
import type { RssFeedConfig } from './schemas'

/** An entry with what it takes from its feed; all that makes its item. */
export type FeedEntryData = {
  entry: FeedEntry
  feed: { title: string | undefined; address: string; language: string | undefined; authors: string[] }
  fingerprint: string
}

/** To be raised with every change in how entries are read or mapped, so that items are made anew. */
const version = 2

type Read = { response: GuardedResponse; text: string }

/**
 * Reads the feed of a source: of its address, or of the page at its address. Gives its entries with fingerprints of all
 * they say; of what is listed twice the newest counts. Throws SourceError and OutboundError.
 */
export async function discoverEntries(
  config: RssFeedConfig,
  io: ConnectorIO,
  known: IndexState | undefined,
): Promise<Discovery<FeedEntryData>> {
  const memory = readMemory(known?.cursor, config.feed_url)
  const { cursor: _, ...validators } = known ?? {}
  const response = await io.fetch(feedRequest(memory?.feed ?? config.feed_url, io.signal, validators))
  if (response.notModified)
    return { notModified: true, freshForSeconds: restSeconds(response.headers, memory?.rest) }
  const read = await readFeed(response, config.feed_url, memory, io)
  const feed = parsed(read, io.note)
  const { entries, skipped } = keyed(feed, read.response.url, io.note)
  const complete = endsProperly(read.text)
  if (!complete) io.note('The feed is cut off. We used the part we could read and try again next time.')
  const address = read.response === response ? (memory?.feed ?? config.feed_url) : read.response.url
  return {
    notModified: false,
    entries,
    skipped,
    validators: {
      ...(complete ? read.response.validators : {}),
      cursor: writeMemory({ address: config.feed_url, feed: address, rest: feed.restSeconds }),
    },
    // A feed lists what is new: what it no longer lists has not vanished.
    complete: false,
    freshForSeconds: restSeconds(read.response.headers, feed.restSeconds),
  }
}

/** The answer that is a feed: this one, or the one found from the page it is. */
async function readFeed(
  response: GuardedResponse,
  address: string,
  memory: FeedMemory | undefined,
  io: ConnectorIO,
): Promise<Read> {
  const found = memory !== undefined && memory.feed !== address
  if (found && (response.status === 404 || response.status === 410)) return searchPageAgain(address, io)
  checkStatus(response)
  const text = decodeFeed(response, io.note)
  if (inspectFeed(text).kind !== 'page') return { response, text }
  if (found) return searchPageAgain(address, io)
  // An address that was a feed and is a page now has changed its meaning; another feed of that site would be a mistake.
  if (memory) throw notAFeed(response)
  const answer = await findFeed(response, text, io)
  return { response: answer, text: decodeFeed(answer, io.note) }
}

/** From the page again, since the feed that was found there is gone. */
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

function parsed({ response, text }: Read, note: Note): Feed {
  const { host } = new URL(response.url)
  const inspected = inspectFeed(text)
  if (inspected.kind === 'empty') throw malformed(`The feed from ${host} is empty.`)
  if (inspected.kind === 'refused')
    throw malformed(`We can’t read the feed from ${host} because ${inspected.reason}.`)
  if (inspected.kind !== 'xml' && inspected.kind !== 'json') throw notAFeed(response)
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

/** Whether an XML feed has its end; what was cut off on the way has not. */
const endsProperly = (text: string): boolean =>
  !/^[\s\ufeff]*</.test(text) ||
  /<\/(?:[\w.-]+:)?(?:rss|feed|rdf)\s*>/i.test(text.slice(-2_000)) ||
  !/<(?:item|entry)\b/i.test(text)

function keyed(
  { title, language, authors, entries }: Feed,
  address: string,
  note: Note,
): { entries: Entry<FeedEntryData>[]; skipped: SkippedEntry[] } {
  // Without its query, which may be a secret.
  const feed = { title: title?.slice(0, 300), address: address.replace(/[?#].*$/s, ''), language, authors }
  const same = contentHash([version, feed])
  const byKey = new Map<string, Entry<FeedEntryData>>()
  const skipped: SkippedEntry[] = []
  const repeated = new Set<string>()
  entries.forEach((entry, at) => {
    const key = entryKey(entry)
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
  if (repeated.size > 0) note(repeatedWords([...repeated]))
  return { entries: [...byKey.values()], skipped }
}

/** When an entry was last changed, by its own word. */
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

/** Feeds begin with what is new, so without dates the first counts. */
function isNewer(entry: FeedEntry, before: FeedEntry): boolean {
  const [time, other] = [changedAt(entry), changedAt(before)]
  return time !== undefined && (other === undefined || time > other)
}

const repeatedWords = (keys: string[]): string =>
  `The feed lists ${keys.length === 1 ? 'one entry' : `${keys.length} entries`} more than once. We use the newest version: ` +
  `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ' and others' : ''}.`

/** What one sync leaves for the next: which feed was read for which address, and how long it asks to be left alone. */
type FeedMemory = { address: string; feed: string; rest: number | undefined }

const writeMemory = (memory: FeedMemory): string => JSON.stringify(memory)

/** Undefined for what belongs to another address, or is none of ours. */
function readMemory(cursor: string | undefined, address: string): FeedMemory | undefined {
  if (cursor === undefined) return undefined
  try {
    const value: unknown = JSON.parse(cursor)
    if (!isRecord(value) || value.address !== address || typeof value.feed !== 'string') return undefined
    return { address, feed: value.feed, rest: typeof value.rest === 'number' ? value.rest : undefined }
  } catch {
    return undefined
  }
}
