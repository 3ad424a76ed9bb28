import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { anyPath, anyUrl } from '@/testing/any-url'
import { fitsPattern, matchesGlob } from './link-pattern'
import { pageAddress, pageEntryKey, pageIdentity } from './page-address'
import { pageInScope } from './page-scope'

describe('a page’s address', () => {
  test.each([
    ['https://x.example.com/a#top', 'https://x.example.com/a'],
    ['https://X.Example.com:443/a?utm_source=x&b=1&fbclid=2#y', 'https://x.example.com/a?b=1'],
    ['/a?UTM_Campaign=x', 'https://x.example.com/a'],
    ['b?q=a%20b&&c=', 'https://x.example.com/dir/b?q=a%20b&c='],
    ['/a??', 'https://x.example.com/a??'],
    ['//other.example.com/a', 'https://other.example.com/a'],
    ['/a;jsessionid=1F/b', 'https://x.example.com/a/b'],
    ['http://www.x.example.com/a', 'https://www.x.example.com/a'],
    ['http://other.example.com/a', 'http://other.example.com/a'],
    ['  /größe\n', 'https://x.example.com/gr%C3%B6%C3%9Fe'],
    ['?page=2&PHPSESSID=1', 'https://x.example.com/dir/?page=2'],
    ['javascript:alert(1)', undefined],
    ['mailto:a@example.com', undefined],
    ['https://user:pw@x.example.com/', undefined],
    ['http://[', undefined],
    [`/${'x'.repeat(3_000)}`, undefined],
  ])('%j becomes %s', (given, address) => {
    expect(pageAddress(given, 'https://x.example.com/dir/')?.href).toBe(address)
  })

  test('stays the same when normalized again, whatever was given', () => {
    const given = fc.oneof(
      anyUrl({ query: true, fragment: true }),
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc
        .tuple(
          anyPath,
          fc.array(fc.constantFrom('utm_x=1', 'a=1', '', '&', 'fbclid', '%', '#', ';jsessionid=1')),
        )
        .map(([path, parts]) => `${path}?${parts.join('&')}`),
    )
    fc.assert(
      fc.property(given, (text) => {
        const once = pageAddress(text, 'https://x.example.com/')
        if (!once) return
        expect(once.hash).toBe('')
        expect(pageAddress(once.href, 'https://x.example.com/')?.href).toBe(once.href)
        expect(pageIdentity(once)).toBe(pageIdentity(new URL(once.href)))
        const key = pageEntryKey(once)
        expect(key.length).toBeLessThanOrEqual(255)
        expect(pageEntryKey(once)).toBe(key)
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    ['https://x.example.com/a', 'https://www.x.example.com/a/'],
    ['https://x.example.com/a/index.html', 'https://x.example.com/a'],
    ['https://x.example.com/a/amp/', 'http://x.example.com/a'],
    ['https://x.example.com/a?b=1&amp=1', 'https://x.example.com/a?b=1'],
    ['https://x.example.com/', 'https://x.example.com/index.php'],
  ])('%s and %s are one page', (one, other) => {
    expect(pageIdentity(new URL(one))).toBe(pageIdentity(new URL(other)))
  })

  test.each([
    ['https://x.example.com/a?p=1', 'https://x.example.com/a?p=2'],
    ['https://x.example.com/a', 'https://x.example.com/A'],
    ['https://x.example.com/camp', 'https://x.example.com/c'],
    ['https://a.example.com/x', 'https://b.example.com/x'],
    [`https://x.example.com/${'a'.repeat(300)}1`, `https://x.example.com/${'a'.repeat(300)}2`],
  ])('%s and %s are two pages', (one, other) => {
    expect(pageIdentity(new URL(one))).not.toBe(pageIdentity(new URL(other)))
    expect(pageEntryKey(new URL(one))).not.toBe(pageEntryKey(new URL(other)))
  })
})

describe('a link pattern', () => {
  test.each([
    ['/blog/*', '/blog/a', true],
    ['/blog/*', '/blog/2026/a?x=1', true],
    ['/blog/*', '/blog', false],
    ['/blog/*', '/my/blog/a', false],
    ['/blog', '/blog', true],
    ['/blog', '/blog/', true],
    ['/blog', '/blog/a', true],
    ['/blog', '/blogger', false],
    ['blog/', '/blog/a', true],
    ['/BLOG/*', '/blog/A', true],
    ['*.html', '/a/b.html', true],
    ['*.html', '/a/b.htm', false],
    ['/*/story-*', '/2026/story-1', true],
    ['/größe/*', '/gr%C3%B6%C3%9Fe/x', true],
    ['/gr%C3%B6%C3%9Fe/*', '/größe/x', true],
    ['/list?page=*', '/list?page=2', true],
    ['/list?page=*', '/list', false],
    ['https://x.example.com/blog/*', '/blog/a', true],
    ['http://x.example.com/blog', '/blog/a', true],
    ['https://y.example.com/blog/*', '/blog/a', false],
    ['/a.b', '/aXb', false],
    ['/[a', '/[a', true],
    ['/100%', '/100%25', true],
    ['*', '/', true],
    ['/', '/anything', true],
  ])('%s, address %s: %s', (pattern, path, fits) => {
    expect(fitsPattern(pattern, new URL(path, 'https://x.example.com'))).toBe(fits)
  })

  test('matches exactly what the equivalent regular expression would', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '.'), maxLength: 10 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.'), maxLength: 14 })
    fc.assert(
      fc.property(short, text, (pattern, given) => {
        const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
        expect(matchesGlob(pattern, given)).toBe(new RegExp(`^${parts.join('.*')}$`).test(given))
      }),
      { numRuns: 1_000 },
    )
  })

  test('with many stars is matched in time', () => {
    // With backtracking, this would never finish.
    const pattern = `${'*a'.repeat(100)}*b`
    expect(matchesGlob(pattern, 'a'.repeat(2_000))).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), anyUrl(), (any, url) => {
        fitsPattern(any, new URL(url))
      }),
    )
  })
})

