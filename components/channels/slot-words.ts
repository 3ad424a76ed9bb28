type ShownSlot = { weekday: number; time: string; content_type: string | null }

/** Monday first. */
export const weekdayNames = [
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
  { short: 'Sun', long: 'Sunday' },
] as const

/**
 * Formats weekly posting times for people, one entry per time of day and content type: "Mon, Wed 09:00", "Mon–Fri
 * 18:30 (story)".
 */
export function timesInWords(slots: readonly ShownSlot[]): string[] {
  const byTime = Map.groupBy(
    slots,
    ({ time, content_type }) => `${time}${content_type ? ` (${content_type})` : ''}`,
  )
  return [...byTime]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([time, own]) => `${daysInWords(own.map(({ weekday }) => weekday))} ${time}`)
}

function daysInWords(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  const name = (day: number | undefined) => weekdayNames[(day ?? 1) - 1]?.short ?? ''
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1]
  if (days.length === 7) return 'Daily'
  if (days.length > 2 && last - first === days.length - 1) return `${name(first)}–${name(last)}`
  return days.map(name).join(', ')
}
