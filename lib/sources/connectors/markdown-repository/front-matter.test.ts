import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EntrySkipped } from '@/lib/sources/source-error'
import { readDocument } from './read-document'

const read = (text: string | Uint8Array, more: { path?: string; includeDrafts?: boolean } = {}) => {
  const notes: string[] = []
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const about = { path: 'a.md', includeDrafts: false, note: (note: string) => notes.push(note), ...more }
  return { ...readDocument(bytes, about), notes }
}
const reason = (text: string | Uint8Array, more = {}): string => {
  try {
    read(text, more)
  } catch (error) {
    if (error instanceof EntrySkipped) return error.message
    throw error
  }
  return 'it was read'
}

describe('front matter', () => {
  test.each<[string, string, object]>([
    [
      'Jekyll',
      '---\nlayout: post\ntitle: "First snow"\ndate: 2026-01-02 10:00:00 +0100\ncategories: winter river\ntags: [snow, ice]\n---\n',
      {
        layout: 'post',
        title: 'First snow',
        date: '2026-01-02 10:00:00 +0100',
        categories: 'winter river',
        tags: ['snow', 'ice'],
      },
    ],
    [
      'Hugo in TOML',
      '+++\ntitle = "Snow"\ndate = 2026-01-02T10:00:00Z\nday = 2026-01-02\nweight = 1_000\n[taxonomies]\ntags = ["a"]\n[[resources]]\nsrc = "a.png"\n[[resources]]\nsrc = "b.png"\n+++\n',
      {
        title: 'Snow',
        date: '2026-01-02T10:00:00.000Z',
        day: '2026-01-02',
        weight: 1000,
        'taxonomies.tags': ['a'],
        'resources.src': ['a.png', 'b.png'],
      },
    ],
    [
      'Hugo in JSON',
      '{\n  "title": "Snow",\n  "cover": { "image": "a.png", "alt": "A" }\n}\n',
      { title: 'Snow', 'cover.image': 'a.png', 'cover.alt': 'A' },
    ],
    [
      'Astro',
      '---\ntitle: Snow\npubDate: 2026-01-02\nheroImage: ./a.png\nimage:\n  url: https://x.example.com/a.png\n  alt: A\n---\n',
      {
        title: 'Snow',
        pubDate: '2026-01-02',
        heroImage: './a.png',
        'image.url': 'https://x.example.com/a.png',
        'image.alt': 'A',
      },
    ],
    [
      'Gatsby',
      '---\nslug: "/snow/"\ndate: "2026-01-02T10:00:00.000Z"\nfeaturedImage: ../a.png\n---\n',
      { slug: '/snow/', date: '2026-01-02T10:00:00.000Z', featuredImage: '../a.png' },
    ],
    [
      'Docusaurus',
      '---\nslug: snow\nauthors:\n  - name: Ann\n    title: Editor\n  - ben\ntags:\n  - label: Winter\n    permalink: /w\nhide_table_of_contents: false\n---\n',
      {
        slug: 'snow',
        authors: ['ben'],
        'authors.name': ['Ann'],
        'authors.title': ['Editor'],
        'tags.label': ['Winter'],
        'tags.permalink': ['/w'],
        hide_table_of_contents: false,
      },
    ],
    [
      'Eleventy',
      '---json\n{ "title": "Snow", "permalink": "/s/" }\n---\n',
      { title: 'Snow', permalink: '/s/' },
    ],
    ['YAML ended by dots', '---\ntitle: Snow\n...\n', { title: 'Snow' }],
    ['Windows', '---\r\ntitle: Snow\r\ntags:\r\n  - a\r\n---\r\n', { title: 'Snow', tags: ['a'] }],
    ['a byte order mark', '\ufeff---\ntitle: Snow\n---\n', { title: 'Snow' }],
    ['nothing in it', '---\n---\n', {}],
    ['comments alone', '---\n# only a comment\n---\n', {}],
    [
      'merged keys and aliases',
      '---\na: &x { b: 1 }\nc: *x\nd:\n  <<: *x\n---\n',
      { 'a.b': 1, 'c.b': 1, 'd.b': 1 },
    ],
    ['values that are none', '---\na: .nan\nb: ~\nc: ""\nd: .inf\n---\n', {}],
    [
      'a tag of another language',
      '---\na: !!js/function "x"\nb: !!python/object:os.system [id]\n---\n',
      { a: 'x', b: ['id'] },
    ],
    [
      'the name of a prototype',
      '---\n__proto__: { polluted: 1 }\nconstructor: x\n---\n',
      { '__proto__.polluted': 1, constructor: 'x' },
    ],
    ['NUL characters', '---\ntitle: "a\\0b"\n---\n', { title: 'ab' }],
  ])('is read: %s', (_, text, fields) => {
    const document = read(`${text}Body\n`)
    expect({ ...document.fields }).toEqual(fields)
    expect(document.body.trim()).toBe('Body')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test.each([
    'Just text',
    '# Heading\n---\nafter a rule\n',
    '---\nno end',
    '----\ntitle: a\n----\n',
    '{% raw %}',
    '{ not json',
    '',
    '+++',
  ])('%j contains none', (text) => expect(read(text)).toMatchObject({ fields: {}, body: text }))

  test.each<[string, RegExp]>([
    ['---\ntitle: Snow: the river\n---\n', /not valid YAML\. See line 2 .* Put quotes/],
    ['---\n- a\n- b\n---\n', /not a list of fields/],
    ['---\njust words\n---\n', /not a list of fields/],
    ['+++\ntitle = \n+++\n', /not valid TOML\. See line 2/],
    ['{\n "a": \n}\n', /not valid JSON/],
    [`---\na: ${'x'.repeat(70_000)}\n---\n`, /longer than 64 KB/],
    [`---\na: ${'['.repeat(30_000)}\n---\n`, /not valid YAML|nested too deep/],
    [`+++\na = ${'['.repeat(30_000)}\n+++\n`, /not valid TOML|nested too deep/],
    [
      `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`)
        .join('\n')}\n---\n`,
      /nested too deep|refers to itself/,
    ],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:x\nsize 1\n', /Git LFS/],
  ])('skips %.40j and gives the reason', (text, words) => expect(reason(text)).toMatch(words))

  test('skips what is not UTF-8 text', () => {
    expect(reason(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]))).toBe('The file is not a text file.')
    expect(reason(Buffer.from('gr\u00f6\u00dfe', 'latin1'))).toMatch(/not valid UTF-8/)
    expect(reason(Buffer.from('\ufeffhi', 'utf16le'))).toBe('The file is not a text file.')
  })

  test.each([
    ['---\ndraft: true\n---\n', 'a.md'],
    ['---\ndraft: yes\n---\n', 'a.md'],
    ['---\nDraft: "True"\n---\n', 'a.md'],
    ['+++\ndraft = true\n+++\n', 'a.md'],
    ['---\npublished: false\n---\n', 'a.md'],
    ['text', '_drafts/a.md'],
    ['text', 'blog/_drafts/a.md'],
  ])('%j in %s is a draft and is read only when drafts are included', (text, path) => {
    expect(reason(text, { path })).toMatch(/draft/)
    expect(reason(text, { path, includeDrafts: true })).toBe('it was read')
  })

  test.each([
    '---\ndraft: false\n---\n',
    '---\npublished: 2026-01-01\n---\n',
    '---\npublished: true\n---\n',
    'draft: true',
  ])('%j is no draft', (text) => expect(reason(text)).toBe('it was read'))

  test('any bytes yield a document or a reason to skip it', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '---\n',
        '+++\n',
        '{\n',
        '}\n',
        'a: ',
        '&a ',
        '*a',
        '[',
        '{',
        '- ',
        '!!x ',
        '|\n',
        '"',
        "'",
        '\\',
        '\u0000',
        '\ud83d',
        'x',
        '\n',
        '  ',
        '= ',
        '1979-05-27',
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((all) => Buffer.from(`---\n${all.join('')}`)),
          pieces.map((all) => Buffer.from(`+++\n${all.join('')}\n+++\n`)),
          fc.uint8Array(),
        ),
        (bytes) => {
          try {
            const { fields, body } = read(bytes)
            expect(() => JSON.stringify(fields)).not.toThrow()
            expect(JSON.stringify([fields, body])).not.toContain('\\u0000')
          } catch (error) {
            expect(error).toBeInstanceOf(EntrySkipped)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
