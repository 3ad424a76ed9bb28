import { networkNames } from '@/lib/networks/registry'
import { isRecord } from '@/lib/text/is-empty'

/** Normalizes a field name: people read "cover_image", "coverImage" and "Cover-Image" as the same name. Pure. */
export const normalizeFieldName = (field: string): string =>
  field
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Names of nested objects in which bibles put the fields of their entry. */
const boxes = new Set(
  'about allgemein animal artwork attributes basic basics book buch character common content copy core course data details entry exhibit exhibition exponat event fields figur film game general grunddaten header i18n identity info infos item kurs localization localizations main meta metadata object objekt overview product produkt profile properties recipe rezept stammdaten strings text texte texts tier tour translations ausstellung veranstaltung werk work'.split(
    ' ',
  ),
)
const languageKey = /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/
const languageSuffixPattern = /^(.+?)_([a-z]{2})$/
const noLanguage = new Set(['cm', 'mm', 'kg', 'km', 'at', 'by', 'id', 'of', 'to', 'in', 'on', 'up'])

/** An object in a bible (the bible itself or one nested in it) and the path by which a person finds it. */
export type BibleObject = { name: string; fields: Record<string, unknown> }

/** Returns the bible and the nested objects that contain fields of its entry, at most two levels deep. Pure. */
export function listBibleObjects(bible: unknown): BibleObject[] {
  if (!isRecord(bible)) return []
  const found: BibleObject[] = [{ name: 'bible', fields: bible }]
  for (let at = 0; at < found.length && found.length < 30; at++) {
    const place = found[at] as BibleObject
    if (place.name.split('.').length > 2) continue
    for (const [key, value] of Object.entries(place.fields))
      if (isRecord(value) && (boxes.has(normalizeFieldName(key)) || (at > 0 && languageKey.test(key))))
        found.push({ name: `${place.name}.${key}`, fields: value })
  }
  return found
}

/**
 * The main language of a bible: the one it declares, or the first that its field names show. Undefined if there is
 * none. Pure.
 */
export function findMainLanguage(bible: unknown): string | undefined {
  if (!isRecord(bible)) return undefined
  for (const [key, value] of Object.entries(bible))
    if (
      /^(?:lang|language|locale|sprache|langue|idioma|lingua|taal)$/i.test(key) &&
      typeof value === 'string'
    )
      return /^[a-z]{2}/.exec(value.trim().toLowerCase())?.[0]
  for (const [key, value] of Object.entries(bible)) {
    const [, , code = ''] = languageSuffixPattern.exec(key) ?? []
    if (code !== '' && !noLanguage.has(code) && typeof value === 'string') return code
    if (isRecord(value)) {
      const keys = Object.keys(value)
      if (keys.length > 0 && keys.every((one) => languageKey.test(one))) return keys[0]?.slice(0, 2)
    }
  }
  return undefined
}

/**
 * The text of a field that may be stored by language ({"de": …, "en": …}), in the given language if available.
 * Pure.
 */
export function readTextInLanguage(value: unknown, language: string | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (!isRecord(value)) return undefined
  const keys = Object.keys(value).filter((key) => languageKey.test(key) && typeof value[key] === 'string')
  if (keys.length === 0) return undefined
  const own = keys.find((key) => language !== undefined && key.startsWith(language))
  return keys
    .filter((key) => key === (own ?? key))
    .map((key) => value[key] as string)
    .find((text) => text.trim() !== '')
}

const titleNames =
  'displayname name productname produktname title headline titel bezeichnung überschrift titre nom título titulo nombre titolo nome tytuł tytul nazwa naam titul navn namn otsikko nimi fullname publicname officialname shopname vollername'.split(
    ' ',
  )

/**
 * Finds an entry's title, and where it was found, if none of the standard fields has one: under another name, by
 * language ("title_de", {"de": …}) or in a nested object, preferably in the bible's main language; otherwise the
 * name from which the entry's slug was made. Pure.
 */
export function findBibleTitle(bible: unknown, slug?: string): { from: string; text: string } | undefined {
  const language = findMainLanguage(bible)
  for (const { name, fields } of listBibleObjects(bible)) {
    const keys = Object.keys(fields)
    // In a bible whose main language is German, "titel_de" comes before "title_en".
    const isOwn = (title: string): boolean =>
      language !== undefined &&
      keys.some((key) => key.endsWith(`_${language}`) && normalizeFieldName(key.slice(0, -3)) === title)
    for (const title of [...titleNames].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
      const suffixed = keys.filter(
        (key) => normalizeFieldName(languageSuffixPattern.exec(key)?.[1] ?? '') === title,
      )
      const own = suffixed.filter((key) => language !== undefined && key.endsWith(`_${language}`))
      const plain = keys.filter((key) => normalizeFieldName(key) === title)
      for (const key of [...plain, ...own, ...suffixed]) {
        const text = readTextInLanguage(fields[key], language)?.replace(/\s+/gu, ' ').trim()
        if (text !== undefined && text.length <= 300 && /\p{L}|\p{N}/u.test(text))
          return { from: `${name}.${key}`, text }
      }
    }
  }
  return findNameForReaders(bible) ?? (slug === undefined ? undefined : findNameOfSlug(bible, slug))
}

