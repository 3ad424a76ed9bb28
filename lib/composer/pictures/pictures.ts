import { findBible, toBibleObject } from '@/lib/facts/fields/bible-fields'
import type { FactImage } from '@/lib/facts/schemas'
import { networks } from '@/lib/networks/registry'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform, VariantMedia } from '@/lib/platforms/schemas'
import { pictureNotTaken } from '@/lib/post-rules/picture-not-taken'
import { isPictureUrl, isVideo } from '@/lib/post-rules/validate-media'
import { truncateText } from '@/lib/text/plain-text'
import type { Material } from '../material/material'
import type { ComposerItem } from '../schemas'
import { findCaptionFiles } from './find-caption-files'

/**
 * The item's own pictures, the featured one first, each with a description: the source's own words if it has any. A
 * picture is called a portrait only if the bible or the manifest entry says so. Leaves out what the platform does
 * not accept. Videos are included, and come first, only if the platform requires one.
 */
export function listPictures(item: ComposerItem, material: Material, platform: Platform): VariantMedia[] {
  const images = new Map(item.card.images.map((one) => [one.url, one]))
  const urls = mediaOf(item)
  const pictures = urls.filter((url) => isPictureUrl(url) && pictureNotTaken(platform, url) === undefined)
  const chosen = platformRules[platform].media.needsVideo ? [...urls.filter(isVideo), ...pictures] : pictures
  const portraits = portraitsOf(item)
  return chosen.slice(0, networks[platform].writing.images).map((url, index) => ({
    url,
    alt:
      truncateText(cleanAltText(images.get(url)?.alt ?? '', url, material), 500) ||
      describePicture(url, index + 1, material, portraits),
    ...(platformRules[platform].media.captions
      ? findCaptionFiles(item, url, url === urls.find(isVideo))
      : {}),
  }))
}

type ItemMedia = Pick<ComposerItem, 'featured_image' | 'media_urls' | 'card'>

/** Whether an item has a video that can be posted. Pure. */
export const hasVideo = (item: ItemMedia): boolean => mediaOf(item).some(isVideo)

/** The URLs of the media that can be posted with an item, the featured image first. */
function mediaOf(item: ItemMedia): string[] {
  const images = new Map(item.card.images.map((one) => [one.url, one]))
  return [...new Set([item.featured_image ?? '', ...item.media_urls])].filter(
    (url) => isUsable(url) && showsSubject(item, images.get(url)),
  )
}

/**
 * Whether an image shows what the item is about. Logos, avatars and decoration do not, and restricted images need
 * permission; only the featured image may be a sponsor's.
 */
const showsSubject = (item: ItemMedia, image: FactImage | undefined): boolean =>
  image === undefined ||
  image.role === 'subject' ||
  (image.role === 'sponsor' && image.url === item.featured_image)

/**
 * The source's description of a picture without its credit; "" if it is only the title, a file name or a number,
 * which describe nothing.
 */
function cleanAltText(alt: string, url: string, { name, isCharacter }: Material): string {
  const words = alt.trim()
  const title = name?.facts[0]?.text ?? ''
  if (
    !isCharacter &&
    words !== '' &&
    [title, name?.text ?? ''].some((one) => normalizeText(one) === normalizeText(words))
  )
    return ''
  const file = (URL.parse(url)?.pathname ?? '').split('/').at(-1) ?? ''
  const isFile =
    !/\s/u.test(words) &&
    (/\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/iu.test(words) ||
      /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/u.test(words) ||
      /^\p{Ll}[\p{Ll}\p{N}]*(?:-[\p{Ll}\p{N}]+)*\d$/u.test(words) ||
      (words === words.toLowerCase() &&
        normalizeText(words) === normalizeText(file.replace(/\.\w{1,5}$/u, ''))))
  const isNumber =
    /^(?:(?:img|dsc|dscn|pic|image|picture|photo|foto|bild|imagen|immagine|untitled|thumbnail|banner|header|hero|cover|teaser|screenshot|grafik|graphic|logo|placeholder|alt ?text|issue|nr|no|ausgabe)[\s._-]*)?[#№]?[\s\d.,:x×€$£%_()-]*$/iu.test(
      words,
    ) || !/\p{L}{2}/u.test(words)
  return isFile || isNumber ? '' : alt.replace(trailingCreditPattern, '')
}
/**
 * A trailing credit, which says nothing about what the picture shows: "…, Foto: Hella Brix", "… (Photo: A. Lind)",
 * "… © Stadt".
 */
