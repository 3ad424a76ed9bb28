import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ItemRow, items } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { presentItemSummary, summaryColumns } from './present-item'
import type { ItemFilters, ListedItem, LongItemField } from './schemas'
import { isNotMadeByTopic } from './topic-origin'

type Asked = ItemFilters & {
  limit: number
  after?: string | undefined
  /** Long columns to read as well. */
  fields?: LongItemField[] | undefined
  /** Leaves out the items that topics made from others. */
  withoutMade?: boolean | undefined
}

/**
 * Lists the project's items, newest first, one page at a time; `after` is the last id of the previous page. Reads
 * only the list columns, plus the long ones in `fields`. Text and tags are searched through `find_item_ids`
 * (db/item-search.ts), since under row-level security no index may be used for them. Serves spec/performance#4.
 */
export async function listItems(ctx: ProjectContext, input: Asked): Promise<Page<ListedItem>> {
  const searched = Boolean(input.q?.trim()) || Boolean(input.tag)
  const rows = await inProject(ctx, async (tx) => {
    const found = searched ? await search(tx, input) : undefined
    if (found?.length === 0) return []
    // First the ids, from an index alone; then the rows by key.
    const page = tx
      .select({ id: items.id })
      .from(items)
      .where(matching(input))
      .orderBy(desc(items.id))
      .limit(input.limit + 1)
    return tx
      .select({ ...summaryColumns, ...longColumns(input.fields) })
      .from(items)
      .where(found ? inArray(items.id, found) : sql`${items.id} = any(array${page})`)
      .orderBy(desc(items.id))
  })
  return pageOf(rows, input.limit, (row) => row.id, presentListed)
}

const longColumns = (fields: LongItemField[] = []) => ({
  ...(fields.includes('raw_content') ? { rawContent: items.rawContent } : {}),
  ...(fields.includes('metadata') ? { metadata: items.metadata } : {}),
})

type ListedRow = Parameters<typeof presentItemSummary>[0] & Partial<Pick<ItemRow, 'rawContent' | 'metadata'>>

const presentListed = (row: ListedRow): ListedItem => ({
  ...presentItemSummary(row),
  ...(row.rawContent === undefined ? {} : { raw_content: row.rawContent }),
  ...(row.metadata === undefined ? {} : { metadata: row.metadata }),
})

const matching = (input: Asked) =>
  and(
    // As a subquery: given the id itself, the planner assumes that a source missing from its statistics is empty.
    input.source_id === undefined ? undefined : sql`${items.sourceId} = (select ${input.source_id}::uuid)`,
    input.status === undefined ? undefined : eq(items.status, input.status),
    input.updated_since === undefined ? undefined : gte(items.updatedAt, new Date(input.updated_since)),
    input.after === undefined ? undefined : lt(items.id, input.after),
    input.withoutMade ? isNotMadeByTopic : undefined,
  )

/** Returns the ids of one page's items, at most one more than the page, with all filters applied together. */
async function search(tx: ProjectTx, input: Asked): Promise<string[]> {
  // PostgreSQL accepts fewer offsets than RFC 3339 does.
  const since = input.updated_since === undefined ? undefined : new Date(input.updated_since)
  const words = input.q?.replaceAll('\u0000', '').trim() || null
  const rows = await tx.execute<{ id: string }>(sql`
    select id from find_item_ids(
      ${words}::text, ${input.tag?.replaceAll('\u0000', '') || null}::text, ${input.source_id ?? null}::uuid,
      ${input.status ?? null}::text, ${since?.toISOString() ?? null}::text::timestamptz, ${input.after ?? null}::uuid,
      ${input.limit + 1}::int, ${input.withoutMade ?? false}::boolean
    ) as id`)
  return rows.map((row) => row.id)
}
