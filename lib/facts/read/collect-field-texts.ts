import { isRecord } from '@/lib/text/is-empty'
import { findBible } from '../fields/bible-fields'
import type { FactSource } from '../schemas'
import { isStateForReaders } from './states-for-readers'

/** One text of an item's metadata: its location, its name and its language. */
export type FieldText = {
  field: string
  /** The field's name without its language suffix: "tagline". */
  label: string
  text: string
  /** Undefined if the field does not say. */
  language: string | undefined
  /** Whether it is one of several in a list. */
  listed: boolean
}

/** Fields that say nothing to readers: addresses, colors, ids, settings and file names. */
const technicalFieldPattern =
  /^(?:_|\$|@)|(?:^|[_:. -])alt(?:[_ -]?text)?$|^(?:og|twitter|article|fb):(?!description|title)|(?:^|_)(?:id|ids|uuid|slug|url|urls|uri|href|link|path|file|filename|hex|colou?rs?|palette|hash|version|meta|assets?|images?|pictures?|photo|portraits?|gallery|media|icon|thumbnail|cover|audio|video|lang|language|locale|status|state|draft|layout|template|permalink|tags|categories|category|keywords_seo|seo|robots|canonical|sku|gtin|ean|target_platforms|publish_at|published_at|updated_at|created_at|content_type|type|kind|brand|weight_order|order|position|sort|prompt|prompts)$/i
/** What systems store along with an entry, by the last word of the field's name in snake case. */
const systemFieldPattern =
  /(?:^|_)(?:guid|handle|checksum|etag|sha|sha256|md5|token|key|secret|created|updated|modified|edited|synced|imported|indexed|(?:created|updated|modified|edited|checked|approved|reviewed|assigned|uploaded|last_edited)_(?:by|at|on|time)|editor|bearbeiter(?:in)?|zustaendig|zuständig|assignee|owner|reviewer|approver|approval|freigabe|revision|rev|timezone|tz|currency_code|product_type|post_type|views|clicks|(?:like|view|share|comment|word|vote)s?_?counts?|word_?count|reading_(?:time|minutes)(?:_minutes)?|prerelease|commit|branch|parent|channels?|segment|audience|campaign|utm_\w+|e_?mail|phone|tel|telefon|fax|barcode|artikel_?(?:nr|nummer)|bestell_?(?:nr|nummer)|item_?(?:no|number)|ref|reference|aktenzeichen|ticket_?(?:id|no)|jira|priority|prioritaet|workflow|stage|is_\w+|has_\w+|featured|sticky|pinned|noindex|published|visible|sichtbar|active|aktiv|enabled|archived|embargo(?:_until)?|license|licence|lizenz|copyright|theme|css|class|width_px|height_px|lat|lng|lon|latitude|longitude|coordinates|geo|mime|mime_?type|bytes|filesize|encoding|guid_is_permalink|bild|bilder|fotos?|galerie|titelbild|hauptbild|plakat|abbildung(?:en)?|artworks?|visuals?|imagen(?:es)?|immagin[ei]|zdj[eę]ci[ea]|afbeelding(?:en)?|billeder?|farben?|colou?rs|game_stats|stats|darf_nicht|do_?nots?|donts?|credits|impressum|languages|sprachen|verteiler|dc_date|pub_?date)$/i
/** Spoilers: what the audience must not know beforehand. */
const spoilerFieldPattern =
  /(?:^|_)(?:spoilers?|plot_?twists?|ending|solution|secrets?|reveals?|do_?not_?reveal|not_?to_?reveal|geheim\w*|nicht_?verraten|auflösung|aufloesung|twist|(?:true|real|wahrer?)_?(?:name|identity|identität))(?:_|$)/i
const languageSuffixPattern = /^(.+?)_([a-z]{2})$/
/** Languages in which records keep texts. */
const languages = new Set(
  'ar bg ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lb lt lv mk mt nb nl nn no pl pt rm ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
)
/** Language codes that are also words in field names: "what_it_is", "why_we_made_it", "was_gibt_es". */
const ambiguousLanguageCodes = new Set(['is', 'it', 'no', 'es', 'he', 'hi', 'id', 'da', 'de'])
/** Keys of an object that holds one text in several languages: {"de": …, "en": …}. */
const languageKeyPattern =
  /^(?:en|de|fr|es|it|pt|nl|pl|da|sv|no|nb|nn|fi|cs|sk|hu|ro|uk|ru|el|tr|ja|ko|zh|ar|he)$/
