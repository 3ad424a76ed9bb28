import { isRecord } from '@/lib/text/is-empty'
import type { VisiblePicture } from '@/lib/text/markdown/read-visible-blocks'
import type { ContentKind, ExcludedPart, FactImage, FactSource } from '../schemas'
import { cleanAltText, findImageRole } from './image-roles'

/** Returns the item's images with the source's own words about them, the featured one first. */
export function listItemImages(
  source: FactSource,
  pictures: readonly VisiblePicture[],
  kind: ContentKind,
  excluded: readonly ExcludedPart[],
): FactImage[] {
  const alts = new Map<string, string>()
  for (const { url, alt } of pictures)
    if (cleanAltText(alt) !== '' && !alts.has(url)) alts.set(url, cleanAltText(alt))
  const own = isRecord(source.metadata.image_alts) ? source.metadata.image_alts : {}
  for (const [url, alt] of Object.entries(own))
    if (typeof alt === 'string' && cleanAltText(alt) !== '' && !alts.has(url))
      alts.set(url, cleanAltText(alt))
  const featured = readFeaturedAlt(source)
  if (source.featured_image !== null && featured !== '' && !alts.has(source.featured_image))
    alts.set(source.featured_image, featured)
  const urls = new Set([source.featured_image ?? '', ...source.media_urls, ...pictures.map(({ url }) => url)])
  urls.delete('')
  const kept = findRestrictedImages(source.metadata.bible)
  if (urls.size === 0) return []
  const around = {
    kind,
    title: source.title,
    authors: [
      ...readFieldTexts(
        source,
        /^(?:dc:)?(?:authors?|creator|autor(?:in)?|auteur|byline|writer)(?:[_ ]name)?(?: \(.*\))?$/i,
      ),
      ...excluded.flatMap(({ reason, text }) => (reason === 'byline' ? findNames(text) : [])),
    ],
    publishers: readFieldTexts(
      source,
      /^(?:og:)?(?:site[_ ]?name|publisher|brand|organi[sz]ation|organizer|marke|herausgeber)$/i,
    ),
  }
  return [...urls].slice(0, 100).map((url) => {
    const alt = alts.get(url) ?? ''
    if (kept.has(getFileName(url))) return { url, alt, role: 'restricted' as const }
    return {
      url,
      alt,
      role: findImageRole(url, alt, { ...around, isFeatured: url === source.featured_image }),
    }
  })
}

/** Wording that a picture may not simply be shown: "city archive, permission needed", "not released". */
const restrictionPattern =
  /(?<!\p{L})(?:ask|permission|pending|not|don['’]t|never|no|only|unclear|internal|once|expires?|after consultation|consent|members?|report|needed|required|confirm\p{L}*|genehmig\p{L}*|einholen|nicht|nein|keine?|nur|nachfragen|fragen|offen|intern|ungeklärt|einmal|1x|rücksprache|absprache|zustimmung|einwilligung|mitglieder|erforderlich|accord|autorisation|confirmer|écrit|não|pas|non|sans|solo|consenso)(?!\p{L})/iu
const rightsFieldPattern =
  /^(?:rights?|rechte?|licen[cs]e|lizenz|permissions?|consent|einwilligung|clearance|release|freigabe|released|cleared|freigegeben|usage|nutzung|use|note|notes|hinweis|status|recht_\w+|droits|direitos|nachweis|credit|caption_internal|bedingung|condition)$/iu
const fileFieldPattern =
  /^(?:url|src|href|file|filename|datei|path|images?|bild|foto|photo|picture|portrait(?:_url)?|featured_image|cover(?:_image)?|image_url|original|id|ficheiro|fichier)$/iu

/** At the top level of a record, these names are about the record itself, not its picture. */
const generalFieldPattern =
  /^(?:usage|nutzung|use|notes?|hinweis|status|bedingung|condition|release|freigabe|credit|nachweis)$/iu

/** The last address parts of pictures in a bible that its makers keep to themselves or must ask permission for. */
function findRestrictedImages(bible: unknown): ReadonlySet<string> {
  const kept = new Set<string>()
  const read = (value: unknown, depth: number): void => {
    if (depth > 5) return
    if (typeof value === 'string') {
      // "walt-original-hook.jpg (ask Walt first)"
      const [, file, note] =
        /^([^(]{1,200}?\.(?:jpe?g|png|webp|gif|avif|tiff?))\s(.{1,200})$/iu.exec(value.trim()) ?? []
      if (file !== undefined && restrictionPattern.test(note ?? '')) kept.add(getFileName(file))
    } else if (Array.isArray(value)) for (const one of value.slice(0, 200)) read(one, depth + 1)
    else if (isRecord(value)) {
      const entries = Object.entries(value).slice(0, 200)
      const isHeld =
        entries.some(
          // A post has no room for a mandatory credit next to a picture.
          ([name, said]) =>
            said === true && /credit_required|must_credit|nennung_?pflicht|credit_mandatory/iu.test(name),
        ) ||
        entries.some(
          ([name, said]) =>
            rightsFieldPattern.test(name) &&
            (depth > 0 || !generalFieldPattern.test(name)) &&
            ((said === false && !/^(?:credit|nachweis)$/iu.test(name)) ||
              (typeof said === 'string' && restrictionPattern.test(said))),
        )
      for (const [name, one] of entries)
        if (isHeld && fileFieldPattern.test(name) && typeof one === 'string') kept.add(getFileName(one))
        else read(one, depth + 1)
    }
  }
  read(bible, 0)
  return kept
}

/** Returns the last part of an address or path, decoded. */
function getFileName(url: string): string {
  const file = (url.split(/[?#]/u)[0] ?? '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(file).normalize('NFC')
  } catch {
    return file
  }
}

/** Returns the texts of an entry's fields with these names. */
const readFieldTexts = ({ metadata }: FactSource, names: RegExp): string[] =>
  [metadata.fields, metadata.bible]
    .filter(isRecord)
    .flatMap((holder) => Object.entries(holder).flatMap(([name, value]) => (names.test(name) ? [value] : [])))
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 10) : [value]))
    .map((value) => (isRecord(value) ? value.name : value))
    .filter((value): value is string => typeof value === 'string')

/** Two or three capitalized words in a row. */
const findNames = (byline: string): string[] =>
  byline.match(/\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,2}/gu) ?? []

/** Returns what an entry says about its featured image in a separate field ("image_alt", "og:image:alt"). */
function readFeaturedAlt({ metadata }: FactSource): string {
  for (const holder of [metadata.fields, metadata.bible])
    if (isRecord(holder))
      for (const [name, value] of Object.entries(holder))
        if (
          typeof value === 'string' &&
          /(?:^|[_:. -])alt(?:[_ -]?text)?$/i.test(name) &&
          // "ArtNr_alt: NM-R" is an old article number (German "alt"), not an alt text.
          !/^[A-Z0-9._/-]+$/.test(value.trim()) &&
          cleanAltText(value) !== ''
        )
          return cleanAltText(value)
  return ''
}
