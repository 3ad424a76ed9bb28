import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { needsAttention } from './needs-attention'

export type SourceCounts = { all: number; attention: number }

/** How many sources the project has, and how many of them fail or have gone silent. */
export async function countSources(ctx: ProjectContext): Promise<SourceCounts> {
  const [counts] = await inProject(ctx, (tx) =>
    tx.execute<SourceCounts>(sql`
      select count(*)::int as all, (count(*) filter (where ${needsAttention}))::int as attention
      from sources where project_id = ${ctx.projectId}`),
  )
  return counts ?? { all: 0, attention: 0 }
}
