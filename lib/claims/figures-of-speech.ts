import type { Reading } from './date-parts'
import type { Token } from './tokens'
import { readUnit, type Unit } from './units'

const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

/** "tausend Dank", "second to none", "at sixes": number words that count nothing. */
export function isFigureOfSpeech(
  tokens: readonly Token[],
  start: number,
  until: number,
  language: string,
  reading: Reading,
): boolean {
  if (reading.isEvidence) return false
  const [before, word, next] = [at(tokens, start - 1), at(tokens, start), at(tokens, until)]
  if (language === 'de')
    return (
      (/^(?:tausend|hundert)$/.test(word) && (/^(?:dank|mal|und)$/.test(next) || until - start > 1)) ||
      (word === 'acht' &&
        (/^(?:in|ausser|nehmt|nimm|gebt|gib|habt)$/.test(before) ||
          /^(?:geben|auf|gegeben|nehmen)$/.test(next))) ||
      (word === 'elf' && /^(?:erste|erster|die)$/.test(before)) ||
      (word === 'null' && /^(?:problem|bock|und)$/.test(next)) ||
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

/** A unit, but not in "one day" and "eines Tages". */
function unitAfter(tokens: readonly Token[], index: number): Unit | undefined {
  const found = readUnit(tokens, index)
  if (!found || tokens[index]?.first || at(tokens, index).length < 2) return undefined
  return /^(?:day|days|tag|tages|tagen|foot|feet|inch|second|seconds|cup|tasse|pound|pounds)$/.test(
    at(tokens, index),
  ) && at(tokens, index - 1) !== '-'
    ? undefined
    : found.unit
}
