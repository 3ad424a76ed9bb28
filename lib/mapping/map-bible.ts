import { isRecord } from '@/lib/text/is-empty'
import { readAddress } from '@/lib/text/web-address'
import { findBibleLanguages, readBible } from './bible-fields'
import { buildRawContent } from './build-raw-content'
import { DocumentReader, type Note } from './document-reader'
import { combineValues, findFirstValue, type SourcedValue, type SourcedValues } from './field-origins'
import { findBibleKind } from './find-bible-kind'
import { findBiblePictures, findBibleTitle, findPageAddress } from './find-in-bible'
import type { ItemDraft } from './item-draft'
import { readCaptions } from './read-captions'
import { resolveAssetAddress, resolveImageAddress } from './resolve-image-address'

export type BibleEntry = {
  slug: string
  /** The manifest entry, unchanged. */
  manifestEntry: unknown
  bible: unknown
}

export type BibleDefaults = {
  /** Without a trailing slash. */
  baseUrl: string
  defaultBrand?: string | undefined
  defaultContentType?: string | undefined
  defaultTargetPlatforms?: string[] | undefined
}

/**
 * Which fields each column came from, named as in spec/service#2.6 ("bible.display_name", "config.default_brand").
 */
export type FieldSources = Partial<Record<MappedColumn, string[]>>
export type MappedColumn =
  | 'title'
  | 'content_subtype'
  | 'featured_image'
  | 'media_urls'
  | 'tags'
  | 'published_at'
  | 'target_platforms'
  // For entries that are a set of fields; see mapFields.
  | 'content'
  | 'url'
  | 'content_type'

export type MappedBible = { item: ItemDraft; sources: FieldSources }

const portraitNames = ['portrait_url', 'featured_image', 'featured_image_url', 'cover_image'] as const

/**
 * Builds an item from a bible and its manifest entry, column by column as in the table of spec/service#2.6: the
 * first non-empty source wins. Pure. Never throws, whatever the bible contains: wrong types count as empty and are
 * noted.
 */
