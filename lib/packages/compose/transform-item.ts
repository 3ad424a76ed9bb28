import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { getPackage } from '../get-package'
import type { PackageAnswer } from '../schemas'
import { composePackages } from './compose-packages'

/**
 * Makes a package from an item when a person asks for it. An open package of its current content is returned as it
 * is, and a published one gets a correction. This also works for items of a kind that the voice leaves out; the
 * package then says so (spec/decisions#3). Throws `not-found`, and `wrong-state` for a withdrawn or archived item.
 */
export async function transformItem(
  ctx: ProjectContext<'write'>,
  input: { id: string },
): Promise<PackageAnswer> {
  if (!isId(input.id)) throw new AppError('not-found')
  const [item] = await inProject(ctx, (tx) =>
    tx
      .select({ withdrawnAt: items.withdrawnAt, status: items.status })
      .from(items)
      .where(eq(items.id, input.id)),
  )
  if (!item) throw new AppError('not-found')
  if (item.withdrawnAt) {
    throw new AppError('wrong-state', {
      detail: 'The content was removed from its source.',
      hint: 'You can use it again when it is back.',
    })
  }
  if (item.status === 'archived') {
    throw new AppError('wrong-state', {
      detail: 'This content is archived.',
      hint: 'Restore it first.',
    })
  }
  const { packageOf } = await composePackages(ctx, { itemIds: [input.id], asked: true })
  const id = packageOf.get(input.id)
  if (!id) throw new AppError('internal', { detail: 'We couldn’t create the post.' })
  return getPackage(ctx, { id })
}
