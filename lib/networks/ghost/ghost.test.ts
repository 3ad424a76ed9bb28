import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { textToHtml } from '@/lib/text/text-to-html'
import { adminUrl, createAdminToken, findGhostUrl } from './admin-api'
import { explainProblem, isPostMissing } from './problem'

test('whatever address a person copies from the browser leads to the site’s Admin API', () => {
  for (const typed of ['', '/', '/ghost', '/ghost/', '/ghost/#/settings/integrations/new', '/?x=1', '/#/'])
    expect(adminUrl(findGhostUrl(`https://example.com${typed}`), 'site/')).toBe(
      'https://example.com/ghost/api/admin/site/',
    )
  expect(findGhostUrl('https://example.com/blog/ghost/')).toBe('https://example.com/blog')
  expect(findGhostUrl('https://example.com/ghosts/')).toBe('https://example.com/ghosts')
})

test('a token is signed with the key’s secret, expires after five minutes, and contains only the key’s ID', () => {
  const secret = 'ab'.repeat(32)
  const token = createAdminToken(`0123456789abcdef01234567:${secret}`, 1_700_000_000_900)
  const [header = '', claims = '', signature] = token.split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT', kid: '0123456789abcdef01234567' })
  expect(read(claims)).toEqual({ iat: 1_700_000_000, exp: 1_700_000_300, aud: '/admin/' })
  expect(signature).toBe(
    createHmac('sha256', Buffer.from(secret, 'hex')).update(`${header}.${claims}`).digest('base64url'),
  )
})

test('renders a text as paragraphs, lists and links, and escapes any markup in it', () => {
  const text = [
    'A <b> & "c"\nsecond line\r\n\r\n\r\n• one\n• two https://example.com/?a=1&b=2.',
    '1. first\n2. second\nand more\n\n1. A year\n\n3. not counted\n- alone\n-no list\n',
  ].join('\n \n')
  expect(textToHtml(text).split('\n')).toEqual([
    '<p>A &#60;b&#62; &#38; &#34;c&#34;<br>second line</p>',
    '<ul><li>one</li><li>two <a href="https://example.com/?a=1&#38;b=2">https://example.com/?a=1&#38;b=2</a>.</li></ul>',
    '<ol><li>first</li><li>second</li></ol>',
    '<p>and more</p>',
    '<p>1. A year</p>',
    '<p>3. not counted</p>',
    '<ul><li>alone</li></ul>',
    '<p>-no list</p>',
  ])
  expect(textToHtml('')).toBe('')
})

const answer = (status: number, error?: object, headers: Record<string, string> = {}): GuardedResponse => {
  const text = error ? JSON.stringify({ errors: [error] }) : '<!DOCTYPE html><p>A page</p>'
  const bytes = new TextEncoder().encode(text)
  return {
    ...{ status, notModified: false, url: 'https://example.com/', headers, validators: {}, bytes },
    text: () => text,
    json: () => JSON.parse(text),
  }
}

// Response bodies of ghost 6.65.0, recorded on 2026-11-23.
test.each<[string, GuardedResponse, string | undefined, RegExp]>([
  [
    'the key of a deleted integration',
    answer(401, { code: 'UNKNOWN_ADMIN_API_KEY', message: 'Unknown Admin API Key' }),
    'access',
    /deleted/,
  ],
  [
    'a wrong secret',
    answer(401, { code: 'INVALID_JWT', message: 'Invalid token: invalid signature' }),
    'access',
    /key is wrong/,
  ],
  [
    'a clock that is wrong',
    answer(401, { code: 'INVALID_JWT', message: 'Invalid token: jwt expired' }),
    'access',
    /clock/,
  ],
  [
    'what the key may not do',
    answer(403, { type: 'NoPermissionError', message: 'Authorization failed' }),
    'access',
    /Authorization failed/,
  ],
  ['a page of another server', answer(404), 'access', /no Ghost at this address/],
  [
    'a redirect',
    answer(301, undefined, { location: 'https://admin.example.com/' }),
    'access',
    /admin\.example\.com/,
  ],
  [
    'a limit',
    answer(422, {
      type: 'ValidationError',
      message: 'Validation error',
      context: 'Value in [posts.title] exceeds maximum length of 255 characters.',
    }),
    'article',
    /255 characters/,
  ],
  ['an image that is too large', answer(413), 'article', /too large/],
  ['too many calls', answer(429, { message: 'Too many requests' }), 'busy', /busy/],
  ['a site that starts', answer(503), 'busy', /starting/],
])('explains %s and says what to do', (_, given, about, words) => {
  const problem = explainProblem(given)
  expect(problem?.about).toBe(about)
  expect(`${problem?.message}`).toMatch(words)
  expect(problem?.hint).toMatch(/^\p{Lu}.+\.$/u)
})

test('a server error proves nothing, and only a 404 from Ghost itself means that an article is gone', () => {
  expect(explainProblem(answer(500, { message: 'x' }))).toBeUndefined()
  expect(explainProblem(answer(502))).toBeUndefined()
  expect(isPostMissing(answer(404, { type: 'NotFoundError', message: 'Post not found.' }))).toBe(true)
  expect(isPostMissing(answer(404))).toBe(false)
})
