import { lowAt, type Token, touchesPrevious } from '../words/tokens'

/** Splits a word list at spaces and line breaks. */
export const splitWordList = (words: string): string[] => words.trim().split(/\s+/)

const indexWordGroups = (lines: string): Map<string, number> =>
  new Map(
    lines
      .split('|')
      .flatMap((line, at) => splitWordList(line).map((word): [string, number] => [word, at + 1])),
  )

export const monthsByWord = indexWordGroups(
  'january jan januar janner jaenner|february feb febr februar feber|march mar marz maerz mrz|april apr|may mai|june jun juni|july jul juli|august aug|september sep sept|october oct oktober okt|november nov|december dec dezember dez',
)

const weekdaysByWord = indexWordGroups(
  'monday montag montags mondays|tuesday dienstag dienstags tuesdays|wednesday mittwoch mittwochs wednesdays|thursday donnerstag donnerstags thursdays|friday freitag freitags fridays|saturday samstag samstags sonnabend sonnabends saturdays|sunday sonntag sonntags sundays',
)

const weekdaysByAbbreviation = indexWordGroups(
  'mo mon|di tue tues|mi wed|do thu thur thurs|fr fri|sa sat|so sun',
)

const weekdayCompoundPattern = /^(.*tag|mittwoch|sonnabend)(?:vor|nach)?(?:morgen|mittag|abend|nacht)s?$/

/** Returns the weekday that a word names, also inside a compound such as "Samstagabend". */
export function weekdayAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index]
  if (token?.kind !== 'word') return undefined
  const own = weekdaysByWord.get(token.low)
  if (own !== undefined) return own
  const part = token.low.length < 30 ? weekdayCompoundPattern.exec(token.low)?.[1] : undefined
  return part === undefined ? undefined : weekdaysByWord.get(part)
}

/** Reads a weekday. With `deep`, abbreviations ("Mo", "Sat") count only before a date, a time or another weekday. */
export function readWeekday(
  tokens: readonly Token[],
  index: number,
  deep = true,
): { weekday: number; until: number } | undefined {
  const full = weekdayAt(tokens, index)
  if (full !== undefined) return { weekday: full, until: index + 1 }
  const token = tokens[index]
  const weekday =
    token?.kind === 'word' && /^\p{Lu}/u.test(token.text) ? weekdaysByAbbreviation.get(token.low) : undefined
  if (weekday === undefined) return undefined
  let until = index + 1
  if (lowAt(tokens, until) === '.' && touchesPrevious(tokens, until)) until++
  let next = until
  if (lowAt(tokens, next) === ',' || lowAt(tokens, next) === ':') next++
  if (tokens[next]?.kind === 'digits' && !tokens[next]?.first) return { weekday, until }
  // In English, the month may come before the day.
  if (monthsByWord.has(lowAt(tokens, next)) && !tokens[next]?.first) return { weekday, until }
  if (
    deep &&
    /^(?:-|–|—|bis|to|&|und|and|\/|,)$/.test(lowAt(tokens, until)) &&
    looksLikeWeekday(tokens, until + 1)
  )
    return { weekday, until }
  if (!deep) return { weekday, until }
  return undefined
}

/** Whether the word at a position is a weekday or its abbreviation, capitalized ("Sat", "Sa"). */
export const looksLikeWeekday = (tokens: readonly Token[], index: number): boolean =>
  /^\p{Lu}/u.test(tokens[index]?.text ?? '') &&
  (weekdaysByAbbreviation.has(lowAt(tokens, index)) || weekdayAt(tokens, index) !== undefined)
