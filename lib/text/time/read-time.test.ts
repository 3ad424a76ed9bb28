import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { explainUnreadableTime, readTime } from './read-time'

const at = '2026-11-03T10:00:00.000Z'
const day = '2026-11-03T00:00:00.000Z'

const plain: [unknown, string][] = [
  ['Tue, 03 Nov 2026 10:00:00 GMT', at],
  ['Tue, 3 Nov 2026 10:00 GMT', at],
  ['3 Nov 2026 10:00:00 +0000', at],
  ['Mon, 03 Nov 2026 10:00:00 UT', at], // it was a Tuesday
  ['Tues, 03 Nov 2026 10:00:00 Z', at],
  ['tue,03 nov 2026 10:00:00 gmt', at],
  ['Tue, 03 Nov 26 10:00:00 GMT', at],
  ['Tue, 03 Nov 126 10:00:00 GMT', at],
  ['03 Nov 99 10:00:00 GMT', '1999-11-03T10:00:00.000Z'],
  ['Tue, 03-Nov-2026 10:00:00 GMT', at],
  ['Tue, 03 Nov 2026 05:00:00 EST', at],
  ['Tue, 03 Nov 2026 06:00:00 EDT', at],
  ['Tue, 03 Nov 2026 04:00:00 CST', at],
  ['Tue, 03 Nov 2026 02:00:00 PST', at],
  ['Tue, 03 Nov 2026 03:00:00 MST', at],
  ['Tue, 03 Nov 2026 11:00:00 CET', at],
  ['Tue, 03 Nov 2026 11:00:00 MEZ', at],
  ['Tue, 03 Nov 2026 12:00:00 CEST', at],
  ['Tue, 03 Nov 2026 11:00:00 BST', at],
  ['Tue, 03 Nov 2026 10:00:00 A', at],
  ['Tue, 03 Nov 2026 10:00:00 XYZ', at],
  ['Tue, 03 Nov 2026 12:00:00 +0200', at],
  ['Tue, 03 Nov 2026 12:00:00 +02:00', at],
  ['Tue, 03 Nov 2026 12:00:00+0200', at],
  ['Tue, 03 Nov 2026 15:30:00 +0530', at],
  ['Tue, 03 Nov 2026 07:00:00 -0300', at],
  ['Tue, 03 Nov 2026 12:00:00 GMT+2', at],
  ['Tue, 03 Nov 2026 12:00:00 GMT+0200 (EET)', at],
  ['Tue Nov 03 2026 12:00:00 GMT+0200 (Eastern European Standard Time)', at],
  ['Tue Nov  3 10:00:00 2026', at],
  ['Tue Nov 03 10:00:00 +0000 2026', at],
  ['Tue Nov 03 10:00:00 UTC 2026', at],
  ['Tuesday, 03-Nov-26 10:00:00 GMT', at],
  ['Nov 3, 2026 10:00 AM', at],
  ['November 3rd, 2026 at 10:00 a.m.', at],
  ['3rd of November 2026', day],
  ['November 3, 2026', day],
  ['03 NOV 2026', day],
  ['2026 Nov 3', day],
  ['Nov 3, 2026, 10 pm', '2026-11-03T22:00:00.000Z'],
  ['Nov 3, 2026 12:30 am', '2026-11-03T00:30:00.000Z'],
  ['Nov 3, 2026 12:30 pm', '2026-11-03T12:30:00.000Z'],
  ['3. November 2026', day],
  ['Dienstag, 3. November 2026, 10:00 Uhr', at],
  ['Di, 03 Nov 2026 11:00:00 +0100', at],
  ['Di., den 3. Nov. 2026 um 10.00 Uhr', at],
  ['3. Mär 2026', '2026-03-03T00:00:00.000Z'],
  ['3. März 2026', '2026-03-03T00:00:00.000Z'],
  ['3. Mrz. 2026', '2026-03-03T00:00:00.000Z'],
  ['Mi, 06 Mai 2026 10:00:00 +0000', '2026-05-06T10:00:00.000Z'],
  ['Do, 01 Okt 2026 10:00:00 +0000', '2026-10-01T10:00:00.000Z'],
  ['Di, 01 Dez 2026 10:00:00 +0000', '2026-12-01T10:00:00.000Z'],
  ['6. Jänner 2026', '2026-01-06T00:00:00.000Z'],
  ['mar. 3 nov. 2026 10:00', at],
  ['1er février 2026', '2026-02-01T00:00:00.000Z'],
  ['3 août 2026', '2026-08-03T00:00:00.000Z'],
  ['3 de noviembre de 2026', day],
  ['3 novembre 2026', day],
  ['di, 3 mrt 2026', '2026-03-03T00:00:00.000Z'],
  ['3.11.2026', day],
  ['03.11.2026 10:00', at],
  ['03.11.2026, 10:00 Uhr', at],
  ['31/12/2026', '2026-12-31T00:00:00.000Z'],
  ['12/31/2026', '2026-12-31T00:00:00.000Z'],
  ['11/11/2026', '2026-11-11T00:00:00.000Z'],
  ['2026/11/03', day],
  ['2026/11/03 10:00:00', at],
  ['2026-11-3', day],
  ['2026-11-03', day],
  ['2026-11-03T10:00:00Z', at],
  ['2026-11-03T12:00:00+02:00', at],
  ['2026-11-03T12:00:00+02:00[Europe/Helsinki]', at],
  ['2026-11-03 10:00:00', at],
  ['2026-11-03 10:00:00 UTC', at],
  ['2026-11-03 12:00:00 +0200', at],
  ['2026-11-03T10:00:00.123456Z', '2026-11-03T10:00:00.123Z'],
  ['Tue, 03 Nov 2026 24:00:00 GMT', '2026-11-04T00:00:00.000Z'],
  ['Thu, 31 Dec 2026 23:59:60 GMT', '2026-12-31T23:59:59.000Z'],
  [1_793_700_000, '2026-11-03T10:00:00.000Z'],
  [1_793_700_000_000, '2026-11-03T10:00:00.000Z'],
  ['1793700000', '2026-11-03T10:00:00.000Z'],
  [new Date(at), at],
]

