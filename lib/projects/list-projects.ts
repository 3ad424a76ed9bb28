import { desc, inArray, sql } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import { presentProject } from './present-project'
import type { ProjectAnswer } from './schemas'

/**
 * Lists the projects of these workspaces, newest first, one page at a time. The caller must have checked the
 * memberships.
 */
export async function listProjects(
  orgIds: string[],
  input: { limit: number; after?: string | undefined; onlyId?: string | undefined },
): Promise<Page<ProjectAnswer>> {
  if (orgIds.length === 0) return { data: [], next_cursor: null }
  // Ids first: one page per workspace from its own index, then the newest of them all; then the rows by key.
  const page = sql`
    select newest.id from unnest(${sql.param(orgIds)}::uuid[]) as org (id) cross join lateral (
      select id from projects where org_id = org.id
        ${input.after ? sql`and id < ${input.after}` : sql``}
        ${input.onlyId ? sql`and id = ${input.onlyId}` : sql``}
      order by id desc limit ${input.limit + 1}) as newest
    order by newest.id desc limit ${input.limit + 1}`
  const rows = await inSystem(async (tx) => {
    const found = await tx.execute<{ id: string }>(page)
    if (found.length === 0) return []
    return tx
      .select()
      .from(projects)
      .where(
        inArray(
          projects.id,
          found.map((row) => row.id),
        ),
      )
      .orderBy(desc(projects.id))
  })
  return pageOf(rows, input.limit, (row) => row.id, presentProject)
}
