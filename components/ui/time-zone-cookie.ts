import { isTimeZone } from '@/lib/time-zones/zones'

/** The cookie in which a browser stores its time zone, for the server to render times in. */
export const TIME_ZONE_COOKIE = 'time_zone'

/** Returns the cookie's time zone; UTC if it is missing or invalid. */
export const readTimeZone = (value: string | undefined): string =>
  value && isTimeZone(value) ? value : 'UTC'
