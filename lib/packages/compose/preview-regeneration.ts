import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { VariantContent } from '@/lib/platforms/schemas'
import { loadVariants } from '../load-package'
import { contentOf } from '../present-package'
import { recompose } from './regenerate-package'
import { keepReplies } from './store/keep-replies'

export type RegenerationPreview = {
  warnings: string[]
  /** For each channel the current content and the content that regenerating would write; null if there is none. */
  variants: { channel_id: string; before: VariantContent | null; after: VariantContent | null }[]
}

/**
 * Returns what regenerating a package would change, for the diff that a stale package offers. Writes nothing.
 * Undefined if a model would write it, because its text is not known in advance. Throws `not-found`.
 */
export async function previewRegeneration(
  ctx: ProjectContext,
  input: { id: string },
): Promise<RegenerationPreview | undefined> {
  if (!isId(input.id)) throw new AppError('not-found')
  if (await findModelInUse(ctx)) return undefined
  return inProject(ctx, async (tx) => {
    const [row] = await tx.select().from(packages).where(eq(packages.id, input.id))
    if (!row) throw new AppError('not-found')
    const { item, composition: written } = await recompose(tx, ctx, row)
    const composition = await keepReplies(tx, ctx, row.id, item, written)
    const stored = await loadVariants(tx, [row.id])
    const before = new Map(stored.map(({ variant }) => [variant.channelId ?? '', contentOf(variant)]))
    const after = new Map(composition.variants.map((one) => [one.channelId, one.content]))
    const channelIds = [...new Set([...before.keys(), ...after.keys()])].filter((id) => id !== '')
    return {
      warnings: composition.warnings,
      variants: channelIds.map((id) => ({
        channel_id: id,
        before: before.get(id) ?? null,
        after: after.get(id) ?? null,
      })),
    }
  })
}
