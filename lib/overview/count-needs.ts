import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { countOfNeed, countOfState } from './need-conditions'
import { type NeedCounts, needKinds } from './need-kinds'

/** What the navigation counts: posts in review, and what needs a person by kind. */
export type Counts = { review: number; needs: NeedCounts }

/** The counts as columns for use inside a query, see `countOfNeed`. */
export const needColumns = (own?: Parameters<typeof countOfNeed>[1]) =>
  sql.join(
    [
      sql`${countOfState('in_review', own)} as review`,
      ...needKinds.map((kind) => sql`${countOfNeed(kind, own)} as ${sql.identifier(kind)}`),
    ],
    sql`, `,
  )

/**
 * Counts what needs a person in a project, by kind, and the posts in review. One statement, which reads indexes;
 * counting stops at `countedUpTo`. Serves spec/planning#4.
 */
export async function countNeeds(ctx: ProjectContext): Promise<Counts> {
  const [row] = await inProject(ctx, (tx) =>
    prepared<{ review: number } & NeedCounts>(tx, sql`select ${needColumns()}`),
  )
  return countsOf(row)
}

/** Converts a row of `needColumns` into counts; all 0 if there is no row. */
export function countsOf(row: ({ review: number } & NeedCounts) | undefined): Counts {
  return {
    review: row?.review ?? 0,
    needs: Object.fromEntries(needKinds.map((kind) => [kind, row?.[kind] ?? 0])) as NeedCounts,
  }
}
