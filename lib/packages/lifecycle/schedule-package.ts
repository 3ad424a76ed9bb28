import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { lockPackage, readPackage } from '../load-package'
import type { PackageAnswer, ScheduleInput } from '../schemas'
import { changeStatus, requirePossible } from './change-status'
import { sendPackage } from './send-package'
import { withdrawIntents } from './withdraw-intents'

const oneYear = 366 * 24 * 60 * 60 * 1000

/**
 * Promises to publish an approved package at a time to come; a scheduled one is moved. Throws `not-found`,
 * `stale-revision`, `wrong-state`, `blocked-by-rules`, and `invalid` for a time in the past or more than a year ahead.
 */
export async function schedulePackage(
  ctx: ProjectContext<'write'>,
  input: ScheduleInput,
): Promise<PackageAnswer> {
  const at = new Date(input.at)
  const ahead = at.getTime() - Date.now()
  if (!(ahead > 0 && ahead < oneYear)) {
    const detail = ahead > 0 ? 'Choose a time within the next year.' : 'Choose a time in the future.'
    throw new AppError('invalid', { errors: [{ pointer: '/at', detail }] })
  }
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'schedule')
    await withdrawIntents(tx, ctx, row)
    await changeStatus(tx, ctx, row, {
      action: 'schedule',
      set: { scheduledAt: at },
      data: { at: at.toISOString() },
    })
    await sendPackage(tx, ctx, row, at)
    return readPackage(tx, ctx, row.id)
  })
}
