import { and, eq, sql } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { moveUnassigned } from './move-unassigned'
import type { AssignRowsInput } from './schemas'

/**
 * Gives legacy rows without a project to one (decisions 1), with all that hangs on them: a source with its items, an
 * item with its packages, a package with its variants and posts. A link to something that stays elsewhere is emptied.
 * Rows that are no longer unassigned are left alone. Throws `not-found` for a project of another workspace and
 * `name-taken` when a channel's account key is in use there.
 */
export async function assignUnassigned(
  ctx: OrgContext,
  input: AssignRowsInput,
): Promise<{ assigned: number }> {
  return inSystem(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, input.project_id), eq(projects.orgId, ctx.orgId)))
    if (!project) throw new AppError('not-found')
    if (input.kind === 'channels') await refuseTakenKeys(tx, input)
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

async function refuseTakenKeys(tx: SystemTx, input: AssignRowsInput): Promise<void> {
  const taken = await tx.execute<{ key: string }>(sql`
    select mine.account_key as key from channels mine
    join channels other on other.project_id = ${input.project_id} and other.account_key = mine.account_key
    where mine.id = any(${sql.param(input.ids)}::uuid[]) and mine.project_id is null limit 1`)
  if (taken[0])
    throw new AppError('name-taken', {
      detail: `The project already has a channel called ${taken[0].key}.`,
      hint: 'Rename or remove that channel first.',
    })
}
