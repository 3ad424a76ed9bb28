/** Where a browser keeps its time zone for the server, which renders times in it. */
export const TIME_ZONE_COOKIE = 'time_zone'

// Making a format to find out costs more than everything else a page does for its times.
const found = new Map<string, string>()
const mostFound = 600

/** The time zone of the cookie; UTC for none, and for what is no time zone. */
export function readTimeZone(value: string | undefined): string {
  if (!value) return 'UTC'
  const known = found.get(value)
  if (known) return known
  const zone = isTimeZone(value) ? value : 'UTC'
  if (zone === value && found.size < mostFound) found.set(value, zone)
  return zone
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
