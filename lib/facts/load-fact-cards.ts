import { inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { factCards, type ItemRow } from '@/db/schema'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { buildFactCard } from './build-fact-card'
import { findItemLanguage } from './find-item-language'
import { type FactCard, factCard } from './schemas'
import { removeFacts } from './select-coverable-facts'
import { findTopicBrief } from './topics/topic-brief'

/** Increase with every rule change that affects cards: older cards are then rebuilt. */
const rulesVersion = 21

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
  const built = rows.flatMap((row) => {
    const present = findCurrentCard(row, storedOf.get(row.id))
    if (present) {
      cards.set(row.id, present)
      return []
    }
    const card = buildItemCard(row, detector)
    cards.set(row.id, card)
    return [{ itemId: row.id, contentHash: row.contentHash, rules: rulesVersion, card }]
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
          createdAt: sql`now()`,
        },
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
  return new Map(
    rows.map((row) => [row.id, findCurrentCard(row, storedOf.get(row.id)) ?? buildItemCard(row, detector)]),
  )
}

/** Returns the stored card if it belongs to this version of the item and to the current rules. */
export function findCurrentCard(row: ItemRow, stored: StoredCard | undefined): FactCard | undefined {
  if (stored?.contentHash !== row.contentHash || stored.rules !== rulesVersion) return undefined
  return factCard.safeParse(stored.card).data
}

/** Builds the card of an item as it is stored now; for a topic's item, without what posts have told already. Pure. */
export function buildItemCard(row: ItemRow, detector: LanguageDetector): FactCard {
  const card = buildFactCard(
    {
      title: row.title,
      content_type: row.contentType,
      featured_image: row.featuredImage,
      media_urls: row.mediaUrls,
      raw_content: row.rawContent,
      url: row.url,
      tags: row.tags,
      metadata: row.metadata,
    },
    findItemLanguage(row, detector),
  )
  return removeFacts(card, findTopicBrief(row)?.avoid ?? [])
}
