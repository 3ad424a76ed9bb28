import type { Pace } from '@/lib/http/requests/politeness'
import { type ConnectorIO, defineConnector } from '@/lib/sources/connector'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'
import { notionApi, notionClient } from './notion-database/client'
import { callNotion } from './notion-database/failure'
import { fetchNotionPage } from './notion-database/fetch-notion-page'
import { findDataSource } from './notion-database/find-data-source'
import { listPages } from './notion-database/list-pages'
import { mapNotionPage } from './notion-database/map-notion-page'
import { isNotionAddress, notionId, showsView } from './notion-database/notion-address'
import { queryOf } from './notion-database/query'
import { readyFilter } from './notion-database/ready-filter'
import { type NotionDatabaseConfig, notionDatabaseConfig } from './notion-database/schemas'

/** Increase with every change to the mapping, so that items are rebuilt the next time their entries are fetched. */
const mappingVersion = 1

/** Three requests per second on average, as required by developers.notion.com/reference/request-limits. */
const notionPace: Pace = { parallel: 3, gapMs: 334 }

/** The pages of a Notion database; each page is an entry. */
export const notionDatabase = defineConnector({
  type: 'notion_database',
  label: 'Notion database',
  description: 'The pages of a database in Notion, with their properties, text and images.',
  kind: 'pull',
  icon: 'notes',
  guidance:
    'At notion.so/profile/integrations create an internal integration with “Read content” and copy its secret. Then open the database in Notion, choose ••• and “Connections”, and add the integration.',
  pace: notionPace,
  config: notionDatabaseConfig,
  secretFields: ['token'],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: () => [{ field: 'database', address: notionApi() }],

  guess: ({ url }) => {
    if (!isNotionAddress(url) || notionId(url.href) === undefined) return undefined
    return showsView(url)
      ? {
          config: { database: url.href },
          certainty: 0.95,
          reason: 'This is the address of a database in Notion.',
        }
      : {
          config: { database: url.href },
          certainty: 0.6,
          reason: 'This may be the address of a database in Notion.',
        }
  },

  discover: (config, io, known) => discover(config, io, known?.cursor),

  fetchEntry: async (config, entry, io) => ({
    notModified: false,
    content: await fetchNotionPage(config.token, entry.key, io),
    validators: {},
  }),

  map: (config, entry, content, note) => mapNotionPage(entry.key, content, config, note),

  // When and by whom a page was edited hints that it may have changed; it is not a change in itself.
  substance: ({ metadata: { fields, field_sources: _, notion }, ...columns }) => [
    mappingVersion,
    columns,
    withoutEdits(fields, notion),
  ],
})

async function discover(config: NotionDatabaseConfig, io: ConnectorIO, cursor: string | undefined) {
  const started = io.now()
  let answered: Date | undefined
  const client = notionClient(config.token, io, ({ headers }) => {
    const date = new Date(headers.date ?? '')
    if (!answered && !Number.isNaN(date.getTime())) answered = date
  })
  const source = await findDataSource(client, config, io.note)
  const ready = readyFilter(config, source)
  return listPages(
    async (question) =>
      storableJson(
        await callNotion(() => client.dataSources.query(queryOf(source.id, ready, question))),
        io.note,
      ),
    cursor,
    // Using the clock that is behind makes an edit count as recent for longer rather than shorter.
    () => (answered && answered < started ? answered : started),
    io.note,
  )
}

function withoutEdits(fields: unknown, notion: unknown): unknown {
  const edits = isRecord(notion) && Array.isArray(notion.edit_fields) ? notion.edit_fields : []
  return isRecord(fields) ? Object.entries(fields).filter(([name]) => !edits.includes(name)) : null
}
