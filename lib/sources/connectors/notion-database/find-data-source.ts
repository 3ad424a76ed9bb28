import type { Client } from '@notionhq/client'
import type { Note } from '@/lib/mapping/document-reader'
import { SourceError } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import { callNotion, isOtherKind } from './failure'
import { getList, getObject, getText, joinPieces } from './get-values'
import { notionId } from './notion-address'
import type { NotionDatabaseConfig } from './schemas'

/** The table of a database that we read: its id and its property definitions by name. */
export type DataSource = { id: string; properties: Record<string, unknown> }

/**
 * Finds the data source that the settings refer to: the database's only one, or the one named. The id of a data
 * source itself works too. Throws SourceError if the choice is ambiguous or nothing matches, or if the address is
 * that of a page.
 */
export async function findDataSource(
  client: Client,
  config: Pick<NotionDatabaseConfig, 'database' | 'data_source'>,
  note: Note,
): Promise<DataSource> {
  const id = notionId(config.database) ?? ''
  const chosen = await ofDatabase(client, id, config.data_source, note)
  const answer = storableJson(
    await callNotion(() => client.dataSources.retrieve({ data_source_id: chosen })),
    note,
  )
  return { id: chosen, properties: getObject(answer, 'properties') }
}

async function ofDatabase(
  client: Client,
  id: string,
  wanted: string | undefined,
  note: Note,
): Promise<string> {
  let database: unknown
  try {
    database = storableJson(await callNotion(() => client.databases.retrieve({ database_id: id })), note)
  } catch (error) {
    if (!isOtherKind(error)) throw error
    if (await isThere(() => client.dataSources.retrieve({ data_source_id: id }))) return id
    if (await isThere(() => client.pages.retrieve({ page_id: id })))
      throw new SourceError('setting-wrong', {
        message: 'This is the address of a page in Notion, not of a database.',
        hint: 'Open the database as a full page and copy its address from the browser.',
      })
    throw error
  }
  const name = joinPieces(getList(database, 'title')).trim() || 'Untitled'
  const sources = getList(database, 'data_sources').map((source) => ({
    id: getText(source, 'id'),
    name: getText(source, 'name').trim(),
  }))
  const fits = sources.filter((source) => wanted === undefined || isNamed(source, wanted))
  const [only, ...more] = fits
  if (only && more.length === 0) return only.id
  if (sources.length === 0)
    throw new SourceError('setting-wrong', {
      message: `The database “${name}” has no data source that the integration can read.`,
      hint: 'Open the database in Notion, choose ••• and “Connections”, and add your integration.',
    })
  throw unclear(name, wanted, sources, fits)
}

type Named = { id: string; name: string }

/**
 * Builds the error for an ambiguous or unmatched data source: lists those that exist, by id if names are the same.
 */
function unclear(database: string, wanted: string | undefined, sources: Named[], fits: Named[]): SourceError {
  const alike = wanted !== undefined && fits.length > 1
  const choice = alike ? fits.map(({ id }) => id) : sources.map(({ id, name }) => `“${name || id}”`)
  const has =
    wanted === undefined
      ? 'holds several data sources'
      : `has ${alike ? 'several data sources' : 'no data source'} named “${wanted}”`
  return new SourceError('setting-wrong', {
    message: `The database “${database}” ${has}.`,
    hint: `Enter one of these as “Data source”: ${choice.slice(0, 20).join(', ')}.`,
  })
}

const isNamed = (source: Named, wanted: string): boolean =>
  source.name.toLowerCase() === wanted.trim().toLowerCase() || source.id === notionId(wanted)

async function isThere(retrieve: () => Promise<unknown>): Promise<boolean> {
  try {
    await callNotion(retrieve)
    return true
  } catch (error) {
    if (isOtherKind(error)) return false
    throw error
  }
}
