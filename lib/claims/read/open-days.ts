import type { Token } from '../words/tokens'
import { readWeekday } from './date-words'

const closedPattern =
  /^(?:closed|closes?|shut|zu|geschlossen|gesperrt|ruhetage?|schliesst|schliesstag|pause|betriebsruhe)$/
/** Whether a word says that something is closed; "closes at six" and "zu uns" say nothing about a day. */
const isClosedWord = (tokens: readonly Token[], index: number): boolean => {
  const low = lowAt(tokens, index)
  if (!closedPattern.test(low)) return false
  const next = tokens[index + 1]
  if (low === 'zu') return next === undefined || next.first || next.kind === 'sign'
  return !/^(?:closes?|schliesst)$/.test(low) || !/^(?:at|um|ab|early|fruher)$/.test(next?.low ?? '')
}
const openPattern = /^(?:open|opens|opened|offen|geoffnet|offnet|auf)$/

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const isRangeSign = (tokens: readonly Token[], index: number): boolean =>
  /^(?:to|bis|-|–|—|through)$/.test(lowAt(tokens, index))

/** Reads a weekday, including an abbreviation at the start of a line or cell: "Mo | Ruhetag". */
function readListedWeekday(
  tokens: readonly Token[],
  index: number,
): { weekday: number; until: number } | undefined {
  const day = readWeekday(tokens, index)
  if (day) return day
  const opensCell = tokens[index]?.first || lowAt(tokens, index - 1) === '|'
  const closesCell = /^[|:]$/.test(lowAt(tokens, index + 1))
  const joins = /^[,&-]$/.test(lowAt(tokens, index - 1)) && readWeekday(tokens, index - 2, false)
  return (opensCell && closesCell) || joins ? readWeekday(tokens, index, false) : undefined
}

/** Returns the end of a clause: the end of the sentence, or a comma that does not continue a list of days. */
function findClauseEnd(tokens: readonly Token[], from: number): number {
  let index = from
  while (index < tokens.length && index - from < 40) {
    const token = tokens[index]
    if (index > from && token?.first) break
    if (/^[;.!?()]$/.test(token?.text ?? '')) break
    if (token?.text === ',' && !readWeekday(tokens, index + 1, false)) break
    if (/^(?:and|und|but|aber)$/.test(token?.low ?? '') && isOpenOrClosedWord(tokens[index + 1])) break
    index++
  }
  return index
}

const isOpenOrClosedWord = (token: Token | undefined): boolean =>
  token !== undefined && (closedPattern.test(token.low) || openPattern.test(token.low))

/** Whether a range of tokens says that something is closed. */
export const saysClosed = (tokens: readonly Token[], from: number, until: number): boolean =>
  tokens.slice(Math.max(0, from), until).some((_, step) => isClosedWord(tokens, Math.max(0, from) + step)) &&
  !tokens.slice(Math.max(0, from), until).some(({ low }) => /^(?:not|nicht|never|nie)$/.test(low))

/** Whether a range of tokens says that something is open. */
export const saysOpen = (tokens: readonly Token[], from: number, until: number): boolean =>
  tokens.slice(Math.max(0, from), until).some(({ low }) => openPattern.test(low) && low !== 'auf')

/** Returns the clause around a position. */
export function findClause(tokens: readonly Token[], at: number): { from: number; until: number } {
  let from = at
  while (
    from > 0 &&
    at - from < 20 &&
    !tokens[from]?.first &&
    !/^[,;.!?()]$/.test(tokens[from - 1]?.text ?? '')
  )
    from--
  return { from, until: findClauseEnd(tokens, at) }
}

/**
 * Collects the weekdays on which something is open or closed: "Wednesday to Sunday", "Mo | Ruhetag", "closed on
 * Mondays". Every weekday that is not closed counts as open.
 */
export function readOpenDays(
  tokens: readonly Token[],
  days: { openDays: Set<number>; closedDays: Set<number> },
): void {
  let before: { until: number; isClosed: boolean } | undefined
  for (let index = 0; index < tokens.length; index++) {
    const from = readListedWeekday(tokens, index)
    if (!from) continue
    const last = isRangeSign(tokens, from.until) ? readWeekday(tokens, from.until + 1, false) : undefined
    const clause = findClause(tokens, index)
    // "Closed: Monday, Tuesday and Friday" applies to all three.
    const goesOn =
      before?.isClosed === true &&
      index === before.until + 1 &&
      /^(?:,|&|and|und|or|oder)$/.test(lowAt(tokens, before.until)) &&
      !saysOpen(tokens, index, clause.until)
    const isClosed = goesOn || saysClosed(tokens, clause.from, clause.until)
    const known = isClosed ? days.closedDays : days.openDays
    known.add(from.weekday)
    if (last) for (let day = from.weekday; day !== last.weekday; day = (day % 7) + 1) known.add((day % 7) + 1)
    before = { until: last?.until ?? from.until, isClosed }
    index = (last?.until ?? from.until) - 1
  }
}

/** Whether a date ends a closing period: "closed from 14 December to 8 January". */
export function endsClosingPeriod(tokens: readonly Token[], start: number): boolean {
  if (!/^(?:to|until|till|bis|through|zum|-|–)$/.test(lowAt(tokens, start - 1))) return false
  let from = start
  while (
    from > 0 &&
    start - from < 25 &&
    !tokens[from]?.first &&
    !/^[;!?]$/.test(tokens[from - 1]?.text ?? '')
  )
    from--
  return saysClosed(tokens, from, Math.min(tokens.length, start + 12))
}
