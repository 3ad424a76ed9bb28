import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { memberships, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'

export type ListedPerson = { id: string; name: string }

/**
 * Lists everyone who may see the project, by name: the members of its workspace. A role of their own in a project
 * changes what they may do there, never whether they see it (spec/decisions#1). People with the same name are
 * distinguished by their email addresses. At most 500.
 */
export async function listPeople(ctx: ProjectContext): Promise<ListedPerson[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.orgId, ctx.orgId))
      .orderBy(asc(users.name), asc(users.id))
      .limit(500),
  )
  const named = rows.map(({ id, name, email }) => ({ id, name: name?.trim() || email, email }))
  const uses = Map.groupBy(named, ({ name }) => name.toLowerCase())
  return named.map(({ id, name, email }) => ({
    id,
    name: (uses.get(name.toLowerCase())?.length ?? 0) > 1 && name !== email ? `${name} (${email})` : name,
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
      .select({ id: users.id, name: sql<string>`coalesce(nullif(trim(${users.name}), ''), ${users.email})` })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, ctx.orgId), inArray(users.id, known))),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
