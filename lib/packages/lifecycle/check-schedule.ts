import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { findPackage } from '../load-package'
import type { ScheduleCheck, ScheduleInput } from '../schemas'
import { requirePossible } from './change-status'
import { findTimes } from './find-times'
import { requirePlan } from './plan-times'
import { planningWarnings } from './planning-warnings'
import { requireSendableVariants } from './queue-variants'

/**
 * Previews scheduling a package: when each channel would publish, and what a person should know about it. Changes
 * nothing and takes no slot. Throws like `schedulePackage`. Serves spec/planning#2.
 */
export async function checkSchedule(
  ctx: ProjectContext<'write'>,
  { id, revision, ...plan }: ScheduleInput,
): Promise<ScheduleCheck> {
  requirePlan(plan)
  return inProject(ctx, async (tx) => {
    const row = await findPackage(tx, { id, revision })
    requirePossible(row, 'schedule')
    const sendable = await requireSendableVariants(tx, ctx, row)
    const found = await findTimes(tx, ctx, row, { sendable, plan })
    return {
      times: found.versions.map(({ variantId, channelId, accountKey }) => ({
        variant_id: variantId,
        channel_id: channelId,
        account_key: accountKey,
        at: found.times.get(variantId)?.toISOString() ?? '',
      })),
      planning_warnings: await planningWarnings(tx, row, found),
    }
  })
}
