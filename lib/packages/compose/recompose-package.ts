import type { ProjectTx } from '@/db/project'
import type { ItemRow } from '@/db/schema'
import { nameChange } from '@/db/variant-revisions'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'
import { transitionPackage } from '@/lib/publications/transition-packages'
import { plannedTime } from '../lifecycle/schedule-as-planned'
import { describeAuthorship, determineMadeBy } from './store/authorship'
import { replaceVariants } from './store/replace-variants'
import type { Composition } from './write/compose-item'

/**
 * Why a package was rewritten without anyone asking: its content changed, or it had no channel until one became
 * available.
 */
export type RemakeCause = 'content' | 'channel'

/**
 * Rewrites a locked package from its item: new variants and a new revision, neither approved nor stale. Its history
 * says why, if nobody asked for it.
 */
export async function recomposePackage(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: { id: string; status: PackageStatus; revision: number },
  made: { item: ItemRow; composition: Composition } & (
    | { action: 'remake'; cause: RemakeCause }
    | { action: 'regenerate' }
  ),
): Promise<void> {
  const cause = made.action === 'remake' ? made.cause : undefined
  // A package without a channel had no text to replace.
  await nameChange(tx, cause === 'channel' ? 'compose' : made.action)
  await replaceVariants(tx, row.id, made.composition.variants)
  await nameChange(tx, null)
  const to = await transitionPackage(tx, made.action, row, {
    set: {
      title: made.item.title,
      stale: false,
      edited: false,
      authorId: null,
      madeBy: determineMadeBy(made.composition),
      revision: row.revision + 1,
      scheduledAt: plannedTime,
      itemContentHash: made.item.contentHash,
      warnings: made.composition.warnings,
      flags: made.composition.flags,
    },
  })
  await recordEvent(tx, ctx, {
    packageId: row.id,
    action: made.action,
    from: row.status,
    to,
    data: {
      revision: row.revision + 1,
      ...(cause ? { cause } : {}),
      ...describeAuthorship(made.composition),
    },
  })
}
