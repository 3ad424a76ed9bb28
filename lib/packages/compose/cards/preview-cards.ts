import { and, desc } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { composerVoice } from '@/lib/composer/composer-voice'
import { buildCardWordsInLanguage, type CardWords } from '@/lib/composer/pictures/card-words'
import type { ComposerItem } from '@/lib/composer/schemas'
import { outbound } from '@/lib/http/outbound'
import { isNotMadeByTopic } from '@/lib/items/topic-origin'
import { layoutFor } from '@/lib/media/cards/card-formats'
import { type Card, cardAddress } from '@/lib/media/cards/card-name'
import { cardText } from '@/lib/media/cards/card-text'
import { loadCardAssets } from '@/lib/media/cards/load-card-assets'
import { renderCard } from '@/lib/media/cards/render-card'
import { type CardFormat, type CardLook, type CardRecipe, cardFormats } from '@/lib/media/cards/schemas'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import type { PromptItem } from '@/lib/voice/prompt/to-image-prompt'
import { loadBrand } from '../../load-package'
import { isNotOwnPost } from '../plan/own-item'
import { composerItem } from '../write/compose-item'
import { brandCard } from '../write/compose-post'

export type CardPreview = {
  /** The input of the image prompt; null if the project has no item yet. */
  item: PromptItem | null
  /** A small JPEG as a data: URL, in the saved look. */
  saved: string
  /** The same card in the unsaved look; null if it equals the saved one. */
  unsaved: string | null
  /**
   * Number of characters of the title that a card cannot render; `nothing_left` if the card shows the brand's name
   * instead.
   */
  left_out: { signs: number; nothing_left: boolean }
}

/** Side length in pixels, enough for a panel next to a form. */
const previewSide = 640
/** A preview waits no longer than this for an external logo. */
const logoDeadlineMs = 4_000

/**
 * Renders the branded card of the newest item that no person wrote as a post of their own, in the saved colors and layout and in unsaved ones, as small images
 * for previewing a change; stores nothing. Takes the format and the look.
 */
export async function previewCards(
  ctx: ProjectContext,
  input: { format: CardFormat; look: CardLook },
): Promise<CardPreview> {
  const { row, brand } = await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(items)
      .where(and(isNotMadeByTopic, isNotOwnPost))
      .orderBy(desc(items.id))
      .limit(1)
    return { row, brand: await loadBrand(tx, ctx) }
  })
  const voice = composerVoice(brand)
  const item = row && composerItem(row, await loadLanguageDetector())
  const saved: CardLook = {
    primary_color: brand.voice.primary_color ?? null,
    secondary_color: brand.voice.secondary_color ?? null,
    layout: brand.voice.card_layout ?? null,
  }
  const words = item ? buildCardWordsInLanguage(item, 'en', voice) : noWords
  const { recipe } = brandCard(brand, words, { format: input.format, picture: null })
  const assets = await loadLogo(ctx, recipe)
  const draw = async ({ layout, ...colors }: CardLook) => {
    const look = { ...colors, layout: layoutFor(layout ?? undefined, recipe.title) }
    return asData(await renderCard({ ...recipe, ...look }, assets, widthOf(input.format)))
  }
  const written = await cardText(words.title, words.language)
  return {
    item: item ? promptItem(row.title, item) : null,
    saved: await draw(saved),
    unsaved: sameLook(saved, input.look) ? null : await draw(input.look),
    left_out: { signs: written.dropped, nothing_left: words.title !== '' && !written.enough },
  }
}

/**
 * Renders cards of posts that are not stored, whose addresses therefore serve nothing, as small images; stores
 * nothing. Returns each card's image as a data: URL, by the card's address.
 */
export async function drawUnstoredCards(
  ctx: ProjectContext,
  cards: readonly Card[],
): Promise<Map<string, string>> {
  const drawn = new Map<string, string>()
  for (const { id, recipe } of cards) {
    const address = cardAddress(id)
    if (drawn.has(address)) continue
    const assets = await loadLogo(ctx, recipe)
    drawn.set(address, asData(await renderCard(recipe, assets, widthOf(recipe.format))))
  }
  return drawn
}

/** Until there is an item, the card shows only the brand. */
const noWords: CardWords = { title: '', kicker: null, language: null, alt: () => '' }

const promptItem = (title: string, { content_type, card }: ComposerItem): PromptItem => ({
  title,
  content_type,
  description:
    card.facts
      .filter(
        ({ kind, language }) =>
          kind === 'statement' && (language === 'en' || language === card.language.code),
      )
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 600) || null,
})

const sameLook = (one: CardLook, other: CardLook): boolean =>
  (one.layout ?? 'rings') === (other.layout ?? 'rings') &&
  one.primary_color?.toLowerCase() === other.primary_color?.toLowerCase() &&
  one.secondary_color?.toLowerCase() === other.secondary_color?.toLowerCase()

function widthOf(format: CardFormat): number {
  const { width, height } = cardFormats[format]
  return Math.round((previewSide * width) / Math.max(width, height))
}

async function loadLogo(ctx: ProjectContext, recipe: CardRecipe): Promise<{ logo?: Buffer }> {
  const signal = AbortSignal.timeout(logoDeadlineMs)
  try {
    return await loadCardAssets(recipe, { fetch: outbound('networks', ctx), signal })
  } catch (error) {
    // If the logo's server is slow, the preview shows initials; a card for a post waits longer.
    if (signal.aborted) return {}
    throw error
  }
}

const asData = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`
