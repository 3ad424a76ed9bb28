import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items } from '@/db/schema'
import { presentItemSummary, summaryColumns } from '@/lib/items/present-item'
import { type ExportRow, type ExportTable, exportPlainCsv, nextKey, RawJson } from './export-table'

/** Maximum number of items per page; fewer if they are long, since an item may be a whole book. */
const maxRows = 500
const pageBytes = 1024 * 1024
/** For pages without the long columns. */
const maxShortRows = 1_000

/**
 * Determines where the next page ends: its last item, chosen by size alone, and whether there are items beyond it.
 * Metadata is stored compressed; uncompressed and written as JSON it is about four times as long.
 */
async function nextPage(
  tx: ProjectTx,
  after: string | undefined,
): Promise<{ last: string | undefined; more: boolean }> {
  const [row] = await tx.execute<{ last: string | null; taken: number; found: number }>(sql`
    select max(id::text) filter (where taken) as last, count(*) filter (where taken)::int as taken, count(*)::int as found
    from (
      select id, row_number() over by_id = 1 or sum(bytes) over by_id <= ${pageBytes} as taken
      from (
        select id, octet_length(raw_content) + 4 * pg_column_size(metadata) as bytes
        from items ${after === undefined ? sql`` : sql`where id > ${after}::uuid`}
        order by id limit ${maxRows}
      ) candidates
      window by_id as (order by id)
    ) page`)
  const { last = null, taken = 0, found = 0 } = row ?? {}
  return { last: last ?? undefined, more: taken < found || found === maxRows }
}

const longColumns = {
  ...summaryColumns,
  rawContent: items.rawContent,
  metadata: sql<string>`${items.metadata}::text`,
}

function shown(row: Parameters<typeof presentItemSummary>[0]): ExportRow {
  const { project_id: _, ...summary } = presentItemSummary(row)
  return summary
}

export const itemsTable: ExportTable = {
  name: 'items',
  says: 'All content from your sources. Full texts and metadata are only in the JSON file.',
  page: (ctx, after, use) =>
    inProject(ctx, async (tx) => {
      const which = after === undefined ? undefined : gt(items.id, after)
      if (use === 'csv') {
        const rows = await tx
          .select(summaryColumns)
          .from(items)
          .where(which)
          .orderBy(asc(items.id))
          .limit(maxShortRows)
        return { rows: rows.map(shown), next: nextKey(rows, maxShortRows) }
      }
      const { last, more } = await nextPage(tx, after)
      if (last === undefined) return { rows: [], next: undefined }
      const rows = await tx
        .select(longColumns)
        .from(items)
        .where(and(which, lte(items.id, last)))
        .orderBy(asc(items.id))
      return {
        rows: rows.map((row) => ({
          ...shown(row),
          raw_content: row.rawContent,
          metadata: new RawJson(row.metadata),
        })),
        next: more ? last : undefined,
      }
    }),
  csv: exportPlainCsv('items', [
    'id',
    'source_id',
    'external_id',
    'title',
    'content_type',
    'content_subtype',
    'tags',
    'languages',
    'published_at',
    'url',
    'featured_image',
    'status',
    'withdrawn_at',
    'created_at',
    'updated_at',
  ]),
}