export function mapBible(entry: BibleEntry, defaults: BibleDefaults, note: Note): MappedBible {
  const { slug } = entry
  const bible = new DocumentReader(entry.bible, 'bible', note)
  const listed = new DocumentReader(entry.manifestEntry, 'entry', note)
  const meta = bible.nestedReader('_meta')
  const fields = readBible(entry.bible, note)
  const folder = `${defaults.baseUrl}/${encodeURIComponent(slug)}/`
  const image = (address: string | undefined) =>
    address === undefined ? undefined : resolveImageAddress(address, folder, note)
  const images = (addresses: string[]) =>
    addresses.map(image).filter((address): address is string => address !== undefined)

  // Unusable addresses are not noted here; the standard fields that contain them are read below and note them.
  const pictures = findBiblePictures(entry.bible).flatMap(({ address, alt, field, leads }) => {
    const url = resolveImageAddress(address, folder, () => undefined)
    return url === undefined ? [] : [{ url, alt, field, leads }]
  })
  // If a bible names its portrait, no other image replaces it, even if the portrait can't be used.
  const own = isRecord(entry.bible) ? entry.bible : {}
  const hasPortrait = portraitNames.some((name) => typeof own[name] === 'string' && own[name] !== '')
  const lead = hasPortrait ? undefined : (pictures.find((one) => one.leads) ?? pictures[0])
  const elsewhere = findBibleTitle(entry.bible, slug)
  const page = findPageAddress(entry.bible) ?? findPageAddress(entry.manifestEntry)

  const ownSlug = bible.text('slug')?.trim()
  if (ownSlug !== undefined && ownSlug !== slug)
    note(
      `bible.slug is "${ownSlug.slice(0, 80)}", but the manifest lists it as "${slug}". We use the manifest’s.`,
    )

  const title = findFirstValue<string>([
    ['bible.display_name', () => bible.text('display_name')],
    ['bible.name', () => fields.name],
    ['bible.title', () => bible.text('title')],
    [elsewhere?.from ?? 'bible.title', () => elsewhere?.text],
    ['entry.display_name', () => listed.text('display_name')],
    ['entry.name', () => listed.text('name')],
    ['slug', () => slug],
  ])
  const kind = findBibleKind(entry.bible, note)
  const type = findFirstValue<string>([
    [`bible.${kind?.field}`, () => kind?.kind],
    ['config.default_content_type', () => defaults.defaultContentType?.trim() || undefined],
  ])
  const subtype = findFirstValue<string>([
    ['bible.brand', () => bible.text('brand')],
    ['config.default_brand', () => defaults.defaultBrand?.trim() || undefined],
  ])
  const featured = findFirstValue<string>([
    ['bible.portrait_url', () => image(bible.textOrNestedText('portrait_url', addressNames))],
    ['bible.featured_image', () => image(bible.textOrNestedText('featured_image', addressNames))],
    ['bible.featured_image_url', () => image(bible.textOrNestedText('featured_image_url', addressNames))],
    ['bible.cover_image', () => image(bible.textOrNestedText('cover_image', addressNames))],
    ['entry.portrait_url', () => image(listed.text('portrait_url'))],
    ['bible.assets', () => featuredAsset(bible.list('assets'), folder)],
    [lead?.field ?? 'bible.images', () => lead?.url],
  ])
  const media = combineValues(
    [
      ['bible.additional_portraits', images(bible.textsOrNestedTexts('additional_portraits', addressNames))],
      ['bible.media_urls', images(bible.textsOrNestedTexts('media_urls', addressNames))],
      ['bible.gallery', images(bible.textsOrNestedTexts('gallery', addressNames))],
      ['bible.assets', assetAddresses(bible.list('assets'), folder, note)],
      ['entry.additional_portraits', images(listed.texts('additional_portraits'))],
      ...pictures.map(({ field, url }): [string, string[]] => [field, [url]]),
    ],
    featured?.value,
  )
  const tags = combineValues([
    ['bible.tags', bible.texts('tags')],
    ['bible.vibe_core_traits', fields.traitsEn],
    ['bible.tribe_display_name', fields.tribeName === undefined ? [] : [fields.tribeName]],
  ])
  const published = findFirstValue<Date>([
    ['bible.publish_at', () => bible.time('publish_at')],
    ['bible.published_at', () => bible.time('published_at')],
    ['bible._meta.published_at', () => meta.time('published_at')],
    ['bible._meta.updated_at', () => meta.time('updated_at')],
    ['entry.published_at', () => listed.time('published_at')],
  ])
  const platforms = findFirstValue<string[]>([
    ['bible.target_platforms', () => emptyToUndefined(bible.texts('target_platforms'))],
    ['config.default_target_platforms', () => emptyToUndefined(defaults.defaultTargetPlatforms ?? [])],
  ])
  const captions = readCaptions(entry.bible, (address) => readAddress(address, folder)?.href, note)
  const updatedAt = listed.time('updated_at') ? listed.text('updated_at') : undefined

  return {
    item: {
      externalId: slug,
      title: title?.value ?? slug,
      contentType: type?.value ?? null,
      contentSubtype: subtype?.value ?? null,
      featuredImage: featured?.value ?? null,
      mediaUrls: media.values,
      tags: tags.values,
      languages: findBibleLanguages(fields),
      publishedAt: published?.value ?? null,
      url: page?.address ?? null,
      rawContent: buildRawContent(title?.value ?? slug, fields),
      metadata: {
        bible: entry.bible,
        manifest_entry: entry.manifestEntry,
        slug,
        bucket_base_url: defaults.baseUrl,
        ...(updatedAt === undefined ? {} : { bible_updated_at: updatedAt }),
        ...(platforms ? { target_platforms: platforms.value } : {}),
        ...(captions.length > 0 ? { captions } : {}),
        ...collectImageAlts(pictures),
      },
    },
    sources: listFieldSources({
      title,
      content_type: type,
      content_subtype: subtype,
      featured_image: featured,
      media_urls: media,
      tags,
      published_at: published,
      url: page === undefined ? undefined : { value: page.address, from: [page.from] },
      target_platforms: platforms,
    }),
  }
}

const addressNames = ['url', 'src', 'file', 'path', 'href']

/** The source's texts for its images, keyed by address; no field if there are none. */
function collectImageAlts(pictures: readonly { url: string; alt: string }[]): {
  image_alts?: Record<string, string>
} {
  const described = pictures.filter(({ alt }) => alt !== '')
  return described.length === 0
    ? {}
    : { image_alts: Object.fromEntries(described.reverse().map(({ url, alt }) => [url, alt])) }
}

const emptyToUndefined = (values: string[]): string[] | undefined => (values.length ? values : undefined)

function assetAddresses(assets: unknown[], folder: string, note: Note): string[] {
  return assets.flatMap((asset) => {
    if (!isRecord(asset)) {
      note('bible.assets contains something that is not an object. We skipped it.')
      return []
    }
    const path = new DocumentReader(asset, 'bible.assets[]', note).text('path')
    const address = path === undefined ? undefined : resolveAssetAddress(path, folder, note)
    return address === undefined ? [] : [address]
  })
}

/** The asset marked as the featured one: spec/decisions#10. */
function featuredAsset(assets: unknown[], folder: string): string | undefined {
  const featured = assets.find(
    (asset) => isRecord(asset) && typeof asset.role === 'string' && /^\s*featured\s*$/i.test(asset.role),
  )
  return featured === undefined ? undefined : assetAddresses([featured], folder, () => undefined)[0]
}

function listFieldSources(
  columns: Partial<Record<MappedColumn, SourcedValue<unknown> | SourcedValues | undefined>>,
): FieldSources {
  const sources: FieldSources = {}
  for (const [column, origin] of Object.entries(columns) as [
    MappedColumn,
    SourcedValue<unknown> | SourcedValues | undefined,
  ][]) {
    if (origin && origin.from.length > 0) sources[column] = origin.from
  }
  return sources
}
