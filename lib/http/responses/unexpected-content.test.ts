import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeUnexpected } from './unexpected-content'

const received = (body: string | Uint8Array, contentType?: string, path = '/manifest.json') => ({
  host: 'files.example.com',
  url: `https://files.example.com${path}?token=hunter2`,
  contentType,
  bytes: typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
})
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'

describe('a response with unexpected content', () => {
  test.each<[string, ReturnType<typeof received>, RegExp]>([
    [
      'a sign-in form',
      received('<html><form><input type="password"></form>'),
      /sign-in page instead of JSON/,
    ],
    [
      'a page at a sign-in address',
      received('<!doctype html><p>Hi', undefined, '/sso/start'),
      /sign-in page/,
    ],
    ['a page', received('<!-- x --><!DOCTYPE html><p>Hello'), /a web page instead of JSON/],
    ['an empty page', received('', 'text/html; charset=utf-8'), /a web page/],
    ['a feed', received('<?xml version="1.0"?><rss version="2.0">'), /a feed \(XML\)/],
    ['an Atom feed', received('<feed xmlns="http://www.w3.org/2005/Atom">'), /a feed/],
    ['a store’s error', received('<?xml version="1.0"?><Error><Code>AccessDenied</Code>'), /returned XML/],
    ['a gzipped file', received('\x1f\x8b\x08\0', 'application/json'), /a compressed file/],
    ['a zip', received('PK\x03\x04', 'application/zip'), /a compressed file/],
    ['a picture', received(png, 'image/png'), /an image/],
    ['a picture said to be JSON', received(png, 'application/json'), /an image/],
    ['a film', received('\0\0\0\x18ftypmp42', 'video/mp4'), /audio or video/],
    ['a PDF', received('%PDF-1.7'), /a PDF/],
  ])('is described as what it is: %s', (_what, answer, words) => {
    const described = describeUnexpected(answer, 'JSON')
    expect(described?.message).toMatch(words)
    expect(described?.message).toMatch(/^files\.example\.com returned /)
    expect(described?.hint).not.toBe('')
    expect(`${described?.message}${described?.hint}`).not.toMatch(/hunter2/)
  })

  test.each([
    ['JSON that is cut off', received('{"entries": [', 'application/json'), 'JSON'],
    ['JSON that a server calls a picture', received('{"entries": []}', 'image/png'), 'JSON'],
    ['nothing', received('', 'application/json'), 'JSON'],
    ['a feed where one is wanted', received('<rss>'), 'a feed'],
  ])('is left to the parser: %s', (_what, answer, wanted) => {
    expect(describeUnexpected(answer, wanted)).toBeUndefined()
  })

  test('is described without throwing or slowing down, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.string(), { nil: undefined }),
        (bytes, type) => {
          const described = describeUnexpected({ ...received(''), bytes, contentType: type }, 'JSON')
          if (described) expect(described.message).toMatch(/instead of JSON\.$/)
        },
      ),
    )
    describeUnexpected(received('<!--'.repeat(16_000)), 'JSON')
    describeUnexpected(received(' '.repeat(64_000)), 'JSON')
  })
})
