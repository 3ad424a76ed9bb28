const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as a date-and-time field holds it, in local time: "2026-11-21T09:00". */
export const inLocalField = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** Times people often choose, counted from now: soon, tomorrow morning, Monday morning. */
export function quickTimes(now: Date): [QuickTime, QuickTime, QuickTime] {
  const at = (days: number, hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours)
  const toMonday = (8 - now.getDay()) % 7 || 7
  const soon = new Date(now.getTime() + 60 * 60_000)
  soon.setMinutes(Math.ceil(soon.getMinutes() / 5) * 5, 0, 0)
  return [
    { label: 'In an hour', at: soon },
    { label: 'Tomorrow at 9', at: at(1, 9) },
    { label: 'Monday at 9', at: at(toMonday, 9) },
  ]
}

type QuickTime = { label: string; at: Date }
