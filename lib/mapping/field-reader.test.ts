import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FieldReader } from './field-reader'

const reader = (fields: Record<string, unknown>, notes: string[] = []) =>
  new FieldReader(fields, 'https://shop.example/p/1', (line) => notes.push(line))
const of = (a: unknown, notes?: string[]) => reader({ a }, notes)

test('builds text and lines from values that can be shown', () => {
  expect([' x ', 5, true, ['a', 2, '', null], {}, null, ' '].map((value) => of(value).text('a'))).toEqual([
    ' x ',
    '5',
    'true',
    'a, 2',
    undefined,
    undefined,
    undefined,
  ])
  expect(of(' a\n\n b ').line('a')).toBe('a b')
  expect(of('😀'.repeat(1000)).line('a')).toBe('😀'.repeat(250))
  expect(of('x').line('b')).toBeUndefined()
  expect(reader(JSON.parse('{"__proto__":"x"}')).text('constructor')).toBeUndefined()
})

test('reads lists as words, without duplicates that differ only in case', () => {
  expect(of('Tea, tea;Coffee\n water ,').list('a')).toEqual(['Tea', 'Coffee', 'water'])
  expect(of(['a, b', 'c', 3, null]).list('a')).toEqual(['a, b', 'c', '3'])
  const notes: string[] = []
  expect(
    of(
      Array.from({ length: 200 }, (_, at) => `w${at}`),
      notes,
    ).list('a'),
  ).toHaveLength(100)
  expect(notes).toHaveLength(1)
})

test('finds addresses in texts, lists and objects, and notes invalid ones', () => {
  const notes: string[] = []
  expect(of('/b.jpg').addresses('a')).toEqual(['https://shop.example/b.jpg'])
  expect(of('https://a.example/1, https://a.example/2\nhttps://a.example/1').addresses('a')).toEqual([
    'https://a.example/1',
    'https://a.example/2',
  ])
  expect(of(['c.png', { url: 'd.png' }, { href: '/e' }, '']).addresses('a')).toEqual([
    'https://shop.example/p/c.png',
    'https://shop.example/p/d.png',
    'https://shop.example/e',
  ])
  expect(of(['javascript:x', 'data:,'], notes).addresses('a')).toEqual([])
  expect(notes).toHaveLength(2)
})

test('notes a date that is invalid or ambiguous', () => {
  const notes: string[] = []
  expect(of('3. März 2026', notes).time('a')).toEqual(new Date('2026-03-03T00:00:00Z'))
  expect(of('', notes).time('a')).toBeUndefined()
  expect(of('soon', notes).time('a')).toBeUndefined()
  expect(of('01/02/2026', notes).time('a')).toBeUndefined()
  expect(notes).toEqual([
    expect.stringContaining('isn’t a date'),
    expect.stringContaining('two different days'),
  ])
})

test('never throws, whatever the value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = of(value)
      for (const get of ['text', 'line', 'list', 'addresses', 'address', 'time'] as const) read[get]('a')
    }),
  )
  expect(of('https://a.example/ '.repeat(50_000)).addresses('a')).toEqual(['https://a.example/'])
})

test('copes with almost a million spaces between addresses', () => {
  const far = `https://a.example/1${' '.repeat(900_000)}x https://a.example/2`
  expect(of(far).addresses('a')).toContain('https://a.example/2')
})
