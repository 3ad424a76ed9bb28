import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { anyUrl } from '@/testing/any-url'
import { readRobots } from './robots'

const allowed = (robots: string, path: string) =>
  readRobots(robots, 'Tributary').allows(new URL(path, 'https://x.example.com'))

// Cases from RFC 9309 and from real robots.txt files.
test.each([
  ['', '/a', true],
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow: /', '/robots.txt', true],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: *\nDisallow: /a', '/ab', false],
  ['User-agent: *\nDisallow: /a/', '/a', true],
  ['User-agent: *\nDisallow: /A', '/a', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['User-agent: *\nDisallow: *.php$', '/x/y.php', false],
  ['User-agent: *\nDisallow: *.php$', '/x/y.php?z', true],
  ['User-agent: *\nDisallow: /*?', '/x?y', false],
  ['User-agent: *\nDisallow: /*/private', '/a/b/private/c', false],
  ['User-agent: *\nDisallow: /a$b', '/a$b', false],
  ['User-agent: *\nDisallow: /$', '/', false],
  ['User-agent: *\nDisallow: /$', '/a', true],
  ['User-agent: *\nDisallow: /gr%c3%b6%C3%9fe', '/größe', false],
  ['User-agent: *\nDisallow: /größe', '/gr%C3%B6%C3%9Fe', false],
  ['User-agent: *\nDisallow: /%61', '/a', false],
  ['User-agent: *\nDisallow: /a%2Fb', '/a/b', true],
  ['User-agent: Tributary\nDisallow: /', '/a', false],
  ['User-agent: tributary/1.0\nDisallow: /', '/a', false],
  ['User-agent: TributaryImages\nDisallow: /', '/a', true],
  ['User-agent: Trib\nDisallow: /', '/a', true],
  ['User-agent: Tributary\nDisallow:\n\nUser-agent: *\nDisallow: /', '/a', true],
  ['User-agent: *\nDisallow: /\nUser-agent: Tributary\nAllow: /', '/a', true],
  ['User-agent: other\nUser-agent: Tributary\nDisallow: /a', '/a', false],
  [
    'User-agent: Tributary\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: tributary\nDisallow: /b',
    '/b',
    false,
  ],
  [
    'User-agent: Tributary\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: tributary\nDisallow: /b',
    '/c',
    true,
  ],
  ['User-agent: a\n\nSitemap: /s.xml\n\nUser-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nSitemap: https://x.example.com/s.xml\nDisallow: /a', '/a', false],
  ['User-agent: *\nCrawl-delay: 5\nDisallow: /a', '/a', false],
  ['Disallow: /', '/a', true],
  ['# User-agent: *\nDisallow: /', '/a', true],
  ['User-agent: * # all\nDisallow: /a # here', '/a', false],
  ['  USER-AGENT :  *  \r\n\tdisallow:\t/a\r\n', '/a', false],
  ['User-agent: *\rDisallow: /a', '/a', false],
  ['\uFEFFUser-agent: *\nDisallow: /a', '/a', false],
  ['User-agent: *\nDisalow: /a', '/a', true],
  ['<!doctype html><html><body>Not found</body></html>', '/a', true],
  [`User-agent: *\nDisallow: /x${'*y'.repeat(500)}`, '/xz', false],
  [`User-agent: *\nAllow: /x${'*y'.repeat(500)}\nDisallow: /x`, '/xyyy', false],
] as const)('%j, path %s: %s', (robots, path, expected) => {
  expect(allowed(robots, path)).toBe(expected)
})

test('reads the delay and sitemaps, and ignores a delay that makes no sense', () => {
  const read = readRobots(
    'Sitemap: https://x.example.com/a.xml\nUser-agent: *\nCrawl-delay: 2.5\nSitemap: /b.xml\nSitemap:',
    'Tributary',
  )
  expect(read.crawlDelay).toBe(2.5)
  expect(read.sitemaps).toEqual(['https://x.example.com/a.xml', '/b.xml'])
  for (const delay of ['soon', '-1', '', '1e9', 'Infinity', '0'])
    expect(readRobots(`User-agent: *\nCrawl-delay: ${delay}`, 'Tributary').crawlDelay).toBeUndefined()
})

test('reads any text and answers for any address', () => {
  const line = fc.tuple(
    fc.constantFrom('user-agent', 'allow', 'disallow', 'crawl-delay', 'sitemap', 'x', ''),
    fc.oneof(
      fc.constantFrom('*', 'Tributary', '/', '/*a*b$'),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
    ),
  )
  fc.assert(
    fc.property(fc.array(line), anyUrl(), (lines, url) => {
      const rules = readRobots(lines.map(([field, value]) => `${field}: ${value}`).join('\n'), 'Tributary')
      expect(typeof rules.allows(new URL(url))).toBe('boolean')
    }),
    { numRuns: 100 },
  )
})
