import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OutboundError } from '../outbound-error'
import { findJsonError } from './find-json-error'
import { guardedResponse } from './guarded-response'
import { isDeeperThan } from './is-deeper-than'

const answerOf = (body: string | Uint8Array, status = 200) =>
  guardedResponse(
    { status, headers: {}, bytes: Buffer.from(body) },
    new URL('https://bucket.example.com/x'),
    undefined,
  )

function thrownBy(work: () => unknown): OutboundError {
  try {
    work()
  } catch (error) {
    if (error instanceof OutboundError) return error
    throw error
  }
  throw new Error('it did not fail')
}

describe('pull 6: text', () => {
  test('is decoded as UTF-8 without the byte order mark', () => {
    expect(answerOf('\uFEFFäöü 🌍').text()).toBe('äöü 🌍')
    expect(answerOf('').text()).toBe('')
  })

  test.each([
    ['Latin-1', Buffer.from('Müller', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF{"a":1}', 'utf16le')],
    ['half a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
    ['an over-long form', Buffer.from([0xc0, 0xaf])],
    ['a character cut in the middle', Buffer.from('ab🌍').subarray(0, 4)],
  ])('in %s is refused, never turned into replacement characters', (_what, body) => {
    const failure = thrownBy(() => answerOf(body).text())
    expect(failure.code).toBe('not-utf8')
    expect(failure.hint).toContain('UTF-8')
    expect(thrownBy(() => answerOf(body).json()).code).toBe('not-utf8')
  })

  test.each([
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
    ['UTF-16', Buffer.from('\uFEFF{"a":1}', 'utf16le').swap16()],
    ['UTF-32', Buffer.from([0x7b, 0, 0, 0, 0x7d, 0, 0, 0])],
    ['UTF-32', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b, 0, 0, 0, 0x7d])],
  ])('as JSON in %s is refused with a message that names the encoding', (encoding, body) => {
    const failure = thrownBy(() => answerOf(body).json())
    expect(failure.code).toBe('not-utf8')
    expect(failure.message).toContain(`is ${encoding}, but we read JSON only as UTF-8`)
    expect(failure.hint).toContain('UTF-8')
  })
})

describe('pull 6: JSON', () => {
  test('of any value comes back unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value)
        expect(JSON.stringify(answerOf(text).json())).toBe(text)
      }),
    )
  })

  test('may nest 64 levels deep, but not 65', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(answerOf(nested(64)).json()).toBeDefined()
    for (const depth of [65, 10_000])
      expect(thrownBy(() => answerOf(nested(depth)).json()).code).toBe('not-json')
    expect(thrownBy(() => answerOf(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`).json()).message).toContain('64')
  })

  test('depth counts only structural brackets, not those in strings', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    const text = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ']', '}', 'a') })
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), text, (value, odd) => {
        const whole = [value, odd, { [odd]: odd }]
        const depth = depthOf(whole)
        expect(isDeeperThan(JSON.stringify(whole), depth)).toBe(false)
        expect(isDeeperThan(JSON.stringify(whole), depth - 1)).toBe(true)
      }),
    )
  })

  test('that is really a sign-in page is called that, with what to do', () => {
    const page = '<!DOCTYPE html><html><title>Sign in</title><form><input type="password"></form></html>'
    const failure = thrownBy(() => answerOf(page).json())
    expect(failure).toMatchObject({ code: 'not-json', message: expect.stringContaining('sign-in page') })
    expect(failure.hint).toContain('public')
    expect(thrownBy(() => answerOf('\n<html><p>hello</p></html>').json()).message).toContain('web page')
  })

  test('with a mistake reports the position and never quotes the content', () => {
    const failure = thrownBy(() => answerOf('{\n  "a": 1,\n  "secret": hunter2\n}').json())
    expect(failure.message).toContain('line 3, column 13')
    expect(failure.message).not.toContain('hunter2')
    expect(String(failure.cause)).not.toContain('hunter2')
  })

  test.each([
    ['<!---->'.repeat(500)],
    [' '.repeat(5_000_000)],
    [`"${'\\n'.repeat(2_000_000)}`],
    [`["${'\\"'.repeat(2_000_000)}",]`],
    ['{"a":'.repeat(60) + '1'.repeat(1_000_000)],
    [`[${'1,'.repeat(1_000_000)}]`],
  ])('designed to be slow to parse is still refused', (body) => {
    expect(thrownBy(() => answerOf(body).json()).code).toBe('not-json')
  })

  test.each(['', '  \n', '\uFEFF'])('that is empty (%j) is called empty', (body) => {
    expect(thrownBy(() => answerOf(body).json())).toMatchObject({
      code: 'not-json',
      message: expect.stringContaining('empty'),
    })
  })

  test.each(['{"a":1', '{"a":"', "{'a':1}", '[1,]', 'undefined', 'NaN', '{"a":1}{"b":2}', '"\\'])(
    '%j is refused',
    (body) => {
      expect(thrownBy(() => answerOf(body).json()).code).toBe('not-json')
    },
  )
})

describe('the position of a mistake', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\\\',
      '\\u00e9',
      '\\n',
      ' ',
      '\n',
      '0',
      '1',
      '-',
      '.',
      '5e3',
      'true',
      'nul',
    ],
    ...['\u0000', '\u007f', '\u0085', 'ü', '😀'],
  )
  const nearlyJson = fc
    .tuple(fc.jsonValue(), fc.nat(), fc.nat({ max: 2 }), pieces)
    .map(([value, at, gone, piece]) => {
      const text = JSON.stringify(value, null, 1)
      const from = at % (text.length + 1)
      return text.slice(0, from) + piece + text.slice(from + gone)
    })

  test('is found in exactly the texts that JSON.parse rejects', () => {
    const parses = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(fc.oneof(nearlyJson, fc.string({ unit: pieces }), fc.json()), (text) => {
        expect(findJsonError(text) === undefined).toBe(parses(text))
      }),
      { numRuns: 3_000 },
    )
  })

  test.each([
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ["{'a':1}", 1],
    ['{"a":1', 6],
    ['{"a":1}}', 7],
    ['[1}', 2],
    ['01', 0],
    ['"a\nb', 0],
  ])('of %j is at %i', (text, at) => {
    expect(findJsonError(text)).toBe(at)
  })
})

describe('validators', () => {
  test.each(['"a b"', 'W/"ü"', `"${'x'.repeat(600)}"`, ''])(
    '%j cannot be sent back, so it is not kept',
    (etag) => {
      const answer = { status: 200, headers: { etag }, bytes: Buffer.alloc(0) }
      expect(guardedResponse(answer, new URL('https://a.example.com'), undefined).validators).toEqual({})
    },
  )
})
