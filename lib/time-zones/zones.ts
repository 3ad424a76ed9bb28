import { offsetAt } from './wall-time'

const namePattern = /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/

// Creating a format just to find out costs more than everything else a page does for its times.
const valid = new Set<string>()
const maxValid = 600

/**
 * Whether a text is the IANA name of a time zone that this runtime knows, such as "Europe/Berlin". Former and
 * alternative names count ("Asia/Calcutta", "US/Eastern"); offsets ("+02:00") and other spellings ("europe/berlin")
 * do not.
 */
export function isTimeZone(name: string): boolean {
  if (valid.has(name)) return true
  if (name.length > 60 || !namePattern.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    return false
  }
  if (valid.size < maxValid) valid.add(name)
  return true
}

/** A time zone as shown in a list. */
export type TimeZoneName = {
  /** "America/New_York" */
  name: string
  /** Such as "America"; "Other" for zones that belong to no place. */
  region: string
  /** "New York" */
  place: string
  /** How far ahead of UTC it is at the requested time: "UTC−05:00". */
  offset: string
}

/**
 * Lists all time zones of this runtime for a person to choose from, by region and place, under their current names.
 * Takes the time at which to show their offsets. Takes some 30 ms on the first call within an hour.
 */
export function timeZoneNames(at = new Date()): readonly TimeZoneName[] {
  const hour = Math.floor(at.getTime() / 3_600_000)
  if (listed?.hour !== hour) {
    const names = new Set([...Intl.supportedValuesOf('timeZone').map(nameOfToday), 'UTC'])
    const zones = [...names].filter(isTimeZone).map((name) => timeZoneName(name, at))
    listed = { hour, zones: zones.sort(byRegionAndPlace) }
  }
  return listed.zones
}

/**
 * Returns one time zone as shown in a list, with its offset at the given time. Throws a RangeError for an invalid
 * time zone.
 */
export function timeZoneName(name: string, at = new Date()): TimeZoneName {
  const [first = name, ...rest] = name.replaceAll('_', ' ').split('/')
  const offset = offsetInWords(offsetAt(at, name))
  return rest.length
    ? { name, region: first, place: rest.reverse().join(', '), offset }
    : { name, region: 'Other', place: first, offset }
}

let listed: { hour: number; zones: readonly TimeZoneName[] } | undefined

function byRegionAndPlace(a: TimeZoneName, b: TimeZoneName): number {
  const other = Number(a.region === 'Other') - Number(b.region === 'Other')
  return other || compare(a.region, b.region) || compare(a.place, b.place)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function offsetInWords(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

// Runtimes list some zones under names that were abandoned long ago.
const renamed = new Map(
  Object.entries({
    'Africa/Asmera': 'Africa/Asmara',
    'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    'America/Catamarca': 'America/Argentina/Catamarca',
    'America/Cordoba': 'America/Argentina/Cordoba',
    'America/Godthab': 'America/Nuuk',
    'America/Indianapolis': 'America/Indiana/Indianapolis',
    'America/Jujuy': 'America/Argentina/Jujuy',
    'America/Louisville': 'America/Kentucky/Louisville',
    'America/Mendoza': 'America/Argentina/Mendoza',
    'Asia/Calcutta': 'Asia/Kolkata',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Rangoon': 'Asia/Yangon',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
    'Atlantic/Faeroe': 'Atlantic/Faroe',
    'Europe/Kiev': 'Europe/Kyiv',
    'Pacific/Enderbury': 'Pacific/Kanton',
    'Pacific/Ponape': 'Pacific/Pohnpei',
    'Pacific/Truk': 'Pacific/Chuuk',
  }),
)

function nameOfToday(name: string): string {
  const today = renamed.get(name)
  return today && isTimeZone(today) ? today : name
}