describe('which pages are read', () => {
  const start = new URL('https://x.example.com/blog')
  const verdict = (address: string, scope: object = {}) => {
    const found = pageInScope(address, start, start, {
      include: [],
      exclude: [],
      other_sites: false,
      ...scope,
    })
    return found instanceof URL ? found.href : found
  }

  test.each([
    ['/2026/story', {}, 'https://x.example.com/2026/story'],
    ['https://www.x.example.com/story', {}, 'https://www.x.example.com/story'],
    ['/', {}, 'left out'],
    ['/blog/', {}, 'left out'],
    ['/tag/river', {}, 'left out'],
    ['/en/privacy-policy/', {}, 'left out'],
    ['/Impressum', {}, 'left out'],
    ['/page/2', {}, 'left out'],
    ['/tagesschau', {}, 'https://x.example.com/tagesschau'],
    ['/tag/river', { include: ['/tag/*'] }, 'https://x.example.com/tag/river'],
    ['/news/a', { include: ['/blog/*', '/news/*'] }, 'https://x.example.com/news/a'],
    ['/shop/a', { include: ['/blog/*'] }, 'left out'],
    ['/blog/old/a', { include: ['/blog/*'], exclude: ['/blog/old/*'] }, 'left out'],
    ['/a.pdf', { include: ['*'] }, 'no page'],
    ['mailto:x@example.com', {}, 'no page'],
    ['https://other.example.org/a', {}, 'other site'],
    ['https://sub.x.example.com/a', {}, 'other site'],
    ['https://other.example.org/a', { other_sites: true }, 'https://other.example.org/a'],
    ['http://other.example.org/a', { other_sites: true }, 'other site'],
    ['https://10.0.0.1:9000/a', { other_sites: true }, 'other site'],
    ['https://x.example.com:8443/a', {}, 'other site'],
  ])('%s with %o: %s', (address, scope, expected) => {
    expect(verdict(address, scope)).toBe(expected)
  })
})
