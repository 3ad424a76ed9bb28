import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SourceError } from '@/lib/sources/source-error'
import { anyCharacter } from '@/testing/any-character'
import { pathProblem } from './path-problem'
import { markdownRepositoryConfig } from './schemas'
import { selectFiles } from './select-files'
import type { TreeFile } from './tree'

const select = (files: (string | Partial<TreeFile>)[], more: object = {}) => {
  const config = markdownRepositoryConfig.parse({ repository: 'https://github.com/river/blog', ...more })
  const notes: string[] = []
  const tree = files.map((file) => ({
    path: 'x.md',
    mode: '100644',
    oid: 'a'.repeat(40),
    ...(typeof file === 'string' ? { path: file } : file),
  }))
  const { chosen, skipped } = selectFiles(tree, config, (note) => notes.push(note))
  return { chosen: chosen.map(({ path }) => path), skipped, notes }
}

describe('selecting files from a commit', () => {
  test('takes only matching files of the chosen folder, ordered by path', () => {
    const files = ['posts/b.md', 'posts/a/index.mdx', 'posts/logo.png', 'about.md', 'postscript/c.md']
    expect(select(files).chosen).toEqual(['about.md', 'posts/a/index.mdx', 'posts/b.md', 'postscript/c.md'])
    expect(select(files, { folder: 'posts' }).chosen).toEqual(['posts/a/index.mdx', 'posts/b.md'])
    expect(select(files, { folder: 'posts', patterns: ['*.md'] }).chosen).toEqual(['posts/b.md'])
  })

  test('skips files about the repository itself unless a pattern names them', () => {
    const files = [
      'README.md',
      'docs/readme.md',
      'LICENSE.md',
      'SECURITY.md',
      'docs/security.md',
      'node_modules/x/a.md',
      '.github/b.md',
      'a.md',
    ]
    const { chosen, skipped, notes } = select(files)
    expect([chosen, skipped]).toEqual([['a.md', 'docs/security.md'], []])
    expect(notes).toEqual([
      'Skipped, because they are not content: README.md, docs/readme.md, LICENSE.md, SECURITY.md, node_modules/x/a.md and 1 more.',
    ])
    expect(select(files, { patterns: ['**/README.md', '.github/*.md'] }).chosen).toEqual([
      '.github/b.md',
      'README.md',
      'docs/readme.md',
    ])
  })

  test('skips links, submodules, large files and unsafe paths and says why', () => {
    const { chosen, skipped, notes } = select([
      'ok.md',
      'ok.md',
      'Ok.md',
      'cafe\u0301.md',
      'caf\u00e9.md',
      '../../etc/passwd.md',
      'a/../../b.md',
      '/etc/x.md',
      'C:/x.md',
      'a//b.md',
      'a\\b.md',
      'nul\u0000.md',
      'line\nbreak.md',
      '\ud800.md',
      '.git/hooks/a.md',
      `${'x'.repeat(260)}.md`,
      { path: 'link.md', mode: '120000' },
      { path: 'odd.md', mode: '040000' },
      { path: 'big.md', size: 2 * 1024 * 1024 },
      { path: 'sub', mode: '160000' },
    ])
    expect(chosen).toEqual(['Ok.md', 'cafe\u0301.md', 'caf\u00e9.md', 'ok.md'])
    expect(skipped.map(({ reason }) => reason.slice(0, 32))).toEqual([
      ...Array(5).fill('The path points outside the repo'),
      'The path contains a backslash.',
      'The path contains a control char',
      'The path contains a control char',
      'The path contains a broken chara',
      'The path is longer than 255 char',
      'It is a symbolic link. We don’t ',
      'It is not a regular file.',
      'The file is larger than 1 MB.',
    ])
    expect(notes).toEqual([
      'The submodule sub is another repository, so we skip it.',
      'Skipped, because they are not content: .git/hooks/a.md.',
    ])
  })

  test.each([
    [[], {}, /has no files/, /Commit/],
    [
      ['a.txt', 'b.txt', 'c.html', 'Makefile'],
      {},
      /None of the 4 files in the repository matches \*\*\/\*\.md/,
      /2 \.txt, 1 \.html, 1 without an extension/,
    ],
    [['README.md'], {}, /None of the 1 file in/, /README\.md, which we don’t treat as content/],
    [['docs/a.md', 'src/b.ts'], { folder: 'Docs' }, /no folder “Docs”/, /There is: docs, src\./],
    [
      ['docs/a.md'],
      { folder: 'docs', patterns: ['*.mdx'] },
      /None of the 1 file in “docs” matches \*\.mdx/,
      /1 \.md/,
    ],
  ])('%j with %j matches nothing, and the hint says what is there', (files, more, message, hint) => {
    try {
      select(files, more)
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      expect([error.code, error.message, error.hint]).toEqual([
        'nothing-matches',
        expect.stringMatching(message),
        expect.stringMatching(hint),
      ])
    }
  })

  test('handles 100,000 files', () => {
    const files = Array.from({ length: 100_000 }, (_, at) => `posts/${at % 300}/post-${at}.md`)
    expect(select(files).chosen).toHaveLength(100_000)
  })
})

test('an accepted path stays a single path below the repository, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (path) => {
      if (pathProblem(path) !== undefined) return
      const base = 'https://raw.example.com/a/b/'
      const { pathname } = new URL(base + path.split('/').map(encodeURIComponent).join('/'))
      expect(pathname.startsWith('/a/b/')).toBe(true)
      expect(decodeURIComponent(pathname.slice('/a/b/'.length))).toBe(path)
    }),
    { numRuns: 500 },
  )
})
