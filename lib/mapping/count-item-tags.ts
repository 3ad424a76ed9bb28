import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** How many of the newest items are read: a filter needs the tags in use, not complete counts. */
const maxReadItems = 2000
const maxTags = 100

/** The tags of the project's newest items, most used first, for the filter of the item list. */
export async function countItemTags(ctx: ProjectContext): Promise<{ tag: string; count: number }[]> {
  return inProject(ctx, async (tx) => [
    ...(await tx.execute<{ tag: string; count: number }>(sql`
      select tag, count(*)::int as count
      from (
        select tags from items order by id desc limit ${maxReadItems}
      ) as newest, unnest(tags) as tag
      group by tag order by count desc, tag limit ${maxTags}`)),
  ])
}
