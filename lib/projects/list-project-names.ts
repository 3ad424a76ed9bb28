import { asc, eq } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'

/** The names of all projects of a workspace, sorted, for the options of a form. */
export function listProjectNames(ctx: OrgContext<'manage'>): Promise<{ id: string; name: string }[]> {
  return inSystem((tx) =>
    tx
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(eq(projects.orgId, ctx.orgId))
      .orderBy(asc(projects.name), asc(projects.id)),
  )
}
