import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeProse } from '@/lib/text/markdown/split-markdown'
import { completeAddresses } from './complete-addresses'
import { readFileName } from './file-name'
import { firstHeading, mapDocument } from './map-document'
import { readDocument } from './read-document'
import { type AssetPlace, resolveAssetReference } from './resolve-asset-reference'
import { markdownRepositoryConfig } from './schemas'
import { withoutTemplateTags } from './template-tags'

const raw = 'https://raw.githubusercontent.com/river/blog/HEAD/'
const page = 'https://github.com/river/blog/blob/HEAD/'
const files = new Set(['static/img/a.png', 'posts/a.png', 'cover.jpg'])
const shown = { rawFolder: raw, pageFolder: page, has: (path: string) => files.has(path) }
const hidden = { ...shown, rawFolder: undefined, pageFolder: undefined }

function map(
  text: string,
  more: { path?: string; config?: object; place?: typeof shown | typeof hidden } = {},
) {
  const { path = 'posts/snow.md', config = {}, place = shown } = more
  const settings = markdownRepositoryConfig.parse({ repository: 'https://github.com/river/blog', ...config })
  const notes: string[] = []
  const note = (message: string) => notes.push(message)
  const document = readDocument(Buffer.from(text), { path, includeDrafts: true, note })
  const item = mapDocument(settings, { key: path, place }, document, note)
  return { ...item, notes }
}

