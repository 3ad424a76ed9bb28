import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordNotification } from '@/lib/notifications/record-notification'
import { findPeople } from '@/lib/organizations/list-people'
import { recordEvent } from '@/lib/publications/record-event'
import { addDays } from '@/lib/time-zones/days'
import { startOfDay } from '@/lib/time-zones/wall-time'
import { lockPackage, readPackage } from '../load-package'
import type { AssignInput, PackageAnswer } from '../schemas'

/**
 * Sets who has to work on a package next, and by which day in the project's time zone. Unchanged values are not
 * written. Throws `not-found`, `stale-revision`, and `invalid` for a person who may not see the project. Serves
 * spec/planning#4 (collaboration).
 */
export async function assignPackage(
  ctx: ProjectContext<'review'>,
  input: AssignInput,
): Promise<PackageAnswer> {
  const { assignee_id: assigneeId, due_date: day } = input
  const name = assigneeId != null ? (await findPeople(ctx, [assigneeId])).get(assigneeId) : null
  if (assigneeId != null && name === undefined)
    throw new AppError('invalid', {
      detail: 'You can only assign posts to members of this workspace.',
      errors: [{ pointer: '/assignee_id', detail: 'Choose a member of this workspace.' }],
    })
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    const [project] = await tx
      .select({ timeZone: projects.timeZone })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    // The last millisecond of the day, so that finishing in the evening is not late.
    const dueAt = day ? new Date(startOfDay(addDays(day, 1), project?.timeZone ?? 'UTC').getTime() - 1) : null
    const assigns = assigneeId !== undefined && assigneeId !== row.assigneeId
    const dates = day !== undefined && dueAt?.getTime() !== row.dueAt?.getTime()
    if (!assigns && !dates) return readPackage(tx, ctx, row.id)
    await tx
      .update(packages)
      .set({ ...(assigns ? { assigneeId } : {}), ...(dates ? { dueAt } : {}) })
      .where(eq(packages.id, row.id))
    const event = { packageId: row.id, from: row.status, to: row.status }
    if (assigns)
      await recordEvent(tx, ctx, {
        ...event,
        action: 'assign',
        data: { assignee_id: assigneeId, assignee: name ?? null },
      })
    if (assigns && assigneeId)
      await recordNotification(tx, ctx, {
        kind: 'assigned',
        path: `/packages/${row.id}`,
        recipients: [assigneeId],
        data: { title: row.title, ...(dueAt ? { at: dueAt.toISOString() } : {}) },
      })
    if (dates)
      await recordEvent(tx, ctx, {
        ...event,
        action: 'due-date',
        data: { due_at: dueAt?.toISOString() ?? null },
      })
    return readPackage(tx, ctx, row.id)
  })
}
