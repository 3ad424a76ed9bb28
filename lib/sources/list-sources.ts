import { and, desc, eq, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { needsAttention } from './needs-attention'
import { presentSource } from './present-source'
import type { SourceAnswer } from './schemas'

/** The project's sources, newest first, a page at a time. `after` is the last id of the page before; with
 * `attention` only those that fail or have gone silent. */
export async function listSources(
  ctx: ProjectContext,
  input: { limit: number; after?: string | undefined; attention?: boolean | undefined },
): Promise<Page<SourceAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(sources)
      .where(
        and(
          eq(sources.projectId, ctx.projectId),
          input.after === undefined ? undefined : lt(sources.id, input.after),
          input.attention ? needsAttention : undefined,
        ),
      )
      .orderBy(desc(sources.id))
      .limit(input.limit + 1),
  )
  return pageOf(rows, input.limit, (row) => row.id, presentSource)
}
