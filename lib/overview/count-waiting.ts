import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** How many packages wait in review, from the counters that the database keeps (docs/decisions/0149). */
export async function countWaiting(ctx: ProjectContext): Promise<number> {
  const [row] = await inProject(ctx, (tx) =>
    prepared<{ waiting: number }>(
      tx,
      sql`select coalesce(sum(n), 0)::int as waiting from package_counts where facet = '' and status = 'in_review'`,
    ),
  )
  return row?.waiting ?? 0
}
