import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { CardRefinementOutcome } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { factCards, type ItemRow, items } from '@/db/schema'
import { rulesVersion } from './load-fact-cards'
import type { FactCard } from './schemas'

const ofVersion = (row: Pick<ItemRow, 'id' | 'contentHash'>) =>
  and(
    eq(factCards.itemId, row.id),
    eq(factCards.contentHash, row.contentHash),
    eq(factCards.rules, rulesVersion),
    isNull(factCards.refinement),
  )

/**
 * Reserves asking a model to refine an item's stored card until a time, so that concurrent workers ask once. Returns
 * `asking` while another one has that right, and `settled` if this version of the card needs no question any more.
 * Serves spec/writing#1 and #4.
 */
export async function claimRefinement(
  tx: ProjectTx,
  row: ItemRow,
  until: Date,
): Promise<'claimed' | 'asking' | 'settled'> {
  const claimed = await tx
    .update(factCards)
    .set({ refiningUntil: until })
    .where(and(ofVersion(row), or(isNull(factCards.refiningUntil), lt(factCards.refiningUntil, sql`now()`))))
    .returning({ id: factCards.itemId })
  if (claimed.length > 0) return 'claimed'
  const open = await tx.select({ id: factCards.itemId }).from(factCards).where(ofVersion(row))
  return open.length > 0 ? 'asking' : 'settled'
}

/** Gives up a claim, so that anyone may ask. */
export async function releaseRefinement(tx: ProjectTx, row: ItemRow): Promise<void> {
  await tx.update(factCards).set({ refiningUntil: null }).where(ofVersion(row))
}

/**
 * Stores the refined card, or without one that asking failed, so that this version is not asked about again. Stores
 * nothing, and returns false, if the item or the rules have changed since, or someone else has stored it.
 */
export async function storeRefinement(
  tx: ProjectTx,
  row: ItemRow,
  card: FactCard | undefined,
): Promise<boolean> {
  const refinement: CardRefinementOutcome = card ? 'refined' : 'failed'
  const stored = await tx
    .update(factCards)
    .set({ refinement, refiningUntil: null, ...(card ? { card } : {}) })
    .where(
      and(
        ofVersion(row),
        sql`exists (select from ${items} where ${items.id} = ${row.id} and ${items.contentHash} = ${row.contentHash})`,
      ),
    )
    .returning({ id: factCards.itemId })
  return stored.length > 0
}

/** Stores the card of a topic's item anew, after its original was refined. */
export async function replaceCard(tx: ProjectTx, row: ItemRow, card: FactCard): Promise<void> {
  await tx.update(factCards).set({ card }).where(ofVersion(row))
}
