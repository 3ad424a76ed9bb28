import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyCharacter } from '@/testing/any-character'
import { anyPath, anyUrl } from '@/testing/any-url'
import { markdownRepository } from '../markdown-repository'
import { readRepositoryAddress, type ServiceChoice } from './repository-address'
import { markdownRepositoryConfig } from './schemas'
import { apiAddress, pageFolder, rawFolder } from './web-addresses'

const github = 'https://github.com/river/blog'
const gitlab = 'https://gitlab.com/river/south/blog'

describe('an address', () => {
  test.each<[string, object, ServiceChoice?, string?]>([
    [github, { repository: github }],
    ['github.com/river/blog', { repository: github }],
    ['  https://GitHub.com/river/blog.git/ ', { repository: github }],
    [`${github}?tab=readme-ov-file#readme`, { repository: github }],
    [`${github}/tree/main`, { repository: github, branch: 'main' }],
    [
      `${github}/tree/main/content/my%20posts/`,
      { repository: github, branch: 'main', folder: 'content/my posts' },
    ],
    [`${github}/blob/main/posts/a.md`, { repository: github, branch: 'main', folder: 'posts' }],
    [`${github}/blob/main/a.md`, { repository: github, branch: 'main' }],
    [
      `${github}/tree/feature/x/docs`,
      { repository: github, branch: 'feature/x', folder: 'docs' },
      'automatic',
      'feature/x',
    ],
    [`${github}/tree/feature/x`, { repository: github, branch: 'feature/x' }, 'automatic', 'feature/x'],
    [`${github}/issues/5`, { repository: github }],
    [gitlab, { repository: gitlab }],
    [`${gitlab}.git`, { repository: gitlab }],
    [`${gitlab}/-/tree/main/docs?ref_type=heads`, { repository: gitlab, branch: 'main', folder: 'docs' }],
    [`${gitlab}/-/blob/main/docs/a.md`, { repository: gitlab, branch: 'main', folder: 'docs' }],
    [`${gitlab}/-/issues`, { repository: gitlab }],
    [
      'https://git.example.com/a/b/tree/main/c',
      { repository: 'https://git.example.com/a/b', branch: 'main', folder: 'c' },
      'github',
    ],
    [
      'https://git.example.com/a/b/-/tree/main',
      { repository: 'https://git.example.com/a/b', branch: 'main' },
      'gitlab',
    ],
    ['https://git.example.com/a/b.git', { repository: 'https://git.example.com/a/b.git' }],
    [
      'https://codeberg.org/a/b/src/branch/main/docs',
      { repository: 'https://codeberg.org/a/b', branch: 'main', folder: 'docs' },
    ],
    [
      'https://bitbucket.org/a/b/src/main/docs/',
      { repository: 'https://bitbucket.org/a/b', branch: 'main', folder: 'docs' },
    ],
    [
      'https://git.sr.ht/~river/blog/tree/main/item/posts',
      { repository: 'https://git.sr.ht/~river/blog', branch: 'main', folder: 'posts' },
    ],
    [
      'https://dev.azure.com/org/project/_git/repo?path=/docs/a&version=GBmain',
      { repository: 'https://dev.azure.com/org/project/_git/repo', branch: 'main', folder: 'docs/a' },
    ],
  ])('%s', (given, expected, service, branch) => {
    expect(readRepositoryAddress(given, service, branch)).toEqual(expected)
  })

  test.each([
    ['git@github.com:river/blog.git', /Enter it as https:\/\/github\.com\/river\/blog$/],
    [
      'ssh://git@git.example.com:2222/river/blog.git',
      /Enter it as https:\/\/git\.example\.com\/river\/blog$/,
    ],
    ['git+ssh://git@example.com/a/b', /SSH/],
    ['git://example.com/a/b', /https:\/\//],
    ['ext::sh -c id', /https:\/\//],
    ['file:///etc/passwd', /https:\/\//],
    ['--upload-pack=touch /tmp/x', /https:\/\/|parts|one repository/],
    ['https://user:secret@github.com/a/b', /user name and password/],
    ['https://github.com/river', /one repository/],
    ['https://gitlab.com/river', /one repository/],
    ['https://example.com', /one repository/],
    ['https://github.com/a%2fb/c', /not the address of a repository/],
    ['https://example.com/a/%00', /not the address of a repository/],
    ['https://example.com/a/b%', /not the address of a repository/],
    ['', /Enter the address/],
    ['https://', /https:\/\//],
  ])('%s is refused with an explanation', (given, words) => {
    const read = readRepositoryAddress(given)
    const refused = typeof read === 'string' ? read : JSON.stringify(read)
    expect(refused).toMatch(words)
    expect(markdownRepositoryConfig.safeParse({ repository: given }).success).toBe(false)
  })

  test('any input yields a web address that reads back the same, or an error message', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyUrl({ query: true }), fc.string({ unit: anyCharacter }), anyPath),
        fc.constantFrom<ServiceChoice>('automatic', 'github', 'gitlab', 'git'),
        (given, service) => {
          const read = readRepositoryAddress(given, service)
          if (typeof read === 'string') return
          expect(read.repository).toMatch(/^https?:\/\/[^/]+\/./)
          expect(new URL(read.repository).href).toBe(read.repository)
          expect(new URL(read.repository).search + new URL(read.repository).hash).toBe('')
          expect(read.folder ?? '').not.toMatch(/(?:^|\/)\.\.?(?:\/|$)|^\//)
          const again = readRepositoryAddress(read.repository, service)
          if (typeof again !== 'string' && again.branch === undefined)
            expect(again.repository).toBe(read.repository)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('the settings', () => {
  const parse = (more: object) => markdownRepositoryConfig.safeParse({ repository: github, ...more })

  test('require only the address, and parse to themselves once stored', () => {
    const config = markdownRepositoryConfig.parse({ repository: `${github}/tree/dev/posts/` })
    expect(config).toMatchObject({
      repository: github,
      branch: 'dev',
      folder: 'posts',
      patterns: ['**/*.md', '**/*.mdx', '**/*.markdown'],
      include_drafts: false,
      service: 'automatic',
      limit: 200,
    })
    expect(markdownRepositoryConfig.parse(config)).toEqual(config)
  })

  test('prefer a branch in the address over the one set before', () => {
    expect(
      parse({ repository: `${github}/tree/dev/blog`, branch: 'main', folder: 'docs' }).data,
    ).toMatchObject({
      branch: 'dev',
      folder: 'blog',
    })
  })

  test.each([
    { folder: '../secrets' },
    { folder: 'a//b' },
    { folder: 'a\\b' },
    { branch: '-x' },
    { branch: 'a..b' },
    { branch: 'a b' },
    { branch: 'refs^{}' },
    { branch: '@{u}' },
    { access_token: 'two words' },
    { access_token: 'a\r\nX-Header: b' },
    { access_token: 'schlüssel' },
    { user_name: 'a:b' },
    { patterns: ['../*.md'] },
    { patterns: ['a\\*.md'] },
    { patterns: ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}'] },
    { patterns: ['x'.repeat(201)] },
    { site_url: 'ftp://example.com' },
    { site_url: 'https://user@example.com' },
    { site_url: 'https://example.com/?a' },
    { limit: 0 },
    { service: 'bitbucket' },
    { colour: 'red' },
  ])('%j is refused', (wrong) => expect(parse(wrong).success).toBe(false))

  test('every field has a title and a description for its form', () => {
    const { properties } = z.toJSONSchema(markdownRepositoryConfig, { io: 'input', unrepresentable: 'any' })
    for (const field of Object.values(properties ?? {}))
      expect(field).toMatchObject({ title: expect.any(String), description: expect.any(String) })
  })
})

test.each([
  [
    github,
    'automatic',
    'https://api.github.com',
    'https://raw.githubusercontent.com/river/blog/main/',
    `${github}/blob/main/`,
  ],
  [
    'https://river.ghe.com/a/b',
    'automatic',
    'https://api.river.ghe.com',
    'https://river.ghe.com/a/b/raw/main/',
    'https://river.ghe.com/a/b/blob/main/',
  ],
  [
    'https://git.example.com/a/b',
    'github',
    'https://git.example.com/api/v3',
    'https://git.example.com/a/b/raw/main/',
    'https://git.example.com/a/b/blob/main/',
  ],
  [gitlab, 'automatic', 'https://gitlab.com/api/v4', `${gitlab}/-/raw/main/`, `${gitlab}/-/blob/main/`],
  [
    'https://codeberg.org/a/b.git',
    'automatic',
    'https://codeberg.org/a/b.git',
    'https://codeberg.org/a/b/raw/branch/main/',
    'https://codeberg.org/a/b/src/branch/main/',
  ],
  ['https://git.example.com/a/b.git', 'automatic', 'https://git.example.com/a/b.git', undefined, undefined],
] as const)(
  '%s (%s) gets the right API, raw file and page addresses',
  (repository, service, api, raw, page) => {
    const place = { repository, service }
    expect([apiAddress(place), rawFolder(place, 'main'), pageFolder(place, 'main')]).toEqual([api, raw, page])
  },
)

describe('guessing from a pasted address', () => {
  const guess = (address: string, text = '') =>
    markdownRepository.guess?.({
      url: new URL(address),
      status: text === '' ? 0 : 200,
      contentType: text === '' ? '' : 'text/html',
      text,
      links: [],
    })

  test.each([
    [`${github}/tree/main/posts`, { repository: github, branch: 'main', folder: 'posts' }, 'blog', 0.9],
    [`${gitlab}/-/tree/main`, { repository: gitlab, branch: 'main' }, 'blog', 0.9],
    ['https://codeberg.org/a/b', { repository: 'https://codeberg.org/a/b' }, 'b', 0.9],
    ['https://git.example.com/a/b.git', { repository: 'https://git.example.com/a/b.git' }, 'b', 0.9],
  ])('%s is recognized by the address alone', (address, config, name, certainty) => {
    expect(guess(address)).toMatchObject({ config, name, certainty, reason: expect.stringMatching(/\.$/) })
    expect(markdownRepository.config.safeParse(guess(address)?.config).success).toBe(true)
  })

  test('a page that offers to be cloned is recognized by its content', () => {
    const page = '<meta name="go-import" content="git.example.com/a/b git https://git.example.com/a/b.git">'
    expect(guess('https://git.example.com/a/b')).toBeUndefined()
    expect(guess('https://git.example.com/a/b', page)).toMatchObject({ certainty: 0.7 })
  })

  test.each([
    'https://github.com/',
    'https://github.com/river',
    `${github}/releases.atom`,
    'https://example.com/blog/post',
    'https://example.com/feed.xml',
  ])('%s is not a repository', (address) => expect(guess(address)).toBeUndefined())
})