describe('an item made from a file', () => {
  test('takes front matter under its usual names and records where each part came from', () => {
    const item = map(
      '---\ntitle: First snow\ndate: 2026-01-02\ntags: [snow]\ncategories: winter, river\ncover:\n  image: a.png\nauthor: Ann\nlang: de-AT\nbrand: Moss\ntype: post\n---\nHello **you**.\n',
    )
    expect(item).toMatchObject({
      externalId: 'posts/snow.md',
      title: 'First snow',
      rawContent: '# First snow\n\nHello **you**.\n',
      publishedAt: new Date('2026-01-02T00:00:00Z'),
      tags: ['snow', 'winter', 'river'],
      languages: ['de'],
      featuredImage: `${raw}posts/a.png`,
      mediaUrls: [],
      contentType: 'post',
      contentSubtype: 'Moss',
      url: null,
      notes: [],
    })
    expect(item.metadata).toMatchObject({
      path: 'posts/snow.md',
      repository: 'river/blog',
      fields: { author: 'Ann', 'cover.image': `${raw}posts/a.png`, Text: 'Hello **you**.' },
      field_sources: {
        title: ['title'],
        published_at: ['date'],
        tags: ['tags', 'categories'],
        content: ['Text'],
      },
    })
  })

  test.each([
    ['# Snow\n\nText.\n', 'Snow', '# Snow\n\nText.\n'],
    ['\n\n#  The *big* [snow](a.md) #\nText.\n', 'The big snow', '# The big snow\n\nText.\n'],
    ['Snow\n====\nText.', 'Snow', '# Snow\n\nText.\n'],
    ['---\ntitle: snow\n---\n# Snow\nText.', 'snow', '# snow\n\nText.\n'],
    ['---\ntitle: Ice\n---\n# Snow\nText.', 'Ice', '# Ice\n\n# Snow\nText.\n'],
    ['Text.\n\n# Later\n', 'Snow', '# Snow\n\nText.\n\n# Later\n'],
    ['```\n# Code\n```\n', 'Snow', '# Snow\n\n```\n# Code\n```\n'],
    ['', 'Snow', '# Snow\n'],
    ['---\ntitle: 2026\n---\n', '2026', '# 2026\n'],
    ['---\ndescription: Only this.\n---\n', 'Snow', '# Snow\n\nOnly this.\n'],
  ])('%j gets the title %s exactly once', (text, title, content) => {
    expect(map(text)).toMatchObject({ title, rawContent: content })
  })

  test('prefers the fields that the user chose', () => {
    const config = {
      mapping: { title: 'headline', published_at: 'lastmod', featured_image: 'art' },
      default_brand: 'Moss',
      default_content_type: 'Note',
    }
    const item = map(
      '---\ntitle: A\nheadline: B\ndate: 2026-01-01\nlastmod: 2026-02-01\nart: ../cover.jpg\n---\nText',
      { config },
    )
    expect(item).toMatchObject({
      title: 'B',
      publishedAt: new Date('2026-02-01'),
      featuredImage: `${raw}cover.jpg`,
      contentSubtype: 'Moss',
      contentType: 'Note',
    })
  })

  test.each([
    [
      'posts/2026-05-01-first-snow.md',
      { slug: 'first-snow', title: 'First snow', date: '2026-05-01', isIndex: false },
    ],
    ['posts/first_snow/index.md', { slug: 'first_snow', title: 'First snow', isIndex: true }],
    ['posts/2026-05-01-x/index.de.mdx', { slug: 'x', date: '2026-05-01', language: 'de', isIndex: true }],
    ['about.pt-br.markdown', { slug: 'about', language: 'pt' }],
    ['_index.md', { slug: '_index', title: 'Index', isIndex: true }],
    ['v1.2.md', { slug: 'v1.2', language: undefined }],
    ['2026-05-01.md', { slug: '2026-05-01', date: '2026-05-01' }],
  ])('reads what it can from the file name %s', (path, expected) =>
    expect(readFileName(path)).toMatchObject(expected),
  )

  test.each([
    ['---\npermalink: https://other.example.com/x/\n---\n', {}, 'https://other.example.com/x/'],
    ['', {}, null],
    ['', { site_url: 'https://site.example.com' }, 'https://site.example.com/posts/snow'],
    [
      '',
      { site_url: 'https://site.example.com/blog', folder: 'posts' },
      'https://site.example.com/blog/snow',
    ],
    [
      '---\nslug: big-snow\n---\n',
      { site_url: 'https://site.example.com' },
      'https://site.example.com/posts/big-snow',
    ],
    [
      '---\nslug: /big-snow\n---\n',
      { site_url: 'https://site.example.com/blog' },
      'https://site.example.com/blog/big-snow',
    ],
    [
      '---\npermalink: /a/b/\n---\n',
      { site_url: 'https://site.example.com/blog' },
      'https://site.example.com/a/b',
    ],
    [
      '---\npermalink: /:year/:title/\nurl: javascript:alert(1)\n---\n',
      { site_url: 'https://site.example.com' },
      'https://site.example.com/posts/snow',
    ],
  ])('%j with %j is published at %s', (text, config, url) => expect(map(text, { config }).url).toBe(url))

  test('completes addresses of images and links; those that lead nowhere become plain text, with a note', () => {
    const text = [
      '![A](a.png "title") [B](../other/b.md#part) [C](./c.pdf) [D](#here) ![E](/img/a.png) ![F](/img/none.png)',
      '[![G](<my pic.png>)](https://x.example.com/) <img src="a.png" alt="x"> [H](mailto:a@b.c) ![I](data:image/png;base64,AA) [J](javascript:alert(1))',
      '',
      '[k]: k.png "K"',
      '[^note]: a footnote',
      '`![not](a.png)`',
      '```',
      '![not](a.png)',
      '```',
    ].join('\n')
    const item = map(text)
    expect(item.rawContent).toBe(
      [
        '# Snow\n',
        `![A](${raw}posts/a.png "title") [B](${page}other/b.md#part) [C](${raw}posts/c.pdf) [D](#here) ![E](${raw}static/img/a.png) F`,
        `[![G](<${raw}posts/my%20pic.png>)](https://x.example.com/) ![x](${raw}posts/a.png) [H](mailto:a@b.c) I J`,
        '',
        `[k]: ${raw}posts/k.png "K"`,
        '[^note]: a footnote',
        '`![not](a.png)`',
        '```',
        '![not](a.png)',
        '```\n',
      ]
        .join('\n')
        .replace('<https', 'https')
        .replace('pic.png>', 'pic.png'),
    )
    expect(item.featuredImage).toBe(`${raw}posts/a.png`)
    expect(item.mediaUrls).toEqual([
      `${raw}static/img/a.png`,
      `${raw}posts/my%20pic.png`,
      `${raw}posts/k.png`,
    ])
    expect(item.notes).toEqual([
      expect.stringMatching(/^We skipped images with broken addresses \(2\)/),
      'We turned links without a public address into plain text (1).',
    ])
  })

  test('leaves out images stored in a private repository and says so', () => {
    const item = map('---\nimage: a.png\n---\n![A](a.png) ![B](https://x.example.com/b.png) [C](c.md)', {
      place: hidden,
    })
    expect(item).toMatchObject({
      featuredImage: 'https://x.example.com/b.png',
      rawContent: '# Snow\n\nA ![B](https://x.example.com/b.png) C\n',
    })
    expect(item.notes).toEqual([
      'Images stored in the repository aren’t public, so we skipped them (2).',
      'We turned links without a public address into plain text (1).',
    ])
  })
})

