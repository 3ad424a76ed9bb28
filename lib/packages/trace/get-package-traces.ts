import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { getFieldText } from '@/lib/facts/fields/get-field-text'
import { requireId } from '@/lib/ids'
import { itemColumns, presentItem } from '@/lib/items/present-item'
import { buildTraceView, type TraceView } from './build-trace-view'

export type PackageTraces = {
  /** Whether the item is unchanged since the package was made; `none` if it was not made from an item. */
  content: 'same' | 'changed' | 'withdrawn' | 'none'
  /** By variant id. */
  of: Record<string, TraceView>
}

/**
 * Returns what the sentences of a package's versions are based on, with the surrounding text of its item
 * (spec/writing#3). If the item has changed since, shows the stored text of the facts instead. Throws `not-found`.
 */
export async function getPackageTraces(ctx: ProjectContext, input: { id: string }): Promise<PackageTraces> {
  const id = requireId(input.id)
  return inProject(ctx, async (tx) => {
    const [found] = await tx
      .select({ madeFrom: packages.itemContentHash, item: itemColumns })
      .from(packages)
      .leftJoin(items, eq(items.id, packages.itemId))
      .where(eq(packages.id, id))
    if (!found) throw new AppError('not-found')
    const { item, madeFrom } = found
    const own = await tx.select().from(variants).where(eq(variants.packageId, id))
    const isSame = item !== null && item.contentHash === madeFrom
    const source = isSame ? presentItem(item) : undefined
    const textOf = source && ((field: string) => getFieldText(source, field))
    return {
      content: !item ? 'none' : item.withdrawnAt ? 'withdrawn' : isSame ? 'same' : 'changed',
      of: Object.fromEntries(own.map((variant) => [variant.id, buildTraceView(variant, textOf)])),
    }
  })
}
