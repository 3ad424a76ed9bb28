import type { Connector, PullConnector } from './connector'
import { bucketManifest } from './connectors/bucket-manifest'
import { databaseTable } from './connectors/database-table'
import { markdownRepository } from './connectors/markdown-repository'
import { notionDatabase } from './connectors/notion-database'
import { push } from './connectors/push'
import { rssFeed } from './connectors/rss-feed'
import { webScraper } from './connectors/web-scraper'

/** Every type of source there is (spec/decisions#4). Pages, API and sync take them from here. */
const connectors: Connector[] = [
  bucketManifest,
  rssFeed,
  webScraper,
  markdownRepository,
  notionDatabase,
  databaseTable,
  push,
]

const byType = new Map(connectors.map((connector) => [connector.type, connector]))

/** The connector of a type; undefined for a stored source whose type is not (or no longer) there. */
export const findConnector = (type: string): Connector | undefined => byType.get(type)

/** The connector of a type that can be synced. */
export const findPullConnector = (type: string): PullConnector | undefined => {
  const connector = byType.get(type)
  return connector?.kind === 'pull' ? connector : undefined
}

/** All of them, in the order a person chooses from. */
export const listConnectors = (): readonly Connector[] => connectors
