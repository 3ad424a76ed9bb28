import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { countedUpTo } from '@/lib/packages/review/count-review-queue'

/** How many packages wait in review, counted no further than `countedUpTo` so that it stays quick in a large project. */
export async function countWaiting(ctx: ProjectContext): Promise<number> {
  const [row] = await inProject(ctx, (tx) =>
    prepared<{ waiting: number }>(
      tx,
      sql`
      select count(*)::int as waiting from (
        select 1 from packages
        where status = 'in_review'
        limit ${countedUpTo}
      ) as first`,
    ),
  )
  return row?.waiting ?? 0
}
