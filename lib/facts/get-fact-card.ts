import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { factCards, items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { buildItemCard, findCurrentCard, readFactCards } from './load-fact-cards'
import type { FactCard } from './schemas'

/**
 * Returns what an item of the project says, each part with its place in it (spec/writing#1). Uses the stored card,
 * or builds one without storing it, since someone who may only read must not write. Throws `not-found`.
 */
export async function getFactCard(ctx: ProjectContext, input: { id: string }): Promise<FactCard> {
  const id = requireId(input.id)
  const [found] = await inProject(ctx, (tx) =>
    tx
      .select({ item: items, stored: factCards })
      .from(items)
      .leftJoin(factCards, eq(factCards.itemId, items.id))
      .where(eq(items.id, id)),
  )
  if (!found) throw new AppError('not-found')
  const current = findCurrentCard(found.item, found.stored ?? undefined)
  if (current) return current
  const detector = await loadLanguageDetector()
  const cards = await inProject(ctx, (tx) => readFactCards(tx, [found.item], detector))
  return cards.get(id) ?? buildItemCard(found.item, detector)
}
