import { stem } from '../words/stems'
import { lowAt, type Token } from '../words/tokens'

/** Words for a period in which something is paid or done. */
const periodByStem = new Map(
  [
    'hour stunde stundlich hourly',
    'day tag taglich daily',
    'week woche wochentlich weekly',
    'month monat monatlich monthly',
    'quarter quartal vierteljahr vierteljahrlich quarterly',
    'year jahr jahrlich yearly annual annually annum',
  ].flatMap((words) =>
    words.split(' ').map((word): [string, string] => [stem(word), words.split(' ')[0] ?? '']),
  ),
)

/** How many of the shorter period are in the longer one. */
export const periodRatios: readonly (readonly [short: string, long: string, times: number])[] = [
  ['hour', 'day', 24],
  ['day', 'week', 7],
  ['week', 'year', 52],
  ['month', 'quarter', 3],
  ['month', 'year', 12],
  ['quarter', 'year', 4],
]

/**
 * Returns the period that a lowercase word in any inflection names, in English ("month" for "monatlich"); undefined
 * for other words.
 */
export const findPeriod = (low: string): string | undefined => periodByStem.get(stem(low))

const eachPattern = /^(?:per|pro|je|each|every|jede[rsnm]?)$/
const articlePattern = /^(?:an?|im|am|in|die|der|das|the)$/
const apiecePattern = /^(?:each|apiece|je|jeweils)$/

/**
 * Returns what an amount is per: "25 Euro im Monat", "$6 per user a month", "16 Menschen pro Gruppe", "je 3
 * Megawatt". Periods by name and all other words by their stems; "each" if the text names no thing.
 */
export function readPerUnits(tokens: readonly Token[], start: number, end: number): string[] {
  const found: string[] = []
  for (let index = end; index < end + 6; index++) {
    const token = tokens[index]
    if (!token || token.first || token.kind !== 'word') break
    const period = findPeriod(token.low)
    const before = lowAt(tokens, index - 1)
    if (
      period !== undefined &&
      (eachPattern.test(before) || articlePattern.test(before) || /l(?:ich|y)$/.test(token.low))
    )
      found.push(period)
    else if (eachPattern.test(before) && index > end) found.push(stem(token.low))
    else if (index === end + 1 && /^(?:an?|die|der|das)$/.test(before)) found.push(stem(token.low))
  }
  if (apiecePattern.test(lowAt(tokens, start - 1)) || apiecePattern.test(lowAt(tokens, end)))
    found.push('each')
  else
    for (let index = end; index < end + 8 && tokens[index]?.kind === 'word'; index++)
      if (apiecePattern.test(lowAt(tokens, index))) found.push('each')
  return found
}
