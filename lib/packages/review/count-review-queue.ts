import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** Counted no further than this, so that it stays quick in a large project. */
export const countedUpTo = 10_000

/** How many packages want something of a person: waiting in review, failed, or with a post nobody knows about or that is overdue. */
export async function countReviewQueue(
  ctx: ProjectContext,
): Promise<{ in_review: number; failed: number; decision: number }> {
  const inStatus = (status: string) => sql`(
    select count(*)::int from (
      select id from packages where status = ${status} limit ${countedUpTo}) as first)`
  const [row] = await inProject(ctx, (tx) =>
    prepared<{ in_review: number; failed: number; decision: number }>(
      tx,
      sql`select
      ${inStatus('in_review')} as in_review,
      ${inStatus('failed')} as failed,
      (select count(distinct id)::int from (
        (select package_id as id from publications where status = 'unconfirmed' limit ${countedUpTo})
        union all
        (select id from packages where overdue_since is not null limit ${countedUpTo})) as first) as decision`,
    ),
  )
  return row ?? { in_review: 0, failed: 0, decision: 0 }
}
