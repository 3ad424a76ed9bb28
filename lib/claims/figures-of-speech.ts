import type { Reading } from './date-parts'
import type { Token } from './tokens'
import { readUnit, type Unit } from './units'

const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

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

type Place = { words: readonly string[]; at: number }

/** The sayings by each of their words, with the position of the word in the saying. */
const sayingsBy: Readonly<Record<string, ReadonlyMap<string, readonly Place[]>>> = Object.fromEntries(
  Object.entries(sayings).map(([language, all]) => {
    const byWord = new Map<string, Place[]>()
    for (const saying of all.split('|')) {
      const words = saying.trim().split(' ')
      for (const [at, word] of words.entries()) byWord.set(word, [...(byWord.get(word) ?? []), { words, at }])
    }
    return [language, byWord]
  }),
)

/** Whether a token is part of a saying. Commas and hyphens between its words are ignored. */
export const isInSaying = (tokens: readonly Token[], start: number, language: string): boolean =>
  (sayingsBy[language]?.get(at(tokens, start)) ?? []).some(
    ({ words, at: place }) =>
      goesOn(tokens, start, words.slice(place), 1) &&
      goesOn(tokens, start, words.slice(0, place + 1).reverse(), -1),
  )

function goesOn(tokens: readonly Token[], start: number, words: readonly string[], step: 1 | -1): boolean {
  let index = start
  for (const word of words) {
    while (index !== start && /^[-,‑]$/.test(at(tokens, index))) index += step
    if (at(tokens, index).replace("'s", 's') !== word) return false
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
  reading: Reading,
): boolean {
  if (reading.isEvidence) return false
  if (isInSaying(tokens, start, language)) return true
  const [before, word, next] = [at(tokens, start - 1), at(tokens, start), at(tokens, until)]
  if (language === 'de')
    return (
      (/^(?:tausend|hundert)$/.test(word) && (/^(?:dank|mal|und)$/.test(next) || until - start > 1)) ||
      (word === 'acht' &&
        (/^(?:in|ausser|nehmt|nimm|gebt|gib|habt)$/.test(before) ||
          /^(?:geben|auf|gegeben|nehmen)$/.test(next))) ||
      (word === 'elf' && /^(?:erste|erster|die)$/.test(before)) ||
      (word === 'null' && until === start + 1 && unitAfter(tokens, until) === undefined) ||
      (word === 'vier' && /^(?:auf|unter)$/.test(before) && /^(?:augen|pfoten)$/.test(next)) ||
      (/^(?:sieben|dritte)$/.test(word) && /^(?:sachen|welt)$/.test(next)) ||
      (/^dritte[rn]?$/.test(word) && /^\p{Ll}/u.test(tokens[until]?.text ?? '')) ||
      (word.startsWith('zweite') && /^(?:hand|wahl|heimat|chance|zuhause|mal)$/.test(next)) ||
      (/^(?:ein|eine|einen|einem|einer|eines|eins)$/.test(word) &&
        unitAfter(tokens, until) === undefined &&
        (until === start + 1 || (/^halbe[nrsm]?$/.test(at(tokens, start + 1)) && until === start + 2))) ||
      (/^(?:halb|halbe|halben|halber|halbes)$/.test(word) &&
        until === start + 1 &&
        unitAfter(tokens, until) === undefined)
    )
  return (
    (word === 'one' && until === start + 1 && unitAfter(tokens, until) === undefined) ||
    (word === 'half' &&
      until === start + 1 &&
      unitAfter(tokens, skipArticle(tokens, until)) === undefined &&
      next !== 'of' &&
      (next !== 'the' || at(tokens, until + 1) === 'price')) ||
    (word === 'zero' && until === start + 1) ||
    (/^(?:million|thousand)$/.test(at(tokens, until - 1)) && /^(?:thanks|times|thank)$/.test(next)) ||
    (word === 'two' && /^(?:or|and)$/.test(before) && at(tokens, start - 2) === 'one') ||
    (word === 'third' && /^(?:party|parties|-)$/.test(next))
  )
}

export const skipArticle = (tokens: readonly Token[], index: number): number =>
  /^(?:a|an)$/.test(at(tokens, index)) ? index + 1 : index

/** Returns the unit at a position, but not for "one day" and "eines Tages". */
function unitAfter(tokens: readonly Token[], index: number): Unit | undefined {
  const found = readUnit(tokens, index)
  if (!found || tokens[index]?.first || at(tokens, index).length < 2) return undefined
  return /^(?:day|days|tag|tages|tagen|foot|feet|inch|second|seconds|cup|tasse|pound|pounds)$/.test(
    at(tokens, index),
  ) && at(tokens, index - 1) !== '-'
    ? undefined
    : found.unit
}

/** Whether a number is only emphasis and counts nothing: "100 % dabei", "give it 110 %". */
export function isEmphasis(tokens: readonly Token[], start: number, end: number): boolean {
  if (!/^1[01]0$/.test(at(tokens, start))) return false
  return (
    /^(?:worth|sure|dabei|sicher|behind|motiviert|committed|in)$/.test(at(tokens, end)) ||
    tokens
      .slice(Math.max(0, start - 2), start)
      .some(({ low }) => /^(?:giv(?:e|es|en|ing)|gave|geben|gebt|gibt|gibst|gaben)$/.test(low))
  )
}
