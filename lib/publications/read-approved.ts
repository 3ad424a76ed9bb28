import { eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { items, packages, variants } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { hashPost, type PublicationPayload } from './payload'

type Approved = { packageId: string; variants: { variantId: string; content: VariantContent }[] }

/**
 * Throws `wrong-state` if one of these variants is not approved as it is, and `not-found` if it belongs to another
 * package.
 */
export async function refuseUnapproved(tx: ProjectTx, inputs: readonly Approved[]): Promise<void> {
  const ids = inputs.flatMap((input) => input.variants.map((variant) => variant.variantId))
  const rows = await tx
    .select({ id: variants.id, packageId: variants.packageId, approvedHash: variants.approvedHash })
    .from(variants)
    .where(inArray(variants.id, ids))
  const approved = new Map(rows.map((row) => [row.id, row]))
  for (const input of inputs) {
    for (const variant of input.variants) {
      const row = approved.get(variant.variantId)
      if (row?.packageId !== input.packageId) throw new AppError('not-found')
      const payload = { content: variant.content, post: renderPost(variant.content) }
      if (row.approvedHash !== hashPost(payload))
        throw new AppError('wrong-state', {
          detail: 'This post was changed after it was approved.',
          hint: 'Approve the post again.',
        })
    }
  }
}

/**
 * Returns the items that packages were made from, in the form that posts include them, by package id; packages
 * without an item have no entry.
 */
export async function itemsOf(
  tx: ProjectTx,
  packageIds: string[],
): Promise<ReadonlyMap<string, NonNullable<PublicationPayload['item']>>> {
  const rows = await tx
    .select({
      packageId: packages.id,
      id: items.id,
      external_id: items.externalId,
      title: items.title,
      url: items.url,
    })
    .from(packages)
    .innerJoin(items, eq(items.id, packages.itemId))
    .where(inArray(packages.id, packageIds))
  return new Map(rows.map(({ packageId, ...item }) => [packageId, item]))
}