/** "di_bis_fr", "sa_so": opening hours on certain weekdays. */
const weekdayRangePattern = /^(?:mo|di|mi|do|fr|sa|so)(?:_(?:bis_)?(?:mo|di|mi|do|fr|sa|so)){1,6}$/i
const maxTexts = 300
const maxDepth = 3

/** Names of the columns that already hold these values. */
const columns = new Set([
  'title',
  'name',
  'display_name',
  'headline',
  'body',
  'content',
  'html',
  'markdown',
  'text',
  'raw_content',
])

/**
 * Returns the texts of an item's metadata in order: of a bible, all fields that speak to readers; of another entry,
 * those that no column was made from. Fields may have any shape; only texts and numbers count.
 */
export function collectFieldTexts(source: FactSource): FieldText[] {
  const bible = findBible(source.metadata)
  const found: FieldText[] = []
  if (bible)
    collectFromRecord(
      removeCaptionFields(bible, source),
      { field: 'metadata.bible', depth: 0, skip: new Set(['name', 'display_name', 'title']) },
      found,
    )
  else if (isRecord(source.metadata.fields)) {
    const origins = isRecord(source.metadata.field_sources) ? source.metadata.field_sources : {}
    const used = Object.values(origins).flatMap((names) => (Array.isArray(names) ? names : [names]))
    const skip = new Set([...columns, ...used.filter((name): name is string => typeof name === 'string')])
    collectFromRecord(
      removeCaptionFields(source.metadata.fields, source),
      { field: 'metadata.fields', depth: 0, skip },
      found,
    )
  }
  return found
}

/**
 * Returns an entry's fields without those that name caption files: their labels ("English") say nothing about the
 * entry's subject.
 */
function removeCaptionFields(
  record: Record<string, unknown>,
  { metadata }: FactSource,
): Record<string, unknown> {
  const isTrack = (one: unknown) =>
    isRecord(one) && [one.url, one.src, one.href].some((address) => typeof address === 'string')
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) =>
        !/^(?:captions|subtitles)(?:\.|$)/i.test(name) ||
        (metadata.captions === undefined && ![value].flat().some(isTrack)),
    ),
  )
}

const noNames: ReadonlySet<string> = new Set()

type FieldContext = {
  field: string
  depth: number
  skip: ReadonlySet<string>
  label?: string
  language?: string
}

function collectFromRecord(record: Record<string, unknown>, around: FieldContext, found: FieldText[]): void {
  // {"value": "Perpetua Flint", "spoiler": true}
  if (record.spoiler === true || record.secret === true || record.hidden === true) return
  for (const [key, value] of Object.entries(record)) {
    if (found.length >= maxTexts) return
    const speaks =
      isOfferLink(key, value) ||
      (typeof value === 'string' && isStateForReaders(value)) ||
      // "beschreibung: {kurz, lang}": here `lang` is the long text, elsewhere the code of a language.
      (/^(?:portraits?|lang)$/i.test(key) && [value].flat().every(isProse)) ||
      isBookingContact(around.label ?? '', key) ||
      (/^(?:link|url|href)$/i.test(key) && isOfferLink(around.label ?? '', value)) ||
      isFormatName(key, value, around.field)
    if ((isTechnical(key) && !speaks) || around.skip.has(key) || spoilerFieldPattern.test(key)) continue
    const isLanguage =
      around.depth > 0 && languageKeyPattern.test(key) && Object.keys(record).every(isLanguageKey)
    const { base, language = around.language } = isLanguage
      ? { base: '', language: key }
      : splitLanguageSuffix(key, record)
    const label = isWrapper(key, record)
      ? (around.label ?? '')
      : [around.label, base].filter(Boolean).join(' ')
    add(
      value,
      { ...around, field: `${around.field}.${key}`, label, ...(language ? { language } : {}) },
      found,
    )
  }
}

