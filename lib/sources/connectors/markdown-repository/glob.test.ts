import fc from 'fast-check'
import { expect, test } from 'vitest'
import { globMatcher, globProblem } from './glob'

test.each<[string, string[], string[]]>([
  ['**/*.md', ['a.md', 'b/a.md', 'b/c/a.md', 'A.MD'], ['a.mdx', 'a.md/b', 'md']],
  ['*.md', ['a.md', '.md'], ['b/a.md']],
  ['posts/**', ['posts/a', 'posts/b/c.md'], ['posts', 'other/posts/a']],
  ['posts/**/*.md', ['posts/a.md', 'posts/b/c/a.md'], ['a.md', 'xposts/a.md', 'posts/a.txt']],
  ['**/posts/*.md', ['posts/a.md', 'x/posts/a.md'], ['x/posts/y/a.md', 'xposts/a.md']],
  ['a/**/b/**/c', ['a/b/c', 'a/x/b/y/z/c'], ['a/c', 'a/b/xc']],
  ['2026-??-*.{md,mdx}', ['2026-01-a.md', '2026-12-.mdx'], ['2026-1-a.md', '2026-01-a.txt']],
  ['/docs/*.md', ['docs/a.md'], ['x/docs/a.md']],
  ['./a.md', ['a.md'], ['b.md']],
  ['a**b.md', ['ab.md', 'axxb.md'], ['a/b.md']],
  ['[a].(md)+', ['[a].(md)+'], ['a.md']],
])('%s', (pattern, fits, others) => {
  const matches = globMatcher([pattern])
  expect(globProblem(pattern)).toBeUndefined()
  expect([...fits, ...others].filter(matches)).toEqual(fits)
})

test('a pattern without wildcards matches only itself, and a hostile one finishes quickly', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '-'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(plain, plain, (pattern, path) => {
      const text = pattern.replace(/^\.?\/+/, '')
      expect(globMatcher([pattern])(path)).toBe(text === path)
      expect(globMatcher(['**'])(path)).toBe(true)
    }),
  )
  const hostile = globMatcher([
    '*a'.repeat(100),
    `${'**/'.repeat(60)}x`,
    '?*'.repeat(100),
    '**/*a'.repeat(40),
  ])
  expect(hostile('a'.repeat(200) + '/b'.repeat(27))).toBe(false)
})
