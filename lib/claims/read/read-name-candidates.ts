import {
  companySuffixWords,
  functionWords,
  isCommonGermanNoun,
  loanWords,
  measureWords,
  personTitleWords,
  usuallyCapitalizedWords,
} from '../words/common-words'
import { isCommonEnglishWord } from '../words/english-words'
import { firstNames, lastAndCompanyNames } from '../words/first-names'
import { ambiguousPlaces, placeNamesByName } from '../words/places'
import { foldWithDigraphs, type Token } from '../words/tokens'
import type { ClaimLanguage } from './claim'

/** A capitalized word that may be a name. From a strength of 2 on, it is one. */
export type NameCandidate = {
  index: number
  /** In lower case, without "'s". */
  low: string
  isPlace: boolean
  strength: number
  /** Whether it opens its sentence, so that its capital says nothing. */
  opens: boolean
}

const isCapitalized = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
const isAllCaps = (text: string): boolean =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()

/** Returns a name in lower case without the mark of its genitive. */
export const normalizeName = (token: Token): string => token.low.replace(/'s?$/, '')

const abbreviations = new Set(
  'dr prof st mr mrs ms nr ca bzw inkl vgl hr fr jr sr no vs geb dipl ing med phil univ e h z b'.split(' '),
)

/** Whether a word opens a sentence, a line or a quote. */
export function opensSentence(tokens: readonly Token[], index: number, language?: ClaimLanguage): boolean {
  const token = tokens[index]
  const before = tokens[index - 1]
  if (!token || token.first || !before) return true
  if (before.kind !== 'sign')
    return before.kind === 'hashtag' || before.kind === 'mention' || before.kind === 'link'
  if (before.text === '.') {
    const word = tokens[index - 2]
    if (word?.kind === 'digits') return token.gap !== '' && (language === 'en' || word.text.length > 2)
    // "£7.2m. One team": a letter after digits is a unit, not an initial.
    const isUnit = word?.gap === '' && tokens[index - 3]?.kind === 'digits'
    return !(
      word?.kind === 'word' &&
      before.gap === '' &&
      ((word.low.length === 1 && !isUnit) || abbreviations.has(word.low))
    )
  }
  return !/^[,;/&+'’-]$/.test(before.text)
}

/**
 * Returns for each token whether a capital means something in its sentence. It does not in English headlines, which
 * capitalize every word, and in lines in all caps.
 */
function markMeaningfulCapitals(tokens: readonly Token[]): boolean[] {
  const plain: boolean[] = []
  let start = 0
  for (let index = 1; index <= tokens.length; index++) {
    const token = tokens[index]
    const ends = token === undefined || token.first || /^[.!?…]$/.test(tokens[index - 1]?.text ?? '')
    if (!ends) continue
    // Days and months are always capitalized.
    const words = tokens
      .slice(start, index)
      .filter(({ kind, low }) => kind === 'word' && low.length > 3 && !usuallyCapitalizedWords.has(low))
    const capitals = words.filter((word) => isCapitalized(word)).length
    // A headline has hardly any such words in lower case: "We get our hands red at the Old Tram Depot" is not one.
    const isSmall = (word: Token) =>
      !isCapitalized(word) && !functionWords.has(word.low) && !word.first && word.gap !== ''
    const isPlain =
      words.length < 4
        ? capitals < words.length || !hasCapitalizedFunctionWord(tokens, start, index)
        : capitals / words.length <= 0.65 || words.filter(isSmall).length > words.length / 5
    while (plain.length < index) plain.push(isPlain)
    start = index
  }
  return plain
}

/**
 * Whether a function word is capitalized, as only headlines do: "Kestrel Notes 3.8 Has Landed". "The" is also part
 * of names.
 */
function hasCapitalizedFunctionWord(tokens: readonly Token[], from: number, until: number): boolean {
  for (let index = from + 1; index < until; index++) {
    const token = tokens[index]
    if (
      token &&
      isCapitalized(token) &&
      token.text.length > 1 &&
      functionWords.has(token.low) &&
      !/^(?:the|an)$/.test(token.low) &&
      !opensSentence(tokens, index)
    )
      return true
  }
  return false
}

/**
 * Whether a word is in a label or headline, where capitals say nothing: "Sold Out!", "Fun Fact: …", but not "Meet
 * me at Riverside".
 */
function isInHeadline(tokens: readonly Token[], index: number): boolean {
  let from = index
  while (from > 0 && index - from < 12 && !startsPart(tokens, from)) from--
  let count = 0
  for (let at = from; at < from + 24; at++) {
    const token = tokens[at]
    if (!token || (at > from && startsPart(tokens, at))) break
    if (token.kind !== 'word') continue
    if (
      !isCapitalized(token) &&
      token.text.length > 2 &&
      !/^(?:of|and|the|for|with|from|into)$/.test(token.low)
    )
      return false
    count++
  }
  return count > 1
}

const startsPart = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.first === true ||
  /^[.!?…:,;–—|•]$/.test(tokens[index - 1]?.text ?? '') ||
  (tokens[index - 1]?.text === '-' && tokens[index]?.gap !== '')

const articlePattern =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|unser|unsere|unseren|unserem|unserer|ihr|ihre|ihren|ihrem|ihrer|mein|meine|dein|deine|sein|seine|seinen|jede|jeder|jedes|jeden|diese|dieser|dieses|diesen|viele|alle|zum|zur|im|am|beim|vom|ins|ans)$/
const placePrepositionPattern = /^(?:in|nach|aus|bei|von|ab|bis|uber|nahe|richtung|near|from|at|to)$/
const placeSuffixPattern =
  /(?:burg|stadt|dorf|heim|hausen|furt|berg|ingen|bach|feld|felde|kirchen|brucken?|itz|ow|rode|leben|walde|munde|stedt|stadt|beck|buttel|hagen|see|ach|rath|weiler|hofen|horst|wangen|zell|kamp|sund|haven|ville|ton|ham|bury|shire|ford|mouth|chester|borough)$/
const germanStreetPattern = /(?:strasse|str|allee|gasse|chaussee|ufer|damm|promenade|twiete|ring|platz|weg)$/
const englishStreetPattern =
  /^(?:street|road|avenue|lane|drive|square|boulevard|court|terrace|hill|park|bridge|station|hall|house)$/
const verbPattern =
  /(?:t|^(?:ist|war|hat|wird|kann|will|soll|darf|muss|las|sang|kam|gab|sprach|ging|schrieb|lud|rief|fand|hielt))$/

/** Returns the place that "Kölner", "Dresdner" or "Londoner" refers to; a place name itself is returned unchanged. */
export function findPlaceName(low: string): string | undefined {
  if (placeNamesByName.has(low)) return low
  if (!low.endsWith('er')) return undefined
  const bare = low.slice(0, -2)
  if (placeNamesByName.has(bare)) return bare
  if (low.endsWith('ner') && placeNamesByName.has(`${low.slice(0, -3)}en`)) return `${low.slice(0, -3)}en`
  return placeNamesByName.has(`${bare}e`) ? `${bare}e` : undefined
}

/** Finds words that may be names, without looking at any evidence. Linear. */
export function readNameCandidates(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  language: ClaimLanguage,
): NameCandidate[] {
  const plain = language === 'en' ? markMeaningfulCapitals(tokens) : []
  const found: NameCandidate[] = []
  for (const [index, token] of tokens.entries()) {
    if (!isCapitalized(token) || taken.has(index) || token.text.length < 2) continue
    const low = normalizeName(token)
    const afterFirst = firstNames.has(tokens[index - 1]?.low ?? '') && token.gap !== '' && !token.first
    // "Jonas Weil": in a plain English sentence, any capitalized word after a first name is a last name.
    const isLast =
      afterFirst &&
      (ambiguousLastNamePattern.test(low) ||
        (language === 'en' && plain[index] === true && isCapitalized(tokens[index - 1])))
    if (
      !isLast &&
      (functionWords.has(low) ||
        functionWords.has(token.low) ||
        usuallyCapitalizedWords.has(low) ||
        companySuffixWords.has(low))
    )
      continue
    // Words that contain digits are read as numbers.
    if (tokens[index + 1]?.kind === 'digits' && tokens[index + 1]?.gap === '') continue
    const opens = opensSentence(tokens, index, language)
    const sign =
      language === 'de'
        ? rateGermanName(tokens, index, low, opens)
        : rateEnglishName(tokens, index, low, opens, plain[index] ?? true)
    found.push({ index, low, opens, ...sign })
  }
  return found
}

/** Usual capitals that are last names after a first name. */
const ambiguousLastNamePattern =
  /^(?:english|german|french|west|north|moon|hall|page|chambers|day|bell|may|king|young|love|sun|lord|swift|grant|holland)$/

type NameRating = { isPlace: boolean; strength: number }

/** Signs of a name in any language: a known name or place, a company's legal form after it, unusual capitals. */
function rateCertainName(tokens: readonly Token[], index: number, low: string): NameRating | undefined {
  const token = tokens[index]
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (!token) return undefined
  const place = findPlaceName(low)
  if (place !== undefined) return { isPlace: true, strength: 3 }
  if (firstNames.has(low) || lastAndCompanyNames.has(low)) return { isPlace: false, strength: 3 }
  if (
    ambiguousPlaces.has(low) &&
    /^(?:in|nach|aus|bei|from|near)$/.test(before?.low ?? '') &&
    token.gap !== ''
  )
    return { isPlace: true, strength: 3 }
  if (
    /^\p{Lu}?\p{Ll}+\p{Lu}\p{L}*$/u.test(token.text) &&
    !/^(?:Mc|Mac|.*[*_:]?Innen)/.test(token.text) &&
    !/^\p{Lu}\p{Ll}*Innen$/u.test(token.text)
  )
    return { isPlace: false, strength: 3 }
  if (
    next &&
    !next.first &&
    next.kind === 'word' &&
    companySuffixWords.has(next.low) &&
    isCapitalized(next) &&
    !isCommonGermanNoun(low)
  )
    return { isPlace: false, strength: 3 }
  return undefined
}

function followsTitle(tokens: readonly Token[], index: number): boolean {
  let back = index - 1
  if (tokens[back]?.text === '.' && tokens[back]?.gap === '') back--
  const before = tokens[back]
  return (
    before?.kind === 'word' &&
    isCapitalized(before) &&
    personTitleWords.has(before.low) &&
    !tokens[index]?.first
  )
}

function rateGermanName(tokens: readonly Token[], index: number, low: string, opens: boolean): NameRating {
  const token = tokens[index]
  const sure = rateCertainName(tokens, index, low)
  if (sure) return sure
  const isNoun = isCommonGermanNoun(low)
  const isTitle = personTitleWords.has(low)
  if (
    followsTitle(tokens, index) &&
    !isTitle &&
    !(isNoun && articlePattern.test(tokens[index - 2]?.low ?? ''))
  )
    return { isPlace: false, strength: isNoun ? 1 : 3 }
  // "Anna Weber": whatever follows a first name is the last name.
  const before = tokens[index - 1]
  const follows = before?.kind === 'word' && token?.gap !== '' && !token?.first
  if (follows && firstNames.has(before.low) && isCapitalized(before))
    return { isPlace: false, strength: isNoun && low.length > 8 ? 0 : 3 }
  if (
    germanStreetPattern.test(low) &&
    low.length > 6 &&
    !isCommonStreet(low) &&
    (!/(?:ring|platz|weg)$/.test(low) || tokens[index + 1]?.kind === 'digits')
  )
    return { isPlace: true, strength: 3 }
  if (isNoun || isTitle || loanWords.has(low)) return { isPlace: false, strength: -3 }
  let strength = 0
  let isPlace = false
  const next = tokens[index + 1]
  if (follows && placePrepositionPattern.test(before.low) && !opens) {
    isPlace = placeSuffixPattern.test(low) && low.length > 4
    strength += isPlace ? 2 : 1
  } else if (follows && /see$/.test(low) && low.length > 5 && /^(?:am|im)$/.test(before.low)) {
    isPlace = true
    strength += 2
  } else if (follows && articlePattern.test(before.low)) strength -= 1
  // "Frische Zwetschgen sind da": the adjective is capitalized only because it opens the sentence.
  const isAdjective = follows && opensSentence(tokens, index - 1) && /.{3}(?:e[nrsm]?)$/.test(before.low)
  if (
    follows &&
    isCapitalized(before) &&
    canJoinName(before.low) &&
    !isAdjective &&
    (!opensSentence(tokens, index - 1) ||
      isCommonGermanNoun(before.low) ||
      (verbPattern.test(next?.low ?? '') && next?.kind === 'word'))
  )
    strength += 2
  else if (
    next?.kind === 'word' &&
    !next.first &&
    next.gap !== '' &&
    isCapitalized(next) &&
    canJoinName(next.low) &&
    !isCommonGermanNoun(next.low)
  ) {
    const after = tokens[index + 2]
    if (!opens || (after?.kind === 'word' && !after.first && verbPattern.test(after.low))) strength += 2
  }
  if (/[aiou]s?$|[^e]y$|c(?![hk])|[qxéèłøñčšžřáíó]/u.test(token?.text.toLowerCase() ?? '') && low.length > 3)
    strength += 1
  if (isAllCaps(token?.text ?? '')) strength = Math.min(strength, 1)
  if (opens) strength -= 0.5
  return { isPlace, strength }
}

/** Whether a word can make the capitalized word next to it a name. */
const canJoinName = (low: string): boolean =>
  !functionWords.has(low) &&
  !usuallyCapitalizedWords.has(low) &&
  !measureWords.has(low) &&
  !loanWords.has(low) &&
  !companySuffixWords.has(low)

const isCommonStreet = (low: string): boolean =>
  /^(?:seiten|einkaufs|land|bundes|sack|spiel|park|markt|arbeits|sitz|stell|lager|camping|zelt|fest|sport|fussball|dorf|schlaf|treff|liege|steh|platz|um|heim|aus|rad|wander|schul|geh|fahr|wald|feld|hin|rück|ruck|rueck|strassen|boxen|lese|vor|jahr|frisch|be|ehe|haupt|neben|quer|schulhof|innen|quartiers?|dach|ideen|flieder)?(?:strasse|str|allee|gasse|chaussee|ufer|damm|promenade|ring|platz|weg)$/.test(
    low,
  )

function rateEnglishName(
  tokens: readonly Token[],
  index: number,
  low: string,
  opens: boolean,
  isPlain: boolean,
): NameRating {
  const token = tokens[index]
  const sure = rateCertainName(tokens, index, low)
  if (sure) return sure
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  const isStreet =
    next?.kind === 'word' && isCapitalized(next) && englishStreetPattern.test(next.low) && !next.first
  const isPlace = isStreet || (before?.kind === 'word' && /^(?:in|near|from)$/.test(before.low))
  const follows = before?.kind === 'word' && token?.gap !== '' && !token?.first && isCapitalized(before)
  if (follows && firstNames.has(normalizeName(before)) && !isAllCaps(token?.text ?? ''))
    return { isPlace: false, strength: 3 }
  if (followsTitle(tokens, index)) return { isPlace: false, strength: 2 }
  if (isAllCaps(token?.text ?? '')) return { isPlace: false, strength: 0 }
  if (opens || !isPlain) return { isPlace, strength: 0 }
  return { isPlace, strength: isCommonEnglishWord(low) ? rateCommonWord(tokens, index) : 2 }
}

const isCommonWord = (token: Token): boolean =>
  functionWords.has(token.low) ||
  usuallyCapitalizedWords.has(token.low) ||
  isCommonEnglishWord(normalizeName(token))

/**
 * Returns how strongly an ordinary capitalized word suggests a name. "Our Team", "Early Bird tickets" and "Sold
 * Out!" say little; next to a name, or two in a row within a sentence, such words are a name.
 */
function rateCommonWord(tokens: readonly Token[], index: number): number {
  if (isInHeadline(tokens, index)) return 0
  let from = index
  while (from > 0 && index - from < 6 && isCapitalized(tokens[from - 1]) && !tokens[from]?.first) from--
  let until = index + 1
  while (until - index < 6 && isCapitalized(tokens[until]) && !tokens[until]?.first) until++
  const run = tokens.slice(from, until)
  const isNamed = run.some((word, at) => !isCommonWord(word) && !(at === 0 && opensSentence(tokens, from)))
  if (isNamed) return 2
  const owner = tokens[from - 1]?.low ?? ''
  if (/^(?:our|your|my|their|its|his|her|this|an?|any|every|no|more)$/.test(owner)) return 1
  // The first word of a sentence is capitalized anyway.
  const own = run.filter(
    (word, at) => !functionWords.has(word.low) && !(at === 0 && opensSentence(tokens, from)),
  )
  return own.length > 1 ? 2 : 1
}

/** Returns all names of the place that a word names, including the word itself. */
export function listPlaceNames(low: string): readonly string[] {
  const place = findPlaceName(low)
  return place === undefined ? [low] : [...(placeNamesByName.get(place) ?? []), low]
}

/** Whether a lowercase word is a known first name. */
export const isFirstName = (low: string): boolean => firstNames.has(low)

/** Formats a name as a canonical value, so that spellings with and without umlauts are the same: `name:mueller`. */
export const formatNameValue = (text: string): string => `name:${foldWithDigraphs(text)}`
