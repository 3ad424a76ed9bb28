/** An event of an iCalendar file. */
export type IcalEvent = {
  /** Stays the same when the event is moved. */
  uid: string
  at: Date
  minutes: number
  title: string
  description: string
  url: string
  category: string
  /** Whether the event is not yet certain to happen. */
  tentative: boolean
}

type IcalFile = { name: string; timeZone: string; made: Date; events: readonly IcalEvent[] }

/**
 * Serializes a calendar as an iCalendar file (RFC 5545): times in UTC, text escaped, lines of at most 75 bytes that
 * end with CRLF. Pure. Serves spec/planning#3.
 */
export function toIcal({ name, timeZone, made, events }: IcalFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tributary//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${text(timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap((event) => linesOf(event, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const linesOf = (event: IcalEvent, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `DTSTAMP:${utc(made)}`,
  `DTSTART:${utc(event.at)}`,
  `DURATION:PT${event.minutes}M`,
  `SUMMARY:${text(event.title)}`,
  `DESCRIPTION:${text(event.description)}`,
  `URL:${event.url.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)}`,
  `CATEGORIES:${text(event.category)}`,
  `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** "20261123T080000Z" */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/**
 * Escapes a TEXT value (RFC 5545, 3.3.11). Removes control characters, which are not allowed, and replaces lone
 * surrogates.
 */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

const maxLineLength = 75

/** Folds a line after at most 75 bytes, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    // A continuation line starts with a space, which counts.
    if (bytes + length > maxLineLength) {
      parts.push(part)
      part = ''
      bytes = 1
    }
    part += character
    bytes += length
  }
  return [...parts, part].join('\r\n ')
}