test('a dead link keeps its label, and the text around it stays', () => {
  const text = (markdown: string) => completeAddresses(markdown, () => undefined).markdown
  expect(text('[a](b.md "c (d)") ![e](f g.png) [h](<i j.md>) [k](l.md\n"m") n')).toBe('a e h k n')
  expect(text('[a](b.md and\n\nmuch text (really)')).toBe('a and\n\nmuch text (really)')
  expect(text('[a](b '.repeat(100_000))).toBe('a '.repeat(100_000))
})

describe('template syntax of the site generator', () => {
  test.each([
    ['{{< figure src="a b.png" caption="A" >}}', '![A](<a b.png>)'],
    ['{{< youtube abc >}}After', 'After'],
    ['{{% notice %}}Read **this**{{% /notice %}}', 'Read **this**'],
    ['![x]({{ site.baseurl }}/a.png)', '![x](/a.png)'],
    ['![x]({{ "/a.png" | relative_url }})', '![x](/a.png)'],
    ['{% include a.html %}{% raw %}x{% endraw %}', 'x'],
    ['a{% comment %} secret {% endcomment %}b', 'ab'],
    ['a\n\n{{< toc >}}\n\nb', 'a\n\nb'],
    ['`{{< code >}}`', '`{{< code >}}`'],
    ['```\n{% raw %}\n```', '```\n{% raw %}\n```'],
    ['{{ lonely', '{{ lonely'],
    ['import x from "y" in prose', 'import x from "y" in prose'],
    ['<Tabs>in Markdown</Tabs>', '<Tabs>in Markdown</Tabs>'],
  ])('%j reads as %j', (text, expected) => expect(withoutTemplateTags(text, false).markdown).toBe(expected))

  test.each([
    ["import A from './a'\nimport { B } from 'b'\n\nText", 'Text'],
    ['export const meta = {\n  a: 1,\n}\n\nText', 'Text'],
    ["import {\n  A,\n} from 'a'\n\nText", 'Text'],
    ['Important things\n\nexport is a word', 'Important things\n\nexport is a word'],
    ['<Tabs value={a > b} label="x > y">\n\nText\n\n</Tabs>', 'Text'],
    ['<Video id={1} text={"}>"} /> and <b>HTML</b>', 'and <b>HTML</b>'],
    ['{/* a comment */}Text', 'Text'],
    ['<>Text</>', 'Text'],
    ['a < B and c > d', 'a < B and c > d'],
    ['`<Tabs>`', '`<Tabs>`'],
    ['<Open without end', '<Open without end'],
  ])('in MDX, %j reads as %j', (text, expected) => {
    expect(withoutTemplateTags(text, true).markdown.trim()).toBe(expected)
  })

  test('is mentioned in a note', () => {
    expect(map('{{< a >}} {% b %}').notes).toEqual(['We removed template tags from the text (2).'])
    expect(map('<A/>\n\nText', { path: 'a.mdx' }).notes).toEqual([
      'We removed MDX components and imports from the text (1).',
    ])
  })
})

