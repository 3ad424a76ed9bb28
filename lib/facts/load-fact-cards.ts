import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { factCards, type ItemRow, items } from '@/db/schema'
import { isId } from '@/lib/ids'
import { contentHash } from '@/lib/text/content-hash'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { buildFactCard } from './build-fact-card'
import { findItemLanguage } from './find-item-language'
import { applyChanges } from './refine/apply-changes'
import { type CardRefinement, type FactCard, type FactSource, factCard } from './schemas'
import { removeFacts } from './select-coverable-facts'
import { findTopicBrief } from './topics/topic-brief'

/** Increase with every rule change that affects cards: older cards are then rebuilt. */
export const rulesVersion = 28

type StoredCard = Pick<typeof factCards.$inferSelect, 'contentHash' | 'rules' | 'card'>

/**
 * Returns the fact cards of items, by item id. Takes the open transaction and the items as they are stored. A card
 * is built once per version of an item and kept; cards that are missing or of another version are built and stored
 * in one statement.
 */
export async function loadFactCards(
  tx: ProjectTx,
  rows: readonly ItemRow[],
  detector: LanguageDetector,
): Promise<Map<string, FactCard>> {
  const cards = new Map<string, FactCard>()
  if (rows.length === 0) return cards
  const ids = rows.map((row) => row.id)
  const stored = await tx.select().from(factCards).where(inArray(factCards.itemId, ids))
  const storedOf = new Map(stored.map((one) => [one.itemId, one]))
  const missing: ItemRow[] = []
  for (const row of rows) {
    const present = findCurrentCard(row, storedOf.get(row.id))
    if (present) cards.set(row.id, present)
    else missing.push(row)
  }
  const refinements = await findRefinements(tx, missing)
  const built = missing.map((row) => {
    const card = buildItemCard(row, detector, refinements.get(row.id))
    cards.set(row.id, card)
    return { itemId: row.id, contentHash: row.contentHash, rules: rulesVersion, card }
  })
  if (built.length > 0)
    await tx
      .insert(factCards)
      .values(built)
      .onConflictDoUpdate({
        target: factCards.itemId,
        set: {
          contentHash: sql`excluded.content_hash`,
          rules: sql`excluded.rules`,
          card: sql`excluded.card`,
          refinement: null,
          refiningUntil: null,
          createdAt: sql`now()`,
        },
        // Another transaction may have stored the same card meanwhile, and a model may be refining it.
        setWhere: or(
          sql`(${factCards.contentHash}, ${factCards.rules}) is distinct from (excluded.content_hash, excluded.rules)`,
          and(isNull(factCards.refinement), isNull(factCards.refiningUntil)),
        ),
      })
  return cards
}

/** Like `loadFactCards`, for callers that only read: missing cards are built but not stored. */
export async function readFactCards(
  tx: ProjectTx,
  rows: readonly ItemRow[],
  detector: LanguageDetector,
): Promise<Map<string, FactCard>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const stored = await tx.select().from(factCards).where(inArray(factCards.itemId, ids))
  const storedOf = new Map(stored.map((one) => [one.itemId, one]))
  const present = new Map(rows.map((row) => [row.id, findCurrentCard(row, storedOf.get(row.id))]))
  const refinements = await findRefinements(
    tx,
    rows.filter((row) => present.get(row.id) === undefined),
  )
  return new Map(
    rows.map((row) => [row.id, present.get(row.id) ?? buildItemCard(row, detector, refinements.get(row.id))]),
  )
}

/**
 * Returns the stored item that a topic's item is a copy of; undefined for any other item, or if the original has
 * changed or is gone. A copy shares what a model found about the original.
 */
export async function findOriginal(tx: ProjectTx, row: ItemRow): Promise<ItemRow | undefined> {
  const id = originOf(row)
  if (id === undefined) return undefined
  const [original] = await tx.select().from(items).where(eq(items.id, id))
  return original && isCopyOf(row, original) ? original : undefined
}

function originOf(row: ItemRow): string | undefined {
  const [id] = findTopicBrief(row)?.origins ?? []
  return id !== undefined && isId(id) ? id : undefined
}

/** Whether a topic's item, whose channels may have been chosen since, says what the original says now. */
const isCopyOf = (row: ItemRow, original: ItemRow): boolean =>
  row.title === original.title &&
  row.rawContent === original.rawContent &&
  contentHash(ownMetadata(row)) === contentHash(ownMetadata(original))

const ownMetadata = ({ metadata: { target_platforms: _, topic: _topic, ...own } }: ItemRow) => own

/** Returns what a model found about the originals of topics' items, by the id of the topic's item. */
async function findRefinements(
  tx: ProjectTx,
  rows: readonly ItemRow[],
): Promise<Map<string, CardRefinement>> {
  const ids = rows.flatMap((row) => originOf(row) ?? [])
  if (ids.length === 0) return new Map()
  const stored = await tx
    .select({ original: items, card: factCards })
    .from(factCards)
    .innerJoin(items, eq(items.id, factCards.itemId))
    .where(and(inArray(factCards.itemId, ids), eq(factCards.refinement, 'refined')))
  const storedOf = new Map(stored.map((one) => [one.original.id, one]))
  return new Map(
    rows.flatMap((row) => {
      const { original, card } = storedOf.get(originOf(row) ?? '') ?? {}
      const refined = original && isCopyOf(row, original) && findCurrentCard(original, card)?.refined
      return refined ? [[row.id, refined] as const] : []
    }),
  )
}

/** Returns the stored card if it belongs to this version of the item and to the current rules. */
export function findCurrentCard(row: ItemRow, stored: StoredCard | undefined): FactCard | undefined {
  if (stored?.contentHash !== row.contentHash || stored.rules !== rulesVersion) return undefined
  return factCard.safeParse(stored.card).data
}

/**
 * Builds the card of an item as it is stored now, with what a model found about it; for a topic's item, without what
 * posts have told already. Pure.
 */
export function buildItemCard(
  row: ItemRow,
  detector: LanguageDetector,
  refinement?: CardRefinement | undefined,
): FactCard {
  const built = buildFactCard(toFactSource(row), findItemLanguage(row, detector))
  const card = refinement ? applyChanges(built, refinement) : built
  return removeFacts(card, findTopicBrief(row)?.avoid ?? [])
}

/** Returns the fields of a stored item that its card is built from. Pure. */
export const toFactSource = (row: ItemRow): FactSource => ({
  title: row.title,
  content_type: row.contentType,
  featured_image: row.featuredImage,
  media_urls: row.mediaUrls,
  raw_content: row.rawContent,
  url: row.url,
  tags: row.tags,
  metadata: row.metadata,
})