const trailingCreditPattern =
  /(?:[\s,;.|–—-]{0,3}\(?(?:photo(?:graph)?s?|pictures?|image|foto(?:s|grafie)?|bild(?:er)?|aufnahme|crédit|credits?|kredit|quelle|source|zdjęcie|fot\.)(?: (?:by|von|credit))?\s?[:：/]|[\s,;(]{0,3}(?:©|\(c\)))[^:]{2,80}$/iu
const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Describes a picture that has no description of its own from what is known: whose portrait it is, or which product
 * it shows. Any other picture stays without a description, and the check asks a person for one.
 */
function describePicture(
  url: string,
  number: number,
  { name, kind, phrases, isCharacter }: Material,
  portraits: Set<string>,
): string {
  const title = truncateText(name?.text ?? '', 300)
  if (title === '') return ''
  const inPlaces = (phrase: string): string =>
    phrase.replace('{name}', () => title).replace('{number}', String(number))
  if (portraits.has(url) && phrases?.portraitOf) {
    return number === 1 ? inPlaces(phrases.portraitOf) : `${inPlaces(phrases.portraitOf)} (${number})`
  }
  if (number > 1) return ''
  if (kind === 'product' && phrases?.productPhoto) return inPlaces(phrases.productPhoto)
  return isCharacter ? title : ''
}

function portraitsOf(item: ComposerItem): Set<string> {
  const places = [findBible(item.metadata) ?? {}, toBibleObject(item.metadata.manifest_entry)]
  const found = places.flatMap((place) => [
    place.portrait_url,
    ...(Array.isArray(place.additional_portraits) ? place.additional_portraits : []),
  ])
  const urls = found.filter((url) => typeof url === 'string')
  // These URLs may be relative to the entry's folder; the item's own columns hold absolute ones.
  const { bucket_base_url: base, slug } = item.metadata
  if (typeof base !== 'string' || typeof slug !== 'string') return new Set(urls)
  const folder = `${base}/${slug.replace(/[#?]/g, encodeURIComponent)}/`
  return new Set(urls.flatMap((url) => [url, URL.parse(url.trim(), folder)?.href ?? url]))
}

/** Paths that mark a file as not meant for publication: "…/INTERNAL_turnaround.png". */
const unpublishablePathPattern =
  /(?:^|[/_.-])(?:internal|intern|do[_-]?not[_-]?(?:use|publish|post)|nicht[_-]?(?:verwenden|veroeffentlichen)|confidential|vertraulich|spoilers?)(?:[/_.-]|$)/i
const isUsable = (url: string): boolean => {
  if (url.length > 2048 || /[\s\p{Cc}\p{Surrogate}]/u.test(url)) return false
  const parsed = URL.canParse(url) ? new URL(url) : null
  return (
    parsed !== null &&
    !unpublishablePathPattern.test(parsed.pathname) &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.hostname !== '' &&
    parsed.username === ''
  )
}

/**
 * The item's URL if it can be posted, otherwise the first usable link in its metadata, such as one for tickets or
 * orders.
 */
export function findLink({ url, card }: ComposerItem): string | null {
  const offers = card.facts.filter(({ kind, field }) => kind === 'link' && field.startsWith('metadata.'))
  const all = [url ?? '', ...offers.map(({ text }) => text)].map((address) => address.trim())
  return all.find(isUsable) ?? null
}
