import { asc, gt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { itemColumns, presentItemSummary, summaryColumns } from '@/lib/items/present-item'
import { type ExportRow, type ExportTable, nextKey, plainCsv } from './export-table'

/** Few at a time: an item may be a whole book. */
const limit = 100
/** Without the long parts. */
const shortLimit = 1_000

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
          .limit(shortLimit)
        return { rows: rows.map(shown), next: nextKey(rows, shortLimit) }
      }
      const rows = await tx.select(itemColumns).from(items).where(which).orderBy(asc(items.id)).limit(limit)
      return {
        rows: rows.map((row) => ({ ...shown(row), raw_content: row.rawContent, metadata: row.metadata })),
        next: nextKey(rows, limit),
      }
    }),
  csv: plainCsv('items', [
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
