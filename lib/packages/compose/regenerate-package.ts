import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { systemContext } from '@/lib/auth/system-context'
import { AppError } from '@/lib/errors'
import { storeCards } from '@/lib/media/cards/store-cards'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { withdrawIntents } from '../lifecycle/withdraw-intents'
import { loadBrand, lockPackage, readPackage } from '../load-package'
import type { PackageRow } from '../present-package'
import type { PackageAnswer, PackageInput } from '../schemas'
import { type Composition, composeItem } from './compose-item'
import { newPackage } from './new-package'
import { recomposePackage } from './recompose-package'
import { storePackages } from './store-packages'

/**
 * Writes a package anew from its item as it is now, for the channels there are now; edits are given up. What was approved or
 * scheduled returns to review. A published package stays as it is: the answer is then a new draft beside it, its correction.
 * Throws `not-found`, `stale-revision`, `wrong-state`.
 */
export async function regeneratePackage(
  ctx: ProjectContext<'write'>,
  input: PackageInput,
): Promise<PackageAnswer> {
  const system = await systemContext(ctx.projectId)
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'regenerate')
    const { item, composition } = await recompose(tx, ctx, row)
    await storeCards(tx, composition.cards)
    if (row.status === 'published') {
      const how = {
        mode: 'draft',
        correction: true,
        actor: ctx.actor,
        system: system.actor,
        now: new Date(),
      } as const
      const correction = newPackage(item, composition, how)
      await storePackages(tx, [correction])
      const data = { correction_id: correction.id }
      await changeStatus(tx, ctx, row, { action: 'regenerate', set: { stale: false }, data })
      return readPackage(tx, ctx, correction.id)
    }
    await withdrawIntents(tx, ctx, row)
    await recomposePackage(tx, ctx, row, { item, composition, action: 'regenerate' })
    return readPackage(tx, ctx, row.id)
  })
}

/** What the composer writes for a package's item now. Throws `wrong-state` when the package has no item. */
export async function recompose(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: PackageRow,
): Promise<{ item: ItemRow; composition: Composition }> {
  const [item] = row.itemId ? await tx.select().from(items).where(eq(items.id, row.itemId)) : []
  if (!item) throw new AppError('wrong-state', { detail: 'This post has no content to regenerate it from.' })
  const all = await tx.select().from(channels).orderBy(channels.id)
  const detector = await loadLanguageDetector()
  return { item, composition: composeItem(item, all, await loadBrand(tx, ctx), detector) }
}