const signs = fc.array(
  fc.constantFrom(
    '`',
    '``',
    '```',
    '~~~',
    '\n',
    '\n\n',
    '[',
    ']',
    '](',
    ')',
    '(',
    '!',
    '<',
    '>',
    'a.png',
    ' ',
    '{{',
    '}}',
    '{{<',
    '>}}',
    '{%',
    '%}',
    '<A',
    '</A>',
    '/>',
    '{',
    '}',
    '"',
    "'",
    '#',
    '# ',
    '[x]: y',
    '\\',
    'import ',
    '<img src="a"',
    '\u2028',
  ),
  { maxLength: 60 },
)

test('leaves code untouched and loses no prose, whatever the characters', () => {
  fc.assert(
    fc.property(
      signs.map((all) => all.join('')),
      (text) => {
        expect(changeProse(text, (prose) => prose)).toBe(text)
        expect(completeAddresses(text, (address) => address).markdown).toBe(text)
        expect(changeProse(`\`\`\`\n${text.replaceAll('`', '')}\n\`\`\``, () => '')).toContain(
          text.replaceAll('`', ''),
        )
        withoutTemplateTags(text, true)
        firstHeading(text)
        map(text, { path: 'a.mdx' })
      },
    ),
    { numRuns: 1000 },
  )
})

test('processes text crafted to be slow in time', () => {
  const long = 100_000
  for (const part of [
    '[',
    '![',
    '](',
    '[a](',
    '`',
    '``` ',
    '`a``',
    '{{<',
    '{{ ',
    '{%',
    '{% comment %}',
    '<A ',
    '<A {',
    '{/*',
    ' ',
    '\t',
    '\n ',
    '<img ',
    '<img src="',
    '[x]:',
    '(',
    '#',
    '# ',
    '*',
    'import ',
    '> ',
    '\\',
    '[a\\',
  ])
    for (const end of ['', '\n', 'x'])
      map(part.repeat(Math.ceil(long / part.length)) + end, { path: 'a.mdx' })
})

test('a relative address stays inside the repository or is dropped', () => {
  const place: AssetPlace = { ...shown, path: 'posts/a/b.md', siteUrl: undefined }
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      'a',
      'a b',
      '%2e%2e',
      '%2f',
      '%00',
      '\\',
      '',
      'ä',
      '?x',
      '#y',
      ':',
      '@',
      '//',
      '.git',
    ),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.constantFrom<'picture' | 'link'>('picture', 'link'),
      (parts, kind) => {
        const given = parts.join('/')
        const full = resolveAssetReference(given, kind, place)
        if (full === undefined || /^\s*(?:#|mailto:|tel:|[a-z][a-z\d+.-]*:|\/\/)/i.test(given)) return
        expect(full.startsWith(raw) || full.startsWith(page)).toBe(true)
        expect(new URL(full).pathname).not.toMatch(/(?:^|\/)\.\.?(?:\/|$)|\/\.git\//)
      },
    ),
    { numRuns: 2000 },
  )
})

test('caption files in front matter keep their languages and get full addresses', () => {
  const item = map(
    '---\ntitle: Mill\nsubtitles: /static/img/mill.de.srt\ncaptions:\n  - src: mill.vtt\n  - src: mill-en.vtt\n    srclang: en\n---\nText.\n',
    { config: { site_url: 'https://river.example' } },
  )
  expect(item.metadata.captions).toEqual([
    { url: `${raw}posts/mill.vtt` },
    { url: `${raw}posts/mill-en.vtt`, language: 'en' },
    { url: 'https://river.example/static/img/mill.de.srt', language: 'de' },
  ])
})