function add(
  value: unknown,
  around: FieldContext & { label: string },
  found: FieldText[],
  listed = false,
): void {
  const { field, label, language } = around
  if (typeof value === 'string') {
    if (/^P(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/.test(value)) return
    if (
      /[\p{L}\p{N}]/u.test(value) &&
      (!/^(?:https?:\/\/|#[\da-f]{3,8}$)\S*$/i.test(value.trim()) || isOfferLink(label, value))
    )
      found.push({ field, label, text: value, language, listed })
  } else if (typeof value === 'number' && Number.isFinite(value))
    found.push({ field, label, text: String(value), language, listed })
  else if (Array.isArray(value) && !listed)
    value.slice(0, 100).forEach((one, at) => {
      if (isRecord(one))
        collectFromRecord(
          one,
          { ...around, field: `${field}.${at}`, depth: around.depth + 1, skip: noNames },
          found,
        )
      else add(one, { ...around, field: `${field}.${at}` }, found, true)
    })
  else if (isRecord(value) && around.depth < maxDepth)
    // The name of a place or person within an entry is not the entry's own name.
    collectFromRecord(value, { ...around, depth: around.depth + 1, skip: noNames }, found)
}

/**
 * Splits a name into base and language: "tagline_de" is the German tagline; the plain field next to it is the
 * English one (spec/service#2.4).
 */
function splitLanguageSuffix(
  key: string,
  record: Record<string, unknown>,
): { base: string; language?: string } {
  const [, base = '', code = ''] = languageSuffixPattern.exec(key) ?? []
  if (isLanguageSuffix(base, code, record) && !weekdayRangePattern.test(key)) return { base, language: code }
  const hasOther = Object.keys(record).some(
    (other) => other !== key && other.startsWith(`${key}_`) && languageSuffixPattern.test(other),
  )
  return hasOther || /^(?:vibe_|tagline$|diet_|habitat_|size_category$|tribe_)/.test(key)
    ? { base: key, language: 'en' }
    : { base: key }
}

/**
 * Whether two letters at the end of a name are a language. If they may also be a word, a name of several words
 * needs another field that confirms it.
 */
function isLanguageSuffix(base: string, code: string, record: Record<string, unknown>): boolean {
  if (base === '' || !languages.has(code)) return false
  if (!ambiguousLanguageCodes.has(code)) return true
  if (!base.includes('_')) return !questionWordPattern.test(base)
  return Object.keys(record).some((other) => {
    const [, one = '', another = ''] = languageSuffixPattern.exec(other) ?? []
    const isOfSame = other === base || (one === base && another !== code && languages.has(another))
    return isOfSame || (another === code && !one.includes('_') && !questionWordPattern.test(one))
  })
}
const questionWordPattern = /^(?:what|why|who|how|where|when|was|wie|wer|wo|wann|warum)$/i

const isLanguageKey = (key: string): boolean => languageKeyPattern.test(key)

/**
 * Whether a key only names an object that a system puts around a value ({"type": "date", "date": {"start": …}}) or
 * a file's front matter; it does not become part of the label.
 */
const isWrapper = (key: string, record: Record<string, unknown>): boolean =>
  record.type === key || /^(?:properties|plain_text|front_?matter)$/.test(key)

/** Treats "createdBy", "created-by" and "created_by" as one name. */
const isTechnical = (key: string): boolean =>
  technicalFieldPattern.test(key) ||
  systemFieldPattern.test(key.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').replace(/[\s.:-]+/g, '_'))

/** Whether a value is a portrait in words, not a picture. */
const isProse = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 60 && /[.!?]["”“»]?\s*$/u.test(value)

/** Whether a key is the phone number or email address in an object for bookings and the like (`box` is its name). */
const isBookingContact = (box: string, key: string): boolean =>
  /^(?:e_?mail|phone|tel|telefon|telephone|téléphone)$/i.test(key) &&
  /(?:^|[ _])(?:book\w*|buchung\w*|registration|anmeldung\w*|how_to_book|orders?|ordering|bestell\w*|tickets?|karten|reservations?|reservierung\w*|enrol\w*|sign_?up)(?:$|[ _])/i.test(
    box,
  )

/**
 * Whether a list entry's type says which form of a thing it is: "LP", "CD". Systems write their own types in lower
 * case, or name blocks of a text.
 */
const isFormatName = (key: string, value: unknown, field: string): boolean =>
  (/^(?:type|typ)$/i.test(key) ||
    (/^kind$/i.test(key) && typeof value === 'string' && /\p{L} \p{L}/u.test(value))) &&
  /^metadata\.bible\..*\.\d+$/.test(field) &&
  typeof value === 'string' &&
  (/^\p{Lu}[\p{L}\p{N} ()/+-]{0,40}$/u.test(value) ||
    /^\p{L}{2,20}[ ,][\p{L}\p{N} ,()/+-]{2,100}$/u.test(value)) &&
  !/^(?:text|paragraph|heading|image|video|audio|embed|quote|gallery|link|file|person|organi[sz]ation|place|event|product|article|block)s?$/i.test(
    value,
  )

/** Whether a value is an address where readers get more: tickets, a shop, a form. */
const isOfferLink = (name: string, value: unknown): boolean =>
  typeof value === 'string' &&
  /^https?:\/\/\S+$/.test(value.trim()) &&
  !/facebook|guest_?book|workbook|notebook/i.test(name) &&
  /ticket|book|buy|shop|order|regist|sign[ _-]?up|anmeld|bestell|entry|entries|website|homepage|rsvp|donat|spende/i.test(
    name,
  )
