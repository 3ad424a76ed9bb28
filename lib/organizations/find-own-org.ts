import { and, asc, eq } from 'drizzle-orm'
import { memberships, projects, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { operatorContext } from '@/lib/auth/authorization/operator-context'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/**
 * For the command line: returns a person's context in their first workspace (or the one with the named project).
 * Takes their email address and a project's slug. Throws `not-found` with a message saying what is missing.
 */
export async function findOwnOrg(
  email: string,
  projectSlug?: string,
): Promise<{ ctx: OrgContext<'manage'>; projectId: string | null }> {
  const rows = await inSystem((tx) =>
    tx
      .select({ userId: users.id, name: users.name, orgId: memberships.orgId, projectId: projects.id })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(projects, and(eq(projects.orgId, memberships.orgId), eq(projects.slug, projectSlug ?? '')))
      .where(eq(users.email, email.trim().toLowerCase()))
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId)),
  )
  if (rows.length === 0)
    throw new AppError('not-found', {
      detail: `There is no account with the email ${email}.`,
      hint: 'Create one with create-user.',
    })
  const row = projectSlug ? rows.find((candidate) => candidate.projectId) : rows[0]
  if (!row)
    throw new AppError('not-found', {
      detail: `This person has no project "${projectSlug}".`,
      hint: 'Check the project’s short name.',
    })
  const caller = { actor: { kind: 'person' as const, id: row.userId, name: row.name ?? email } }
  return { ctx: await operatorContext(caller, row.orgId), projectId: row.projectId }
}
