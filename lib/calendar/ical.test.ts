import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IcalEvent, toIcal } from './ical'

type Property = { name: string; params: string; value: string }

/** Parses an iCalendar file as strictly as RFC 5545 defines it; throws for anything the RFC does not allow. */
function readIcal(file: string): Property[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line is not ended.')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('A line break that is none.')
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 bytes: ${line}`)
    if (!line.isWellFormed()) throw new Error('Broken inside a character.')
  }
  const logical = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return logical.map((line) => {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/u.exec(line)
    if (!match) throw new Error(`No content line: ${line}`)
    const [, name = '', params = '', value = ''] = match
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there
    if (/[\x00-\x08\x0a-\x1f\x7f]/.test(value)) throw new Error('A control character.')
    return { name, params, value }
  })
}

/** Unescapes a TEXT value; throws for a character that should have been escaped. */
function readText(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value) || /\\(?![\\;,nN])/.test(value.replaceAll('\\\\', '')))
    throw new Error(value)
  return value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}

const event: IcalEvent = {
  uid: 'a.b@tributary',
  at: new Date('2026-11-23T08:00:00.123Z'),
  minutes: 15,
  title: 'Oskelle',
  description: 'Scheduled',
  url: 'https://tributary.example/mill/river/packages/a',
  category: 'Scheduled',
  tentative: false,
}
const fileOf = (...events: IcalEvent[]) =>
  toIcal({ name: 'River', timeZone: 'Europe/Berlin', made: new Date('2026-11-22T10:00:00Z'), events })

test('a calendar contains what RFC 5545 requires, with times in UTC', () => {
  const lines = readIcal(fileOf(event)).map(({ name, params, value }) => `${name}${params}:${value}`)
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tributary//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:River',
    'X-WR-CALNAME:River',
    'X-WR-TIMEZONE:Europe/Berlin',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'BEGIN:VEVENT',
    'UID:a.b@tributary',
    'DTSTAMP:20261122T100000Z',
    'DTSTART:20261123T080000Z',
    'DURATION:PT15M',
    'SUMMARY:Oskelle',
    'DESCRIPTION:Scheduled',
    'URL:https://tributary.example/mill/river/packages/a',
    'CATEGORIES:Scheduled',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('no text breaks out of its line, and each is read back as it was written', () => {
  const known = [
    'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    'Fish; chips, \\n and\nmore',
    '🦦'.repeat(60),
    'ü'.repeat(100),
    '\ud800',
  ]
  const texts = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 300 }))
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const lines = readIcal(fileOf({ ...event, title, description }))
      expect(lines.map(({ name }) => name)).toHaveLength(21)
      const shown = (name: string) => readText(lines.find((line) => line.name === name)?.value ?? '')
      const clean = (text: string) =>
        text
          .toWellFormed()
          .replaceAll(/\r\n?/g, '\n')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: taken out
          .replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
      expect(shown('SUMMARY')).toBe(clean(title))
      expect(shown('DESCRIPTION')).toBe(clean(description))
    }),
  )
})
