import type { ContentKind } from '@/lib/facts/schemas'
import { isRecord } from '@/lib/text/is-empty'
import type { Material } from '../material/material'
import type { ComposerItem } from '../schemas'

/** Number of characters of a text that are searched for names. */
const maxReadLength = 8_000
/** Kinds that are known by their title: readers search for it. */
const kindsNamedByTitle: ReadonlySet<ContentKind> = new Set(['character', 'product', 'event', 'person'])

const word = "\\p{Lu}[\\p{L}\\p{M}’']{1,24}(?![\\p{L}\\p{M}])"
const capitalizedRunPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.’'-])${word}(?: (?:${word}|\\d{1,2}(?![\\d.,:%]))){0,2}(?![\\p{L}\\p{N}’'-])`,
  'gu',
)
/** Days, months and words that many names begin with but that are not names themselves. */
const nonNameWordPattern =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag\p{L}*|mittwoch\p{L}*|sonnabend|jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june?|juni|july?|juli|august|september|o[ck]tober|november|de[cz]ember|the|a|an|our|your|my|new|how|why|what|when|where|who|der|die|das|ein|eine|unser\p{L}*|ihr\p{L}*|neue?[rs]?|wie|warum|was|le|la|les|l|un|une|el|los|las|il|lo|gli|het|een|de|en|i|mr|mrs|ms|dr|prof|frau|herr|anfang|mitte|ende|jahr|jahre|uhr|euro|teil|kurs|seit|ab|im|am|für|mit|von|bei|zum|zur|in|on|at|and|for|with|from|this|that|these|if|as|it|we|you|they|he|she|all|no|not|by)$/iu

/** Hashtags in the source's own text, as they are written there. */
const hashtagPattern = /(?<![\p{L}\p{N}&/#_])#\p{L}[\p{L}\p{M}\p{N}_]{2,29}(?![\p{L}\p{N}_])/gu

/**
 * Returns the source's own hashtags from its text, its tags and fields of that name, in this order; at most four.
 * Pure.
 */
export function ownHashtags({ card, tags, metadata }: ComposerItem): string[] {
  const inText = card.facts.flatMap(({ text, kind }) => (kind === 'link' ? [] : [text]))
  const besideText = card.not_for_posts.flatMap(({ text, reason }) =>
    reason === 'navigation' || reason === 'call_to_action' || reason === 'notice' ? [text] : [],
  )
  const inFields = [metadata.fields, metadata.bible]
    .filter(isRecord)
    .flatMap((fields) =>
      Object.entries(fields).flatMap(([name, value]) =>
        /^hash_?tags?$/i.test(name)
          ? [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(/[\s,]+/u) : []))
          : [],
      ),
    )
  const named = inFields.map((tag) => (tag === '' || tag.startsWith('#') ? tag : `#${tag}`))
  return [
    ...new Set(
      [...inText, ...besideText, ...tags, ...named].flatMap((text) => text.match(hashtagPattern) ?? []),
    ),
  ]
    .filter((tag) => !codeHashtagPattern.test(tag) && !/^#(?=[a-f]*\d)[\da-f]{3,8}$/iu.test(tag))
    .slice(0, 4)
}
/** "#define", "#one of these": code and numbering, not hashtags. */
const codeHashtagPattern =
  /^#(?:define|undef|include|ifn?def|if|else|endif|pragma|region|endregion|import|error|warning|line|one|two|three)$/iu

/**
 * Returns names that followers would search for: what a character, product, event or dish is called, names in the
 * title that are also in the text, where an event takes place, and who publishes it. Nothing is invented. Pure;
 * linear in the length of the text.
 */
