import { scraperPace } from '@/lib/http/requests/politeness'
import { defineConnector } from '@/lib/sources/connector'
import { discoverEntries } from './rss-feed/discover-entries'
import { guessFeed } from './rss-feed/guess-feed'
import { mapEntry } from './rss-feed/map-entry'
import { rssFeedConfig } from './rss-feed/schemas'

/** A feed: RSS 0.9x to 2.0, RSS 1.0 (RDF), Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1 (spec/service#2.3). */
export const rssFeed = defineConnector({
  type: 'rss_feed',
  label: 'Feed',
  description: 'The entries of a blog, podcast, channel or news site, by its feed (RSS, Atom or JSON Feed).',
  icon: 'feed',
  kind: 'pull',
  guidance:
    'Most blogs, podcasts and news sites have a feed. Paste its address, or the address of the site, and we find the feed.',
  pace: scraperPace,
  config: rssFeedConfig,
  secretFields: [],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: (config) => [{ field: 'feed_url', address: config.feed_url }],
  guess: guessFeed,
  discover: discoverEntries,
  // The feed contains everything there is about an entry.
  fetchEntry: async () => ({ notModified: false, content: undefined, validators: {} }),
  map: (config, entry, _content, note) => mapEntry(entry.key, entry.data, config, note),
  hashedData: (data) => data.fingerprint,
  // The feed's address, the time an entry was last touched, and unused parts do not count as changes to the item.
  // Serialized as text: the parts always come in the same order, and text is fastest to hash.
  substance: ({ metadata: { fields: _, field_sources: __, feed: ___, ...metadata }, ...columns }) =>
    JSON.stringify([columns, metadata]),
})