/** Objects with several names of one thing, and of these the ones that readers know it by, best first. */
const nameBoxes = new Set('name names namen noms nombres nomi title titles titel titres'.split(' '))
const namesForReaders =
  'display public website web shop official full long main default product label packaging anzeige öffentlich webseite offiziell lang voll vollständig komplett complet completo completa produkt etikett kurz short'.split(
    ' ',
  )

/** The name for readers in an object of names: {"names": {"shop": "Nightwatch Rye", "till": "NIGHTW 1KG"}}. */
function findNameForReaders(bible: unknown): { from: string; text: string } | undefined {
  for (const { name, fields } of listBibleObjects(bible))
    for (const [box, names] of Object.entries(fields)) {
      if (!isRecord(names) || !nameBoxes.has(normalizeFieldName(box))) continue
      for (const known of namesForReaders)
        for (const [key, value] of Object.entries(names))
          if (
            normalizeFieldName(key) === known &&
            typeof value === 'string' &&
            /\p{L}/u.test(value) &&
            value.length <= 300
          )
            return { from: `${name}.${box}.${key}`, text: value.replace(/\s+/gu, ' ').trim() }
    }
  return undefined
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The name or title, in any nested object, from which a slug was made: {"person": {"name": "Ida Ruhl"}}. */
function findNameOfSlug(bible: unknown, slug: string): { from: string; text: string } | undefined {
  if (!isRecord(bible)) return undefined
  for (const [key, value] of Object.entries(bible)) {
    // Only all of it: "Field guide" may be what "field-guide-to-moss" is rather than its name.
    if (typeof value === 'string' && key !== 'slug' && slug.includes('-') && value.trim() !== slug)
      if (value.length <= 100 && slugOf(value) === slug) return { from: `bible.${key}`, text: value.trim() }
  }
  for (const [box, fields] of Object.entries(bible))
    if (isRecord(fields))
      for (const [key, value] of Object.entries(fields))
        if (titleNames.includes(normalizeFieldName(key)) && typeof value === 'string') {
          const own = slugOf(value)
          if (own.length > 2 && (slug === own || slug.startsWith(`${own}-`) || isMadeOf(slug, own)))
            return { from: `bible.${box}.${key}`, text: value.replace(/\s+/gu, ' ').trim() }
        }
  return undefined
}

/** Whether a slug of several words leaves out only short words of a name: "hirschkogel-schattseehuette". */
function isMadeOf(slug: string, name: string): boolean {
  const own = slug.split('-').filter((word) => word !== '')
  const words = name.split('-')
  let at = 0
  for (const word of words)
    if (word === own[at]) at++
    else if (word.length > (word.startsWith('ue') ? 5 : 4)) return false
  return own.length > 1 && at === own.length && words.length - own.length <= 4
}

const linkNames =
  'url link permalink canonicalurl canonical pageurl page weburl web website webpage homepage producturl detailurl seite webseite produktseite lien sitio enlace pagina sito strona shopurl shop storeurl store'.split(
    ' ',
  )
const linkBoxes = new Set([
  'links',
  'urls',
  'web',
  'link',
  'url',
  'online',
  'www',
  'adressen',
  'liens',
  'enlaces',
])

/** Finds the address of the entry's page for readers under any of the usual names, and where it was found. Pure. */
export function findPageAddress(bible: unknown): { from: string; address: string } | undefined {
  for (const { name, fields } of listBibleObjects(bible)) {
    for (const link of linkNames)
      for (const [key, value] of Object.entries(fields)) {
        if (normalizeFieldName(key) !== link) continue
        const address = findAddress(value)
        if (address !== undefined) return { from: `${name}.${key}`, address }
      }
    for (const [key, value] of Object.entries(fields)) {
      if (!linkBoxes.has(normalizeFieldName(key))) continue
      const entries = Array.isArray(value)
        ? value.map((one, at): [string, unknown] => [String(at), one])
        : isRecord(value)
          ? Object.entries(value)
          : []
      const ranked = [...linkNames, ...entries.map(([inner]) => normalizeFieldName(inner))]
      for (const wanted of ranked)
        for (const [inner, one] of entries) {
          if (normalizeFieldName(inner) !== wanted || foreignAddressPattern.test(inner)) continue
          const address = findAddress(one)
          if (address !== undefined) return { from: `${name}.${key}.${inner}`, address }
        }
    }
  }
  return undefined
}

/** Other people's pages, internal pages, and files. */
const foreignAddressPattern = new RegExp(
  [
    ...networkNames.filter((name) => name.length > 2),
    ...[
      'twitter',
      'facebook',
      'tiktok',
      'wikipedia',
      'image',
      'logo',
      'press',
      'api',
      'json',
      'feed',
      'icon',
    ],
    ...['intern', 'admin', 'edit', 'draft', 'preview'],
  ].join('|'),
  'i',
)

function findAddress(value: unknown): string | undefined {
  const text = isRecord(value) ? (value.url ?? value.href ?? value.link) : value
  if (typeof text !== 'string' || !/^https?:\/\/[^\s/]+\.\S+$/i.test(text.trim())) return undefined
  return /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|json|mp4|mov|webm)(?:[?#]|$)/i.test(text)
    ? undefined
    : text.trim()
}

const pictureFieldPattern =
  /^(?:(?:featured|main|hero|lead|cover|header|title|key|product|box|press|card|primary|social|promo|poster|portrait|preview)?(?:images?|pictures?|pics?|photos?|portraits?|artworks?|visuals?|media|illustrations?|art)(?:url|urls|src|set|list|gallery)?|gallery|galerie|galería|galeria|galleria|cover|hero|poster|thumbnail|keyvisual|bild|bilder|foto|fotos|fotografien|titelbild|titelfoto|hauptbild|plakat|abbildung|abbildungen|illustrationen|medien|images?principales?|imagen|imagenes|imágenes|immagine|immagini|imagem|imagens|zdjęcie|zdjęcia|zdjecia|afbeelding|afbeeldingen|billeder|billede|bilde|kuva|kuvat)$/
/** Of several images, one that matches comes first; scenes and details follow. */
const leadPicturePattern =
  /portr[aä]it|featured|main|hero|cover|poster|plakat|front|box|key|lead|primary|titel|title|haupt|header|packshot/i
const logoPattern = /logo|icon|favicon|sponsor|avatar|badge|wordmark|siegel|barcode|qr/i
const isAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) ||
  /^(?![a-z][a-z\d+.-]*:)[^\s<>"]{1,300}\.(?:jpe?g|png|gif|webp|avif|svg|mp4|mov|webm)(?:\?\S*)?$/i.test(text)

/** An image in a bible: its address as written there, the source's text for it, and where it was found. */
export type BiblePicture = { address: string; alt: string; field: string; leads: boolean }

/**
 * Finds the images that a bible names under any of the usual fields: as an address, an object with one, or a list
 * or object of these, each with its text (`alt`, otherwise a description, caption and the like). Logos and similar
 * marks are left out. Pure; at most 100.
 */
export function findBiblePictures(bible: unknown): BiblePicture[] {
  const language = findMainLanguage(bible)
  const found: BiblePicture[] = []
  const add = (value: unknown, field: string, fieldPath: string, depth: number): void => {
    if (found.length >= 100 || depth > 3) return
    if (typeof value === 'string') {
      const address = value.trim()
      if (isAddress(address) && !logoPattern.test(fieldPath))
        found.push({ address, alt: '', field, leads: leadPicturePattern.test(fieldPath) })
      return
    }
    if (Array.isArray(value)) {
      for (const one of value) add(one, field, fieldPath, depth + 1)
      return
    }
    if (!isRecord(value)) return
    const own = [
      'url',
      'src',
      'file',
      'path',
      'href',
      'image',
      'address',
      'datei',
      'original',
      'full',
      'large',
    ]
      .map((key) => readTextInLanguage(value[key], language)?.trim())
      .find((text) => text !== undefined && isAddress(text))
    if (own === undefined) {
      for (const [key, one] of Object.entries(value)) add(one, field, `${fieldPath} ${key}`, depth + 1)
      return
    }
    const use = ['use', 'role', 'type', 'kind', 'usage', 'name', 'id', 'position', 'art', 'typ', 'verwendung']
      .map((key) => value[key])
      .filter((text) => typeof text === 'string')
      .join(' ')
    if (logoPattern.test(`${fieldPath} ${use}`)) return
    found.push({
      address: own,
      alt: readAltText(value, language),
      field,
      leads: leadPicturePattern.test(`${fieldPath} ${use}`),
    })
  }
  for (const { name, fields } of listBibleObjects(bible))
    for (const [key, value] of Object.entries(fields))
      if (pictureFieldPattern.test(normalizeFieldName(key))) add(value, `${name}.${key}`, key, 0)
  return found
}

const altNames = [
  'alt',
  'alttext',
  'alttexts',
  'alternativtext',
  'altdescription',
  'description',
  'beschreibung',
  'caption',
  'bildunterschrift',
  'legende',
  'légende',
  'didascalia',
  'motiv',
  'motif',
  'shows',
  'zeigt',
  'subject',
  'sujet',
  'text',
  'title',
  'titel',
]

function readAltText(record: Record<string, unknown>, language: string | undefined): string {
  for (const name of altNames) {
    const keys = Object.keys(record).filter(
      (key) =>
        normalizeFieldName(key) === name ||
        normalizeFieldName(languageSuffixPattern.exec(key)?.[1] ?? '') === name,
    )
    const own = keys.filter((key) => language !== undefined && key.endsWith(`_${language}`))
    for (const key of [...own, ...keys]) {
      const text = readTextInLanguage(record[key], language)?.replace(/\s+/gu, ' ').trim()
      if (text) return text.slice(0, 1000)
    }
  }
  return ''
}
