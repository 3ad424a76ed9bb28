import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { needsAttention } from './health/needs-attention'
import { presentSource } from './present-source'
import type { SourceAnswer } from './schemas'
import { sourceColumns } from './source-columns'

type SourceFilters = {
  /** Only sources that fail or have gone silent. */
  attention?: boolean | undefined
  type?: string | undefined
  /** Part of the name, case-insensitive. */
  q?: string | undefined
}

/**
 * Returns the project's sources, newest first, one page at a time; filters are combined. `after` is the last id of
 * the previous page.
 */
export async function listSources(
  ctx: ProjectContext,
  input: { limit: number; after?: string | undefined } & SourceFilters,
): Promise<Page<SourceAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select(sourceColumns)
      .from(sources)
      .where(
        and(
          input.after === undefined ? undefined : lt(sources.id, input.after),
          input.attention ? needsAttention : undefined,
          input.type === undefined ? undefined : eq(sources.sourceType, input.type),
          input.q === undefined ? undefined : sql`strpos(lower(${sources.name}), lower(${input.q})) > 0`,
        ),
      )
      .orderBy(desc(sources.id))
      .limit(input.limit + 1),
  )
  return pageOf(rows, input.limit, (row) => row.id, presentSource)
}
