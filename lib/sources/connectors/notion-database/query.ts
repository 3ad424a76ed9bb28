import type { QueryDataSourceParameters } from '@notionhq/client'
import type { Condition } from './ready-filter'

/**
 * Builds the query that asks a data source for one page of results, newest first. It returns only titles; the rest
 * is read with each page (developers.notion.com/reference/query-a-data-source).
 */
export function queryOf(
  dataSource: string,
  ready: Condition | undefined,
  question: { editedSince?: Date; createdUntil?: Date; cursor?: string },
): QueryDataSourceParameters {
  const { editedSince, createdUntil, cursor } = question
  const conditions: Condition[] = []
  if (ready) conditions.push(ready)
  if (editedSince)
    conditions.push({
      timestamp: 'last_edited_time',
      last_edited_time: { on_or_after: editedSince.toISOString() },
    })
  if (createdUntil)
    conditions.push({ timestamp: 'created_time', created_time: { on_or_before: createdUntil.toISOString() } })
  return {
    data_source_id: dataSource,
    page_size: 100,
    filter_properties: ['title'],
    sorts: [{ timestamp: 'created_time', direction: 'descending' }],
    ...(conditions.length > 0 ? { filter: { and: conditions } } : {}),
    ...(cursor === undefined ? {} : { start_cursor: cursor }),
  }
}
