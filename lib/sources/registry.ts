import type { Connector, PullConnector } from './connector'
import { bucketManifest } from './connectors/bucket-manifest'
import { databaseTable } from './connectors/database-table'
import { markdownRepository } from './connectors/markdown-repository'
import { notionDatabase } from './connectors/notion-database'
import { push } from './connectors/push'
import { rssFeed } from './connectors/rss-feed'
import { webScraper } from './connectors/web-scraper'

/** All types of source (spec/decisions#4). Pages, API and sync look them up here. */
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

/** Returns the connector of a type; undefined for a stored source whose type does not exist (any more). */
export const findConnector = (type: string): Connector | undefined => byType.get(type)

/** Returns the connector of a type if it can be synced. */
export const findPullConnector = (type: string): PullConnector | undefined => {
  const connector = byType.get(type)
  return connector?.kind === 'pull' ? connector : undefined
}

/** Returns all connectors, in the order shown to people. */
export const listConnectors = (): readonly Connector[] => connectors
