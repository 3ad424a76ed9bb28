import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** Counted no further than this, so that it stays quick in a large project. */
export const countedUpTo = 10_000

/** How many packages want something of a person: waiting in review, failed, or with a post nobody knows about. */
export async function countReviewQueue(
  ctx: ProjectContext,
): Promise<{ in_review: number; failed: number; decision: number }> {
  const capped = (table: 'packages' | 'publications', status: string, column = 'id') => sql`(
    select count(distinct ${sql.identifier(column)})::int from (
      select ${sql.identifier(column)} from ${sql.identifier(table)}
      where status = ${status} limit ${countedUpTo}) as first)`
  const [row] = await inProject(ctx, (tx) =>
    prepared<{ in_review: number; failed: number; decision: number }>(
      tx,
      sql`select
      ${capped('packages', 'in_review')} as in_review,
      ${capped('packages', 'failed')} as failed,
      ${capped('publications', 'unconfirmed', 'package_id')} as decision`,
    ),
  )
  return row ?? { in_review: 0, failed: 0, decision: 0 }
}
