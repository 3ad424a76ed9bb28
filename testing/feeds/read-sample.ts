import type { ItemDraft } from '@/lib/mapping/item-draft'
import type { ConnectorIO, Discovery } from '@/lib/sources/connector'
import { discoverEntries, type FeedEntryData } from '@/lib/sources/connectors/rss-feed/discover-entries'
import { mapEntry } from '@/lib/sources/connectors/rss-feed/map-entry'
import { rssFeedConfig } from '@/lib/sources/connectors/rss-feed/schemas'

export type Sample = {
  items: ItemDraft[]
  notes: string[]
  skipped: string[]
  discovery: Extract<Discovery<FeedEntryData>, { notModified: false }>
}

/**
 * Returns a feed's items as a sync would read them from https://feeds.example/f: the same discovery and mapping,
 * without a network. Throws whatever reading the feed throws.
 */
export async function readSample(
  body: Uint8Array | string,
  settings: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Sample> {
  const config = rssFeedConfig.parse({ feed_url: 'https://feeds.example/f', ...settings })
  const notes: string[] = []
  const note = (line: string) => void notes.push(line)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const response = {
    status: 200,
    notModified: false,
    url: config.feed_url,
    headers,
    validators: {},
    bytes,
    text: () => Buffer.from(bytes).toString('utf8'),
    json: () => undefined,
  }
  const io = {
    fetch: async () => response,
    note,
    now: () => new Date(),
    signal: new AbortController().signal,
  }
  const discovery = await discoverEntries(config, io as unknown as ConnectorIO, undefined)
  if (discovery.notModified) throw new Error('a first answer is not "not modified"')
  return {
    items: discovery.entries.map((entry) => mapEntry(entry.key, entry.data, config, note)),
    notes,
    skipped: discovery.skipped.map(({ reason }) => reason),
    discovery,
  }
}
