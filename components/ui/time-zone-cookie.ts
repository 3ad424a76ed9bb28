/** Where a browser keeps its time zone for the server, which renders times in it. */
export const TIME_ZONE_COOKIE = 'time_zone'

/** The time zone of the cookie; UTC for none, and for what is no time zone. */
export function readTimeZone(value: string | undefined): string {
  try {
    return (
      new Intl.DateTimeFormat('en-GB', { timeZone: value }).resolvedOptions().timeZone && (value ?? 'UTC')
    )
  } catch {
    return 'UTC'
  }
}
