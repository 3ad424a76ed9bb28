import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import type { OrgContext } from '@/lib/auth/context'
import { type PlaceProject, placeColumns } from '@/lib/auth/place-project'
import { holdsWords } from '@/lib/text/holds-words'

/**
 * The projects of a workspace by name, a page at a time; only those that hold every word of `q` in name or short name.
 * `after` is the id of the last one of the page before.
 */
export async function listOrgProjects(
  ctx: OrgContext,
  input: { limit: number; q?: string | undefined; after?: string | undefined },
): Promise<Page<PlaceProject>> {
  const rows = await inSystem((tx) =>
    tx.execute<PlaceProject>(sql`
      select ${placeColumns} from projects
      where org_id = ${ctx.orgId}
        and ${holdsWords(sql`projects.name || ' ' || projects.slug`, input.q ?? '')}
        ${
          input.after === undefined
            ? sql``
            : sql`and (name, id) > (select name, id from projects where org_id = ${ctx.orgId} and id = ${input.after})`
        }
      order by name, id limit ${input.limit + 1}`),
  )
  return pageOf(
    [...rows],
    input.limit,
    (row) => row.id,
    (row) => row,
  )
}
