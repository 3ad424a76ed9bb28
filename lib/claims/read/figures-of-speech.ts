import type { Token } from '../words/tokens'
import type { ReadingMode } from './date-parts'
import { readUnit, type Unit } from './units'

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

/** Sayings that contain number words. */
const sayings: Readonly<Record<string, string>> = {
  en: `two heads are better than one|two birds with one stone|takes two to tango|third time lucky|third times a charm|nine times out of ten|worth a thousand words|cloud nine|high five|high fives|two thumbs up
    |two in one|three in one|thanks a million|one in a million|a million thanks|a thousand thanks|fifty fifty|half the fun|half the battle|half the story|what a quarter|two left feet|two peas in|second chance|second chances
    |second thought|second thoughts|second glance|second nature|second hand|second home|second guess|first come first served|first things first|first glance|first sight|seventh heaven|forty winks|catch twenty two
    |square one|two cents|two minds|three cheers|zero to hero|third wheel|two way street|two of a kind`,
  de: `aller guten dinge sind drei|siebten himmel|siebter himmel|wolke sieben|vier pfoten|vier wanden|allen vieren|zwei fliegen mit|zwischen zwei stuhlen|dreimal durft ihr|dreimal darfst du|zweimal hinschauen
    |zweimal sagen|null komma nichts|funfe gerade|erste sahne|erste hilfe|ersten blick|erster hand|erster linie|erster stelle|zweite chance|zweiten chance|zweiter fruhling|zweite geige|zweites zuhause|zweites ich|zu zweit|funf vor zwolf
    |sieben sachen|tausend dank|funfzig funfzig|halbe miete|halbe sache|halben sachen|vier buchstaben|zwei paar schuhe|alle neune|eins a|nummer eins`,
}

type SayingPosition = { words: readonly string[]; at: number }

/** The sayings by each of their words, with the position of the word in the saying. */
const sayingsByWord: Readonly<Record<string, ReadonlyMap<string, readonly SayingPosition[]>>> =
  Object.fromEntries(
    Object.entries(sayings).map(([language, all]) => {
      const byWord = new Map<string, SayingPosition[]>()
      for (const saying of all.split('|')) {
        const words = saying.trim().split(' ')
        for (const [at, word] of words.entries())
          byWord.set(word, [...(byWord.get(word) ?? []), { words, at }])
      }
      return [language, byWord]
    }),
  )

/** Whether a token is part of a saying. Commas and hyphens between its words are ignored. */
export const isInSaying = (tokens: readonly Token[], start: number, language: string): boolean =>
  (sayingsByWord[language]?.get(lowAt(tokens, start)) ?? []).some(
    ({ words, at: place }) =>
      matchesWords(tokens, start, words.slice(place), 1) &&
      matchesWords(tokens, start, words.slice(0, place + 1).reverse(), -1),
  )

function matchesWords(
  tokens: readonly Token[],
  start: number,
  words: readonly string[],
  step: 1 | -1,
): boolean {
  let index = start
  for (const word of words) {
    while (index !== start && /^[-,‑]$/.test(lowAt(tokens, index))) index += step
    if (lowAt(tokens, index).replace("'s", 's') !== word) return false
    index += step
  }
  return true
}

/** Whether number words count nothing: "tausend Dank", "second to none", "at sixes". */
export function isFigureOfSpeech(
  tokens: readonly Token[],
  start: number,
  until: number,
  language: string,
  reading: ReadingMode,
): boolean {
  if (reading.isEvidence) return false
  if (isInSaying(tokens, start, language)) return true
  const [before, word, next] = [lowAt(tokens, start - 1), lowAt(tokens, start), lowAt(tokens, until)]
  if (language === 'de')
    return (
      (/^(?:tausend|hundert)$/.test(word) && (/^(?:dank|mal|und)$/.test(next) || until - start > 1)) ||
      (word === 'acht' &&
        (/^(?:in|ausser|nehmt|nimm|gebt|gib|habt)$/.test(before) ||
          /^(?:geben|auf|gegeben|nehmen)$/.test(next))) ||
      (word === 'elf' && /^(?:erste|erster|die)$/.test(before)) ||
      (word === 'null' && until === start + 1 && readLiteralUnit(tokens, until) === undefined) ||
      (word === 'vier' && /^(?:auf|unter)$/.test(before) && /^(?:augen|pfoten)$/.test(next)) ||
      (/^(?:sieben|dritte)$/.test(word) && /^(?:sachen|welt)$/.test(next)) ||
      (/^dritte[rn]?$/.test(word) && /^\p{Ll}/u.test(tokens[until]?.text ?? '')) ||
      (word.startsWith('zweite') && /^(?:hand|wahl|heimat|chance|zuhause|mal)$/.test(next)) ||
      (/^(?:ein|eine|einen|einem|einer|eines|eins)$/.test(word) &&
        readLiteralUnit(tokens, until) === undefined &&
        (until === start + 1 || (/^halbe[nrsm]?$/.test(lowAt(tokens, start + 1)) && until === start + 2))) ||
      (/^(?:halb|halbe|halben|halber|halbes)$/.test(word) &&
        until === start + 1 &&
        readLiteralUnit(tokens, until) === undefined)
    )
  return (
    (word === 'one' && until === start + 1 && readLiteralUnit(tokens, until) === undefined) ||
    (word === 'half' &&
      until === start + 1 &&
      readLiteralUnit(tokens, skipArticle(tokens, until)) === undefined &&
      next !== 'of' &&
      (next !== 'the' || lowAt(tokens, until + 1) === 'price')) ||
    (word === 'zero' && until === start + 1) ||
    (/^(?:million|thousand)$/.test(lowAt(tokens, until - 1)) && /^(?:thanks|times|thank)$/.test(next)) ||
    (word === 'two' && /^(?:or|and)$/.test(before) && lowAt(tokens, start - 2) === 'one') ||
    (word === 'third' && /^(?:party|parties|-)$/.test(next))
  )
}

/** Returns the position after "a" or "an", or the same position if there is neither. */
export const skipArticle = (tokens: readonly Token[], index: number): number =>
  /^(?:a|an)$/.test(lowAt(tokens, index)) ? index + 1 : index

/** Returns the unit at a position, but not for "one day" and "eines Tages". */
function readLiteralUnit(tokens: readonly Token[], index: number): Unit | undefined {
  const found = readUnit(tokens, index)
  if (!found || tokens[index]?.first || lowAt(tokens, index).length < 2) return undefined
  return /^(?:day|days|tag|tages|tagen|foot|feet|inch|second|seconds|cup|tasse|pound|pounds)$/.test(
    lowAt(tokens, index),
  ) && lowAt(tokens, index - 1) !== '-'
    ? undefined
    : found.unit
}

/** Whether a number is only emphasis and counts nothing: "100 % dabei", "give it 110 %". */
export function isEmphasis(tokens: readonly Token[], start: number, end: number): boolean {
  if (!/^1[01]0$/.test(lowAt(tokens, start))) return false
  return (
    /^(?:worth|sure|dabei|sicher|behind|motiviert|committed|in)$/.test(lowAt(tokens, end)) ||
    tokens
      .slice(Math.max(0, start - 2), start)
      .some(({ low }) => /^(?:giv(?:e|es|en|ing)|gave|geben|gebt|gibt|gibst|gaben)$/.test(low))
  )
}
