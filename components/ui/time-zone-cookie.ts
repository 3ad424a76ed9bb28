import { isTimeZone } from '@/lib/time-zones/zones'

/** Where a browser keeps its time zone for the server, which renders times in it. */
export const TIME_ZONE_COOKIE = 'time_zone'

/** The time zone of the cookie; UTC for none, and for what is no time zone. */
export const readTimeZone = (value: string | undefined): string =>
  value && isTimeZone(value) ? value : 'UTC'
