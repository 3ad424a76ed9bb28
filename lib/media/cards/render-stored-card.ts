import { eq } from 'drizzle-orm'
import { cards } from '@/db/schema'
import { inSystem } from '@/db/system'
import { outbound } from '@/lib/http/outbound'
import type { Tenant } from '@/lib/workspace-grants'
import { putBlob } from '../blobs'
import { parseCardId } from './card-name'
import { loadCardAssets } from './load-card-assets'
import { renderCard } from './render-card'
import { type CardRecipe, cardRecipe } from './schemas'

const deadlineMs = 30_000

/**
 * Cards that lack their logo or picture because its server is unavailable are shown that way for a while, then
 * retried.
 */
const incompleteTtlMs = 5 * 60_000
const maxIncompleteCards = 50
const incompleteCards = new Map<string, { bytes: Buffer; until: number }>()

/** A card's image. `isCacheable` if it matches its recipe completely and will look the same next time. */
export type RenderedCard = { bytes: Buffer; isCacheable: boolean }

const rendering = new Map<string, Promise<RenderedCard | undefined>>()

/**
 * Renders the card with this image name from its stored recipe and stores the image. Undefined if there is no such
 * card. Concurrent calls share one rendering within a process; two processes may both store the same image, which
 * is harmless. A card that lacks its logo or picture is not stored.
 */
export function renderStoredCard(name: string): Promise<RenderedCard | undefined> {
  const id = parseCardId(name)
  if (id === undefined) return Promise.resolve(undefined)
  const known = rendering.get(id)
  if (known) return known
  const mine = renderById(id).finally(() => rendering.delete(id))
  rendering.set(id, mine)
  return mine
}

async function renderById(id: string): Promise<RenderedCard | undefined> {
  const [row] = await inSystem((tx) =>
    tx.select({ recipe: cards.recipe, orgId: cards.orgId }).from(cards).where(eq(cards.id, id)),
  )
  if (!row) return undefined
  const before = incompleteCards.get(id)
  if (before && before.until > Date.now()) return { bytes: before.bytes, isCacheable: false }
  const recipe = cardRecipe.parse(row.recipe)
  const card = await renderWithAssets(recipe, row)
  if (card.isCacheable) await putBlob(`${id}.jpg`, card.bytes)
  else cacheIncomplete(id, card.bytes)
  return card
}

async function renderWithAssets(recipe: CardRecipe, tenant: Tenant): Promise<RenderedCard> {
  const io = { fetch: outbound('networks', tenant), signal: AbortSignal.timeout(deadlineMs) }
  const assets = await loadCardAssets(recipe, io)
  const isCacheable =
    (recipe.logo_url === null || assets.logo !== undefined) &&
    (recipe.picture_url === null || assets.picture !== undefined)
  return { bytes: await renderCard(recipe, assets), isCacheable }
}

function cacheIncomplete(id: string, bytes: Buffer): void {
  incompleteCards.delete(id)
  incompleteCards.set(id, { bytes, until: Date.now() + incompleteTtlMs })
  const [oldest] = incompleteCards.keys()
  if (incompleteCards.size > maxIncompleteCards && oldest) incompleteCards.delete(oldest)
}
