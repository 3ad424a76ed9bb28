import { scraperPace } from '@/lib/http/requests/politeness'
import { defineConnector } from '@/lib/sources/connector'
import { guessPages } from './web-scraper/guess-pages'
import { mapPage, substanceOf } from './web-scraper/map-page'
import { webScraperConfig } from './web-scraper/schemas'

/** Increase with every change to the mapping, so that items are rebuilt the next time their pages are fetched. */
const mappingVersion = 1

/** A website's article pages, found through a sitemap or the links of a page (spec/service#2.3). */
export const webScraper = defineConnector({
  type: 'web_scraper',
  label: 'Web pages',
  description: 'The articles of a website, from its sitemap or a page that lists them.',
  icon: 'page',
  guidance:
    'Enter the page that lists the articles, a sitemap or the site. If the site has a feed, use a feed source instead. We can’t read pages that need a sign-in or JavaScript.',
  kind: 'pull',
  pace: scraperPace,
  guess: guessPages,
  config: webScraperConfig,
  secretFields: [],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: (config) => [{ field: 'start_url', address: config.start_url }],

  // The HTML reader is large, and only a sync or a preview needs it.
  discover: async (config, io, known) =>
    (await import('./web-scraper/discover-pages')).discoverPages(config, io, known),
  fetchEntry: async (config, entry, io, known) =>
    (await import('./web-scraper/fetch-page')).fetchPage(config, entry, io, known),

  map: (config, entry, page, note) => mapPage(entry.key, page, config, note),
  hashedData: ({ address }) => address,
  substance: (item) => [mappingVersion, substanceOf(item)],
})
