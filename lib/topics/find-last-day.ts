import { readClaims } from '@/lib/claims/read/read-claims'
import { tokenizeText } from '@/lib/claims/words/tokens'
import type { FactCard } from '@/lib/facts/schemas'

/** A date without a year is the first one after its content came in, or up to this long before. */
const maxDaysBefore = 60

/**
 * Returns the last day that the card of an event names, as `YYYY-MM-DD`: after it, no post about the event is true. A
 * date without a year is the next one from `dated` on, the time at which the content was published or came in.
 * Undefined for other kinds and for events that name no whole date. Pure. Serves spec/planning#1.
 */
export function findLastDay(card: FactCard, dated: Date): string | undefined {
  if (card.kind !== 'event') return undefined
  const earliest = new Date(dated.getTime() - maxDaysBefore * 86_400_000).toISOString().slice(0, 10)
  let last: string | undefined
  for (const { kind, text } of card.facts) {
    if (kind !== 'when' && kind !== 'deadline' && kind !== 'entry' && kind !== 'heading') continue
    const { tokens } = tokenizeText(text.slice(0, 300))
    const found = readClaims(tokens, { languages: ['en', 'de'], language: undefined, isEvidence: true })
    for (const { year, month, day } of found.flatMap(({ dates = [] }) => dates)) {
      if (month === undefined || day === undefined) continue
      const inYear = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const first = inYear(Number(earliest.slice(0, 4)))
      const date =
        year !== undefined
          ? inYear(year)
          : first < earliest
            ? inYear(Number(earliest.slice(0, 4)) + 1)
            : first
      if (last === undefined || date > last) last = date
    }
  }
  return last
}