export function nameTags(item: ComposerItem, material: Material): string[] {
  const { kind, name, details } = material
  const text = item.card.facts
    .filter(
      ({ kind: one }) => one === 'statement' || one === 'question' || one === 'step' || one === 'heading',
    )
    .map((fact) => fact.text)
    .join('\n')
    .slice(0, maxReadLength)
  const title = (name?.text ?? '').replace(quoted, ' ')
  const inQuotes = (name?.text.match(quoted) ?? []).map((one) => one.slice(1, -1).trim())
  const inTitle = title.trim() === '' ? [] : findTitleNames(title.split(/[:–—|!?(]/u)[0] ?? '', material)
  const found: string[] = []
  const known = (run: string): boolean => occursMidSentence(text, run)
  const whole = (title.split(/\s?[:–—|]\s|[!?(,]|(?<=\p{L}{3})\.\s|\s\p{Ll}\.\s/u)[0] ?? '').trim()
  const words = whole.split(/\s+/u)
  if (
    kindsNamedByTitle.has(kind) &&
    !material.isOffer &&
    inQuotes.length === 0 &&
    whole !== '' &&
    words.length <= 3 &&
    whole.length >= 4 &&
    !/\d{3,}/.test(whole) &&
    // "Free webinar" tells what it is, "Skerry Mile" what it is called.
    !(material.language === 'en' && /\s\p{Ll}{4,}/u.test(whole) && kind !== 'product')
  )
    found.push(whole.replace(/^(?:the|der|die|das|le|la|les|el|il)\s/iu, ''))
  // A product's own name, in quotation marks: "Fahrradlicht »Leuchtkäfer« LTN-440".
  if (kind === 'product')
    found.push(...inQuotes.filter((one) => /^\p{Lu}/u.test(one) && one.split(/\s+/u).length <= 3).slice(0, 1))
  for (const one of kind === 'recipe' ? [] : inTitle) {
    // In a German title, every noun is capitalized.
    const isTitled =
      !isTitleCase(title) &&
      kind === 'event' &&
      words.length <= 6 &&
      one.includes(' ') &&
      material.language !== 'de'
    if (isTitled || known(one)) found.push(one)
  }
  const place =
    kind === 'event' && !/point|punkt/iu.test(details.where?.facts[0]?.label ?? '')
      ? (details.where?.text.split(/[,(–|]/u)[0] ?? '').trim()
      : ''
  if (/^\p{Lu}/u.test(place) && place.split(/\s+/u).length <= 3 && place.length > 5 && !/\d/.test(place))
    if (place.includes(' ') || known(place)) found.push(place)
  const brand = brandOf(item.url, `${title}\n${text}`) ?? brandInFields(item)
  if (brand !== undefined) found.push(brand)
  const dish = kind === 'recipe' ? dishOf(title, material.language) : undefined
  if (dish !== undefined) found.unshift(dish)
  return [...new Set(found)].filter(
    (one, at, all) =>
      !all.slice(0, at).some((other) => other.includes(one)) &&
      !nonNameWordPattern.test(one) &&
      !commonTitlePattern.test(one),
  )
}
/** "The woman" of a title that goes on, "Ep. 58": titles of many texts, by which nobody searches for one. */
const commonTitlePattern =
  /^(?:mann|kind|woman|man|girl|boy|child|femme|homme|mujer|hombre|donna|uomo|vrouw|kobieta|kvinna|kvinde|(?:ep|episode|épisode|episodio|folge|aflevering|odcinek|avsnitt|teil|part|vol|band|nr|no|issue|heft|ausgabe|chapter|kapitel)\.?\s?\d{1,4})$/iu

/**
 * Returns the publisher's name if both the URL and the text contain it: "Marrow & Finch" for
 * marrowandfinch.example.
 */
function brandOf(url: string | null, text: string): string | undefined {
  const host = url === null ? '' : (URL.parse(url)?.hostname.replace(/^www\./, '') ?? '')
  const labels = host
    .split('.')
    .slice(0, -1)
    .map(normalizeName)
    .filter(({ length }) => length > 4)
  if (labels.length === 0) return undefined
  // It has to be complete: half a name ("Kestrel" for kestrelsound.example) is someone else's.
  const isHost = (name: string): boolean => labels.includes(normalizeName(name))
  for (const [one] of text.matchAll(nameWithAndPattern)) {
    const words = one.split(' ')
    for (let from = 0; from < words.length; from++)
      for (let until = words.length; until > from; until--) {
        const name = words
          .slice(from, until)
          .join(' ')
          .replace(/['’]s?$/u, '')
        if (isHost(name)) return name
      }
  }
  return text.match(hyphenated)?.find(isHost)
}
const hyphenated = /(?<![\p{L}\p{N}-])\p{Lu}\p{L}{1,20}(?:-\p{L}{1,20}){1,3}(?![\p{L}\p{N}-])/gu

/**
 * Returns the publisher's name from a field of a bible ("studio", "haus", "brand"), up to its place ("The Low
 * Landing, Brackwater").
 */
function brandInFields({ metadata: { bible } }: ComposerItem): string | undefined {
  if (!isRecord(bible)) return undefined
  for (const [name, value] of Object.entries(bible)) {
    if (!publisherFieldPattern.test(name)) continue
    const said = isRecord(value) ? value.name : value
    const brand = typeof said === 'string' ? (said.split(/[,(;–|]/u)[0] ?? '').trim() : ''
    if (/^\p{Lu}/u.test(brand) && brand.length > 3 && brand.split(/\s+/u).length <= 4) return brand
  }
  return undefined
}
const publisherFieldPattern =
  /^(?:brand|marke|org|organi[sz]ation|publisher|verlag|studio|house|haus|restaurant|museum|shop|company|firma|hersteller|game|series|reihe|world)$/i
const quoted = /[“„"«»][^“”„"«»]{1,80}[”“"«»]/gu

const nameWithAndPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${word}(?: (?:& )?${word}){0,7}(?![\\p{L}\\p{N}])`,
  'gu',
)
const normalizeName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[äöü]/gu, (sign) => `${sign.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{Ll}\p{N}]/gu, '')

/**
 * What a recipe makes: the last two words of an English title, the last long noun of a German one, both before the
 * first "with", "mit", comma and the like.
 */
function dishOf(title: string, language: string): string | undefined {
  const begin =
    title.split(/\s(?:with|for|from|in|mit|für|von|aus|nach|auf|wie|ohne|zum|zur)\s|[,:–—|(]/u)[0]?.trim() ??
    ''
  const words = begin.split(/\s+/u)
  if (language === 'de') {
    const noun = words.findLast(
      (one) =>
        /^\p{Lu}\p{Ll}{5,}$/u.test(one) &&
        !nonNameWordPattern.test(one) &&
        !/^(?:monats|woche|tages|jahres|saison)$/iu.test(one),
    )
    return noun
  }
  if (language !== 'en' || words.length < 2) return undefined
  const last = words.slice(-2)
  return last.every((one) => /^\p{L}{3,}$/u.test(one) && !nonNameWordPattern.test(one))
    ? last.join(' ')
    : undefined
}

/** "Community Plans Tech Summit": if nearly every word is capitalized, a capital doesn't mark a name. */
function isTitleCase(title: string): boolean {
  const words = title.match(/[\p{L}’']{4,}/gu) ?? []
  return words.length >= 4 && words.filter((one) => /^\p{Lu}/u.test(one)).length >= words.length * 0.75
}

function findTitleNames(title: string, { language }: Material): string[] {
  const runs = title.match(capitalizedRunPattern) ?? []
  return runs.flatMap((one) => {
    let words = one.split(' ')
    while (words[0] !== undefined && nonNameWordPattern.test(words[0])) words = words.slice(1)
    while (words.length > 0 && nonNameWordPattern.test(words.at(-1) ?? '')) words = words.slice(0, -1)
    const name = words.join(' ').replace(/['’]s$/u, '')
    // In German, every noun is capitalized: only two words in a row are a name.
    if (language === 'de' && !/^\p{L}+ \p{L}/u.test(name)) return []
    // Skip possessives: "Farmers’ market".
    return name.length >= 4 && !/['’]$/u.test(name) && words.length <= 3 && /\p{Ll}/u.test(name) ? [name] : []
  })
}

/** Whether a text contains a name in the middle of a sentence, where only names are capitalized. */
function occursMidSentence(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at)
    if (/[\p{Ll}\p{N},;]\s$/u.test(before) && !/\p{L}/u.test(text.charAt(at + name.length))) return true
  }
  return false
}
