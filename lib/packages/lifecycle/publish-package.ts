import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { lockPackage, readPackage } from '../load-package'
import type { PackageAnswer, PackageInput } from '../schemas'
import { changeStatus, requirePossible } from './change-status'
import { queueVariants, requireSendableVariants } from './queue-variants'
import { withdrawIntents } from './withdraw-intents'

/**
 * Publishes an approved, scheduled or failed package now: stores the intents and their jobs; the outcome follows
 * later. Of two concurrent calls, one does it and the other is refused. Throws `not-found`, `stale-revision`,
 * `wrong-state`, `blocked-by-rules`.
 */
export function publishPackage(ctx: ProjectContext<'write'>, input: PackageInput): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'publish')
    await withdrawIntents(tx, ctx, row)
    const sendable = await requireSendableVariants(tx, ctx, row)
    await changeStatus(tx, ctx, row, { action: 'publish', set: { scheduledAt: null } })
    await queueVariants(tx, ctx, row, sendable, { dueAt: new Date() })
    return readPackage(tx, ctx, row.id)
  })
}
