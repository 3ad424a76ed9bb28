const pattern =
  /^(\d{4})-?(\d{2})(?:-?(\d{2})(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?)?$/i

/**
 * Reads an ISO 8601 calendar date or time: `2026-05-01`, `2026-05`, `2026-05-01T09:30Z`, with fraction and offset,
 * also in the basic format. Without an offset it is UTC. Returns undefined for anything else, such as 30 February
 * or a number of seconds. Serves spec/decisions#2.
 */
export function parseIsoTime(value: string): Date | undefined {
  const match = pattern.exec(value.trim())
  // "202605" could be read as a year and a month or as something else entirely.
  if (!match || /^\d{6}$/.test(value.trim())) return undefined
  const part = (index: number, otherwise: number) => (match[index] ? Number(match[index]) : otherwise)
  const [year, month, day] = [part(1, 0), part(2, 1), part(3, 1)]
  const [hour, minute, second] = [part(4, 0), part(5, 0), part(6, 0)]
  if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59)
    return undefined
  const milliseconds = match[7] ? Number(match[7].slice(0, 3).padEnd(3, '0')) : 0
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  if (time.getUTCMonth() !== month - 1) return undefined
  time.setUTCHours(hour, minute, second, milliseconds)
  const offset = offsetMinutes(match[8])
  if (offset === undefined) return undefined
  const moment = new Date(time.getTime() - offset * 60_000)
  return moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999 ? moment : undefined
}

function offsetMinutes(zone: string | undefined): number | undefined {
  if (!zone || zone.toUpperCase() === 'Z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || '0')
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
