import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { needsAttention } from './needs-attention'

export type SourceCounts = { all: number; attention: number; types: string[] }

/** Returns how many sources the project has, how many of them fail or have gone silent, and which types they have. */
export async function countSources(ctx: ProjectContext): Promise<SourceCounts> {
  const [counts] = await inProject(ctx, (tx) =>
    tx.execute<SourceCounts>(sql`
      select count(*)::int as all, (count(*) filter (where ${needsAttention}))::int as attention,
        coalesce(array_agg(distinct source_type), '{}') as types
      from sources`),
  )
  return counts ?? { all: 0, attention: 0, types: [] }
}
