import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ItemRow, items, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { composerVoice } from '@/lib/composer/composer-voice'
import {
  buildCardWordsInLanguage,
  buildPlainCardWords,
  type CardWords,
} from '@/lib/composer/pictures/card-words'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { cardAddress } from '@/lib/media/cards/card-name'
import { storeCards } from '@/lib/media/cards/store-cards'
import { readPicture } from '@/lib/media/read-picture'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { loadBrand } from '../../load-package'
import type { MakeCardInput } from '../../schemas'
import { composerItem } from '../write/compose-item'
import { type Brand, brandCard } from '../write/compose-post'

/**
 * Makes a branded card for one post of a package, in the brand's current look or in another layout, optionally with
 * one of the item's images. Returns the card's address and alt text; the post itself changes only when it is saved.
 * Throws `not-found` (also for a post of another package), and `invalid` if the image is not the item's.
 */
export async function makeCard(
  ctx: ProjectContext<'write'>,
  input: MakeCardInput,
): Promise<{ url: string; alt: string }> {
  const [packageId, variantId] = [requireId(input.id), requireId(input.variant_id)]
  const { card, alt } = await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ title: packages.title, item: items, language: variants.language })
      .from(packages)
      .innerJoin(variants, and(eq(variants.packageId, packages.id), eq(variants.id, variantId)))
      .leftJoin(items, eq(items.id, packages.itemId))
      .where(eq(packages.id, packageId))
    if (!row) throw new AppError('not-found')
    requireOwnPicture(row.item, input.picture_url)
    const brand = await loadBrand(tx, ctx)
    const words = await wordsFor(row, brand)
    const made = brandCard(brand, words, {
      format: input.format,
      picture: input.picture_url,
      layout: input.layout,
    })
    await storeCards(tx, [made])
    const alt = words.alt({ brand: brand.look.name, picture: input.picture_url !== null })
    return { card: made, alt }
  })
  // Renders the card right away, so that the caller learns immediately whether it works.
  await readPicture(`${card.id}.jpg`)
  return { url: cardAddress(card.id), alt }
}

async function wordsFor(
  row: { title: string; item: ItemRow | null; language: string },
  brand: Brand,
): Promise<CardWords> {
  if (!row.item) return buildPlainCardWords(row.title, row.language)
  return buildCardWordsInLanguage(
    composerItem(row.item, await loadLanguageDetector()),
    row.language,
    composerVoice(brand),
  )
}

function requireOwnPicture(item: ItemRow | null, url: string | null): void {
  if (url === null || item?.featuredImage === url || item?.mediaUrls.includes(url)) return
  throw new AppError('invalid', {
    errors: [{ pointer: '/picture_url', detail: 'Choose one of the images from this content.' }],
  })
}
