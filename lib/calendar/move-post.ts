import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { versionOf } from '@/lib/packages/lifecycle/find-times'
import { earliest, planTimes } from '@/lib/packages/lifecycle/plan-times'
import { scheduleLocked } from '@/lib/packages/lifecycle/schedule-package'
import { storeTimes } from '@/lib/packages/lifecycle/store-times'
import { loadVariants, lockPackage } from '@/lib/packages/load-package'
import { type PackageRow, timeOf } from '@/lib/packages/present-package'
import { allDisconnected } from '@/lib/packages/review/require-publishable'
import type { PlanInput } from '@/lib/packages/schemas'
import { recordEvent } from '@/lib/publications/record-event'
import { formatTime } from '@/lib/time-zones/format-time'
import { instantOf, wallTimeOf } from '@/lib/time-zones/wall-time'
import { readProjectZone } from './read-project-zone'
import type { MovedPost, MovePostInput } from './schemas'

/**
 * Moves a post to another wall time in its project's time zone, for all of its channels or only the given ones. An
 * approved or scheduled post is scheduled at the new time. For a post in review or with requested changes only the
 * planned time changes, and it still needs approval. Throws `not-found`, `stale-revision`, `conflict` when someone
 * has moved it since the caller saw it at `from`, `wrong-state`, `blocked-by-rules`, and `invalid` like
 * `planTimes`. Serves spec/planning#3.
 */
export function movePost(ctx: ProjectContext<'write'>, input: MovePostInput): Promise<MovedPost> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    const timeZone = await readProjectZone(tx, ctx)
    await requireUnmoved(tx, row, input, timeZone)
    const { to, channel_ids: only } = input
    const plan = only ? { times: Object.fromEntries(only.map((id) => [id, to])) } : { at_local: to }
    if (row.status === 'in_review' || row.status === 'changes_requested')
      await planAnew(tx, ctx, row, plan, timeZone)
    else await scheduleLocked(tx, ctx, row, plan)
    const at = instantOf(to, timeZone)
    return { revision: row.revision, at: at.toISOString(), wall: wallTimeOf(at, timeZone) }
  })
}

/** Throws `conflict` for the second of two people who move a post at the same time. */
async function requireUnmoved(
  tx: ProjectTx,
  row: PackageRow,
  { from, channel_ids: only }: MovePostInput,
  timeZone: string,
): Promise<void> {
  const stored = await loadVariants(tx, [row.id], { traces: false })
  const moving = stored.filter(
    ({ variant }) => variant.channelId && (only?.includes(variant.channelId) ?? true),
  )
  const times = moving.length ? moving.map(({ variant }) => timeOf(variant, row)) : [row.scheduledAt]
  const seen = Date.parse(from)
  const moved = times.find((at) => at?.getTime() !== seen)
  if (moved === undefined) return
  throw new AppError('conflict', {
    detail: moved
      ? `Someone else moved this post to ${formatTime(moved, timeZone)}.`
      : 'Someone else took this post off the calendar.',
    hint: 'The calendar now shows where it is. Move it again if you still want to.',
  })
}

/** Changes the planned time of a package that is not approved yet. */
async function planAnew(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  plan: PlanInput,
  timeZone: string,
): Promise<void> {
  const stored = await loadVariants(tx, [row.id], { traces: false })
  const versions = stored.filter(({ variant }) => variant.channelId).map((one) => versionOf(one, row))
  const times = planTimes(plan, versions, { timeZone })
  if (times.size === 0) throw new AppError('wrong-state', allDisconnected)
  const at = earliest(times.values())
  await tx.update(packages).set({ scheduledAt: at }).where(eq(packages.id, row.id))
  await storeTimes(tx, row.id, times)
  await recordEvent(tx, ctx, {
    packageId: row.id,
    action: 'schedule',
    from: row.status,
    to: row.status,
    data: { at: at.toISOString() },
  })
}
