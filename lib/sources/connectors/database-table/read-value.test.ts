import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Column, ColumnKind } from './dialect'
import { readRow } from './read-row'
import { maxCharacters, readValue } from './read-value'

const read = (text: string | Buffer, kind: ColumnKind, notes: string[] = []) =>
  readValue(Buffer.from(text as string), { name: 'x', kind }, (note) => notes.push(note))

describe('values', () => {
  test.each<[ColumnKind, string, unknown]>([
    ['integer', '42', 42],
    ['integer', '-0', '-0'],
    ['integer', '9007199254740993', '9007199254740993'],
    ['number', '12.5', 12.5],
    ['number', '12.50', '12.50'],
    ['number', '0.1', 0.1],
    ['number', '1e400', '1e400'],
    ['number', 'NaN', 'NaN'],
    ['boolean', 'true', true],
    ['boolean', '0', false],
    ['boolean', '7', '7'],
    ['time', '2026-05-01 10:00:00.123456+00', '2026-05-01 10:00:00.123456+00'],
    ['time', '2026-05-01 10:00:00', '2026-05-01 10:00:00'],
    ['time', '0000-00-00 00:00:00', null],
    ['time', 'infinity', null],
    ['time', '0044-03-15 00:00:00 BC', null],
    ['date', '2026-05-01', '2026-05-01'],
    ['date', '2026-00-00', null],
    ['json', '{"a":[1,"b"]}', { a: [1, 'b'] }],
    ['json', '{"a":"\\u0000"}', { a: '' }],
    ['json', 'not json', 'not json'],
    ['list', '["a",null,1]', ['a', null, 1]],
    ['list', 'a,b', ['a', 'b']],
    ['list', '', []],
    ['text', '["a","b"]', ['a', 'b']],
    ['text', '[1] see below', '[1] see below'],
    ['text', '[{"a":1}]', '[{"a":1}]'],
    ['text', 'a\u0000b', 'ab'],
    ['text', '', ''],
    ['other', '{1,2}', '{1,2}'],
    ['binary', 'x', null],
  ])('%s %j', (kind, text, expected) => expect(read(text, kind)).toEqual(expected))

  test('NULL is null', () => expect(readValue(null, { name: 'x', kind: 'text' }, () => undefined)).toBeNull())

  test('keeps the readable part of text that is not UTF-8, with a note', () => {
    const notes: string[] = []
    expect(read(Buffer.from([0x47, 0xfc, 0x6e]), 'text', notes)).toBe('G\uFFFDn')
    expect(notes).toEqual([expect.stringContaining('not valid UTF-8 text')])
    const others: string[] = []
    expect(read('a real \uFFFD', 'text', others)).toBe('a real \uFFFD')
    expect(others).toEqual([])
  })

  test('cuts long text with a note, never in the middle of a character', () => {
    const notes: string[] = []
    expect(read('x'.repeat(maxCharacters), 'text', notes)).toHaveLength(maxCharacters)
    expect(notes).toEqual([])
    const cut = read(`x${'🦔'.repeat(maxCharacters)}`, 'text', notes)
    expect(notes).toEqual([expect.stringContaining('300,000')])
    expect(String(cut).isWellFormed()).toBe(true)
  })

  test('keeps JSON as text if it is nested too deeply to write again', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000)
    expect(read(deep, 'json')).toBe(deep)
  })

  test('drops long values from a row that is too long and keeps the short ones', () => {
    const column = (name: string, kind: ColumnKind = 'text'): Column => ({
      name,
      kind,
      type: '',
      readable: true,
      primary: false,
    })
    const long = Buffer.from('x'.repeat(290_000))
    const notes: string[] = []
    const columns = [column('a'), column('b'), column('c'), column('d')]
    const { fields } = readRow([long, long, long, Buffer.from('short')], columns, (note) => notes.push(note))
    expect(Object.keys(fields)).toEqual(['a', 'b', 'd'])
    expect(notes).toEqual([expect.stringContaining('“c” is skipped')])
  })

  test('any bytes yield a value that is valid JSON without NUL characters', () => {
    const kinds: ColumnKind[] = [
      'text',
      'integer',
      'number',
      'boolean',
      'date',
      'time',
      'json',
      'list',
      'other',
      'binary',
    ]
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)),
      fc.json().map((json) => Buffer.from(json)),
    )
    fc.assert(
      fc.property(bytes, fc.constantFrom(...kinds), (cell, kind) => {
        const kept = JSON.stringify(readValue(cell, { name: 'x', kind }, () => undefined))
        expect(kept).not.toContain('\\u0000')
        expect(kept.isWellFormed()).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
