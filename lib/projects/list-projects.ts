import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import { presentProject } from './present-project'
import type { ProjectAnswer } from './schemas'

/** The projects of some workspaces, newest first, a page at a time. The caller has checked the memberships. */
export async function listProjects(
  orgIds: string[],
  input: { limit: number; after?: string | undefined; onlyId?: string | undefined },
): Promise<Page<ProjectAnswer>> {
  if (orgIds.length === 0) return { data: [], next_cursor: null }
  const rows = await inSystem((tx) =>
    tx
      .select()
      .from(projects)
      .where(
        and(
          inArray(projects.orgId, orgIds),
          input.after ? lt(projects.id, input.after) : undefined,
          input.onlyId ? eq(projects.id, input.onlyId) : undefined,
        ),
      )
      .orderBy(desc(projects.id))
      .limit(input.limit + 1),
  )
  return pageOf(rows, input.limit, (row) => row.id, presentProject)
}
