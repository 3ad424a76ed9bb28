import { inArray } from 'drizzle-orm'
import type { ReplaceWay } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { variants } from '@/db/schema'
import type { VariantContent } from '@/lib/platforms/schemas'
import { findReplaced, missingChoiceError, nothingToCorrectError, replacementOf } from './find-replaced'

type Queued = {
  packageId: string
  variants: { variantId: string; channelId: string; content: VariantContent }[]
}

/**
 * Returns how versions that are about to be queued replace published posts, by the version's id; versions without
 * an entry are new posts. Throws `blocked-by-rules` if a person has to choose first, so that no published post is
 * changed or deleted in a way that nobody chose, and if nothing is left to send. Serves spec/decisions#7,
 * docs/decisions/0185.
 */
export async function replacementsOf(
  tx: ProjectTx,
  inputs: readonly Queued[],
): Promise<ReadonlyMap<string, { replacesId: string; replaceBy: ReplaceWay } | 'keep'>> {
  const replaced = await findReplaced(
    tx,
    inputs.map(({ packageId }) => packageId),
  )
  const found = new Map<string, { replacesId: string; replaceBy: ReplaceWay } | 'keep'>()
  if (replaced.size === 0) return found
  const rows = await tx
    .select({ id: variants.id, replaceBy: variants.replaceBy })
    .from(variants)
    .where(
      inArray(
        variants.id,
        inputs.flatMap((input) => input.variants.map(({ variantId }) => variantId)),
      ),
    )
  const choices = new Map(rows.map(({ id, replaceBy }) => [id, replaceBy]))
  for (const input of inputs) {
    const missing: string[] = []
    for (const [at, { variantId, channelId, content }] of input.variants.entries()) {
      const variant = { channelId, replaceBy: choices.get(variantId) ?? null }
      const replacement = replacementOf(replaced.get(input.packageId), variant, content)
      if (!replacement) continue
      const { by, post } = replacement
      if (by === null) missing.push(`/variants/${at}/replace_by`)
      else found.set(variantId, by === 'keep' ? 'keep' : { replacesId: post.id, replaceBy: by })
    }
    if (missing.length > 0) throw missingChoiceError(missing)
    if (input.variants.every(({ variantId }) => found.get(variantId) === 'keep'))
      throw nothingToCorrectError()
  }
  return found
}
