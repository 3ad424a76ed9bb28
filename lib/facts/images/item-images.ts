import { isRecord } from '@/lib/text/empty'
import type { VisiblePicture } from '@/lib/text/markdown/visible-blocks'
import type { ContentKind, ExcludedPart, FactImage, FactSource } from '../schemas'
import { roleOfImage, tellingAlt } from './image-roles'

/** Returns the item's images with the source's own words about them, the featured one first. */
export function imagesOf(
  source: FactSource,
  pictures: readonly VisiblePicture[],
  kind: ContentKind,
  excluded: readonly ExcludedPart[],
): FactImage[] {
  const alts = new Map<string, string>()
  for (const { url, alt } of pictures)
    if (tellingAlt(alt) !== '' && !alts.has(url)) alts.set(url, tellingAlt(alt))
  const own = isRecord(source.metadata.image_alts) ? source.metadata.image_alts : {}
  for (const [url, alt] of Object.entries(own))
    if (typeof alt === 'string' && tellingAlt(alt) !== '' && !alts.has(url)) alts.set(url, tellingAlt(alt))
  const featured = featuredAlt(source)
  if (source.featured_image !== null && featured !== '' && !alts.has(source.featured_image))
    alts.set(source.featured_image, featured)
  const urls = new Set([source.featured_image ?? '', ...source.media_urls, ...pictures.map(({ url }) => url)])
  urls.delete('')
  const kept = keptImages(source.metadata.bible)
  if (urls.size === 0) return []
  const around = {
    kind,
    title: source.title,
    authors: [
      ...valuesOf(
        source,
        /^(?:dc:)?(?:authors?|creator|autor(?:in)?|auteur|byline|writer)(?:[_ ]name)?(?: \(.*\))?$/i,
      ),
      ...excluded.flatMap(({ reason, text }) => (reason === 'byline' ? namesIn(text) : [])),
    ],
    publishers: valuesOf(
      source,
      /^(?:og:)?(?:site[_ ]?name|publisher|brand|organi[sz]ation|organizer|marke|herausgeber)$/i,
    ),
  }
  return [...urls].slice(0, 100).map((url) => {
    const alt = alts.get(url) ?? ''
    if (kept.has(fileOf(url))) return { url, alt, role: 'restricted' as const }
    return { url, alt, role: roleOfImage(url, alt, { ...around, isFeatured: url === source.featured_image }) }
  })
}

/** Wording that a picture may not simply be shown: "city archive, permission needed", "not released". */
const isKept =
  /(?<!\p{L})(?:ask|permission|pending|not|don['’]t|never|no|only|unclear|internal|once|expires?|after consultation|consent|members?|report|needed|required|confirm\p{L}*|genehmig\p{L}*|einholen|nicht|nein|keine?|nur|nachfragen|fragen|offen|intern|ungeklärt|einmal|1x|rücksprache|absprache|zustimmung|einwilligung|mitglieder|erforderlich|accord|autorisation|confirmer|écrit|não|pas|non|sans|solo|consenso)(?!\p{L})/iu
const ofRights =
  /^(?:rights?|rechte?|licen[cs]e|lizenz|permissions?|consent|einwilligung|clearance|release|freigabe|released|cleared|freigegeben|usage|nutzung|use|note|notes|hinweis|status|recht_\w+|droits|direitos|nachweis|credit|caption_internal|bedingung|condition)$/iu
const ofFile =
  /^(?:url|src|href|file|filename|datei|path|images?|bild|foto|photo|picture|portrait(?:_url)?|featured_image|cover(?:_image)?|image_url|original|id|ficheiro|fichier)$/iu

/** At the top level of a record, these names are about the record itself, not its picture. */
const ofAnything =
  /^(?:usage|nutzung|use|notes?|hinweis|status|bedingung|condition|release|freigabe|credit|nachweis)$/iu

/** The last address parts of pictures in a bible that its makers keep to themselves or must ask permission for. */
function keptImages(bible: unknown): ReadonlySet<string> {
  const kept = new Set<string>()
  const read = (value: unknown, depth: number): void => {
    if (depth > 5) return
    if (typeof value === 'string') {
      // "walt-original-hook.jpg (ask Walt first)"
      const [, file, note] =
        /^([^(]{1,200}?\.(?:jpe?g|png|webp|gif|avif|tiff?))\s(.{1,200})$/iu.exec(value.trim()) ?? []
      if (file !== undefined && isKept.test(note ?? '')) kept.add(fileOf(file))
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
            ofRights.test(name) &&
            (depth > 0 || !ofAnything.test(name)) &&
            ((said === false && !/^(?:credit|nachweis)$/iu.test(name)) ||
              (typeof said === 'string' && isKept.test(said))),
        )
      for (const [name, one] of entries)
        if (isHeld && ofFile.test(name) && typeof one === 'string') kept.add(fileOf(one))
        else read(one, depth + 1)
    }
  }
  read(bible, 0)
  return kept
}

/** Returns the last part of an address or path, decoded. */
function fileOf(url: string): string {
  const file = (url.split(/[?#]/u)[0] ?? '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(file).normalize('NFC')
  } catch {
    return file
  }
}

/** Returns the texts of an entry's fields with these names. */
const valuesOf = ({ metadata }: FactSource, names: RegExp): string[] =>
  [metadata.fields, metadata.bible]
    .filter(isRecord)
    .flatMap((holder) => Object.entries(holder).flatMap(([name, value]) => (names.test(name) ? [value] : [])))
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 10) : [value]))
    .map((value) => (isRecord(value) ? value.name : value))
    .filter((value): value is string => typeof value === 'string')

/** Two or three capitalized words in a row. */
const namesIn = (byline: string): string[] =>
  byline.match(/\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,2}/gu) ?? []

/** Returns what an entry says about its featured image in a separate field ("image_alt", "og:image:alt"). */
function featuredAlt({ metadata }: FactSource): string {
  for (const holder of [metadata.fields, metadata.bible])
    if (isRecord(holder))
      for (const [name, value] of Object.entries(holder))
        if (
          typeof value === 'string' &&
          /(?:^|[_:. -])alt(?:[_ -]?text)?$/i.test(name) &&
          // "ArtNr_alt: NM-R" is an old article number (German "alt"), not an alt text.
          !/^[A-Z0-9._/-]+$/.test(value.trim()) &&
          tellingAlt(value) !== ''
        )
          return tellingAlt(value)
  return ''
}
