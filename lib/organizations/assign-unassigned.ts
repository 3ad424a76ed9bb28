import { and, eq, sql } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { moveUnassigned } from './move-unassigned'
import type { AssignRowsInput } from './schemas'

/**
 * Assigns legacy rows without a project to one (spec/decisions#1), with everything that belongs to them: a source
 * with its items, an item with its packages, a package with its variants and posts. References to rows that stay
 * elsewhere are set to null. Rows that are no longer unassigned are left alone. Throws `not-found` for a project of
 * another workspace and `name-taken` if a channel's account key is already in use there.
 */
export async function assignUnassigned(
  ctx: OrgContext<'manage'>,
  input: AssignRowsInput,
): Promise<{ assigned: number }> {
  return inSystem(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, input.project_id), eq(projects.orgId, ctx.orgId)))
    if (!project) throw new AppError('not-found')
    if (input.kind === 'channels') await refuseTakenKeys(tx, ctx, input)
    const { project_id: projectId, kind, ids } = input
    const assigned = await moveUnassigned(tx, { orgId: ctx.orgId, projectId, kind, ids })
    await audit(
      tx,
      { ...ctx, projectId },
      {
        action: 'rows.assigned',
        subject: projectId,
        data: { kind, assigned },
      },
    )
    return { assigned }
  })
}

/**
 * Throws unless each account key stays unique in the project, among the existing channels and those being assigned.
 */
async function refuseTakenKeys(tx: SystemTx, ctx: OrgContext, input: AssignRowsInput): Promise<void> {
  const chosen = sql`${sql.param(input.ids)}::uuid[]`
  const taken = await tx.execute<{ key: string }>(sql`
    select mine.account_key as key from channels mine
    join channels other on other.account_key = mine.account_key and other.id <> mine.id
    where mine.id = any(${chosen}) and mine.project_id is null and mine.org_id = ${ctx.orgId}::uuid
      and other.org_id = mine.org_id
      and (other.project_id = ${input.project_id}::uuid or (other.id = any(${chosen}) and other.project_id is null))
    limit 1`)
  if (taken[0])
    throw new AppError('name-taken', {
      detail: `The project would have two channels with the key “${taken[0].key}”.`,
      hint: 'Rename or remove one of them first, or assign only one of them.',
    })
}
