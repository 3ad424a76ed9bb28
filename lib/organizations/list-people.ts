import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { memberships, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'

export type ListedPerson = { id: string; name: string }

const shownName = sql<string>`coalesce(nullif(trim(${users.name}), ''), ${users.email})`

/**
 * Lists everyone who may see the project, by name: the members of its workspace. A role of their own in a project
 * changes what they may do there, never whether they see it (spec/decisions#1). People with the same name are
 * distinguished by their email addresses. At most `limit` (500), those who come after the person `after`.
 */
export async function listPeople(
  ctx: ProjectContext,
  page: { limit?: number; after?: string | undefined } = {},
): Promise<ListedPerson[]> {
  const rows = await inSystem((tx) => {
    const people = tx
      .select({
        id: users.id,
        name: shownName.as('shown_name'),
        email: users.email,
        namesakes: sql<number>`count(*) over (partition by lower(${shownName}))::int`.as('namesakes'),
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.orgId, ctx.orgId))
      .as('people')
    return tx
      .select()
      .from(people)
      .where(
        page.after === undefined
          ? undefined
          : sql`(${people.name}, ${people.id}) >
              (select ${shownName}, ${users.id} from ${users} where ${users.id} = ${page.after})`,
      )
      .orderBy(asc(people.name), asc(people.id))
      .limit(page.limit ?? 500)
  })
  return rows.map(({ id, name, email, namesakes }) => ({
    id,
    name: namesakes > 1 && name !== email ? `${name} (${email})` : name,
  }))
}

/**
 * Returns which of these ids belong to people who may see the project, with their names; for display and for
 * validation.
 */
export async function findPeople(ctx: ProjectContext, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isId)
  if (known.length === 0) return new Map()
  const rows = await inSystem((tx) =>
    tx
      .select({ id: users.id, name: shownName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, ctx.orgId), inArray(users.id, known))),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