test.each(plain)('reads %j as %s', (value, expected) => expect(readTime(value)?.toISOString()).toBe(expected))

test.each([
  '01/02/2026',
  '1-2-2026',
  '01/02/26',
  'Tue, 31 Feb 2026 10:00:00 GMT',
  '30 Feb 2026',
  '32 Jan 2026',
  '0 Jan 2026',
  '3 Foo 2026',
  '3 Nov 2026 25:00',
  '3 Nov 2026 10:61',
  '3 Nov 2026 13:00 pm',
  'Nov 2026',
  '3 Nov',
  '10:00',
  'November 3, 2026 and November 4, 2026',
  'Posted by Jan on 3 different May days in 2026',
  'soon',
  '',
  ' ',
  '2026',
  'yesterday',
  2026,
  0,
  12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  new Date(Number.NaN),
  null,
  undefined,
  true,
  {},
  ['2026-11-03'],
  'x'.repeat(1_000_000),
  '1'.repeat(99),
  '3 Nov 10000 10:00:00 GMT',
])('%j does not name a clear day', (value) => expect(readTime(value)).toBeUndefined())

test('recognizes a date that can be read in two ways', () => {
  const isTold = (text: string) => explainUnreadableTime(text).includes('two different days')
  expect(['01/02/2026', '1-2-2026', ' 12/11/2026 10:00'].map(isTold)).toEqual([true, true, true])
  expect(['13/02/2026', 'soon', '1.2.2026'].map(isTold)).toEqual([false, false, false])
})

test('every time survives the e-mail format, and no text makes it throw', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('2199-12-30'), noInvalidDate: true }),
      (date) => {
        date.setUTCMilliseconds(0)
        expect(readTime(date.toUTCString())?.getTime()).toBe(date.getTime())
      },
    ),
  )
  const parts = fc.constantFrom(
    '3',
    '11',
    '2026',
    'nov',
    'tue,',
    '10:00',
    ':',
    '.',
    '/',
    '-',
    '+0200',
    'gmt',
    ' ',
    'pm',
    '(',
    'h',
    'uhr',
    '٣',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
        fc.string({ unit: anyCharacter }),
      ),
      (text) => {
        const time = readTime(text)
        expect(time === undefined || !Number.isNaN(time.getTime())).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('does not depend on the machine’s time zone', () => {
  const values = plain.filter(([value]) => typeof value === 'string').map(([value]) => value)
  const script = `import { readTime } from ${JSON.stringify(new URL('./read-time.ts', import.meta.url).href)};
    console.log(JSON.stringify(${JSON.stringify(values)}.map((value) => readTime(value)?.toISOString())))`
  const told = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'Pacific/Auckland' },
    encoding: 'utf8',
  })
  expect(JSON.parse(told)).toEqual(
    plain.filter(([value]) => typeof value === 'string').map(([, time]) => time),
  )
})
