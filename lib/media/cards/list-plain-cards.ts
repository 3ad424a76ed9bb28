import { inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { cards } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { cardAddress, findCardId } from './card-name'

/** Returns the addresses that belong to the project's cards and have no picture in them. */
export async function listPlainCards(
  ctx: ProjectContext,
  addresses: readonly string[],
): Promise<Set<string>> {
  const ids = addresses.flatMap((address) => findCardId(address) ?? [])
  if (ids.length === 0) return new Set()
  const rows = await inProject(ctx, (tx) =>
    tx.select({ id: cards.id, recipe: cards.recipe }).from(cards).where(inArray(cards.id, ids)),
  )
  return new Set(rows.filter(({ recipe }) => recipe.picture_url === null).map(({ id }) => cardAddress(id)))
}
