import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { richTextToMarkdown } from './rich-text'

type Marks = {
  bold?: boolean
  italic?: boolean
  strikethrough?: boolean
  code?: boolean
  underline?: boolean
}
const piece = (text: string, annotations: Marks = {}, href: string | null = null) => ({
  type: 'text',
  text: { content: text, link: href === null ? null : { url: href } },
  plain_text: text,
  href,
  annotations,
})
const bold = { bold: true }
const italic = { italic: true }

/** Renders Markdown to HTML, as a reader would see it. */
const html = (markdown: string) =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, markdown))
const shownText = (markdown: string) =>
  html(markdown)
    .replace(/<br\/?>\n?|<\/p>\s*<p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

test.each<[string, unknown[], string]>([
  ['plain text', [piece('Hello world')], 'Hello world'],
  ['bold', [piece('a '), piece('bold', bold), piece(' word')], 'a **bold** word'],
  ['blanks at the ends of a mark', [piece('a'), piece(' bold ', bold), piece('b')], 'a **bold** b'],
  ['a mark of blanks alone', [piece('a'), piece('  ', bold), piece('b')], 'a b'],
  [
    'italic in bold',
    [piece('a ', bold), piece('b', { bold: true, italic: true }), piece(' c', bold)],
    '**a *b* c**',
  ],
  ['bold that outlasts italic', [piece('a', { bold: true, italic: true }), piece(' b', bold)], '***a* b**'],
  ['struck', [piece('gone', { strikethrough: true })], '~~gone~~'],
  ['underline and colour, which Markdown lacks', [piece('a', { underline: true }), piece('b')], 'ab'],
  ['code', [piece('x = `1`', { code: true })], '`` x = `1` ``'],
  ['bold code', [piece('x', { code: true, bold: true })], '**`x`**'],
  ['a link', [piece('here', {}, 'https://example.com/a(b)')], '[here](https://example.com/a%28b%29)'],
  [
    'marks in a link',
    [piece('a ', {}, 'https://e.example/'), piece('b', bold, 'https://e.example/')],
    '[a **b**](https://e.example/)',
  ],
  [
    'a link within Notion',
    [piece('page', {}, '/0123456789abcdef0123456789abcdef')],
    '[page](https://www.notion.so/0123456789abcdef0123456789abcdef)',
  ],
  ['a mail address as a link', [piece('write', {}, 'mailto:a@b.example')], '[write](mailto:a@b.example)'],
  ['a link that leads nowhere good', [piece('click', {}, 'javascript:alert(1)')], 'click'],
  ['marks that touch', [piece('a', bold), piece('b', italic)], '**a***b*'],
  ['marks inside a word', [piece('un'), piece('believ', bold), piece('able')], 'un**believ**able'],
  [
    'a mark between letter and sign, which could not be read',
    [piece('a'), piece('(b)', bold), piece('c')],
    'a(b)c',
  ],
  ['a line break', [piece('one\ntwo')], 'one\\\ntwo'],
  ['an empty line', [piece('one\n\n\ntwo')], 'one\n\ntwo'],
  ['breaks at the ends', [piece('\none\n')], 'one'],
  [
    'an equation',
    [{ type: 'equation', equation: { expression: 'a*b' }, plain_text: 'a*b', annotations: {} }],
    '`a*b`',
  ],
  ['a person', [{ type: 'mention', mention: { type: 'user' }, plain_text: '@Ada', annotations: {} }], '@Ada'],
  [
    'a mentioned page',
    [
      {
        type: 'mention',
        mention: { type: 'page' },
        plain_text: 'Plans',
        href: 'https://www.notion.so/abc',
        annotations: {},
      },
    ],
    '[Plans](https://www.notion.so/abc)',
  ],
  [
    'a date',
    [{ type: 'mention', mention: { type: 'date' }, plain_text: '2026-11-01', annotations: {} }],
    '2026-11-01',
  ],
  ['nothing', [], ''],
  ['what is no rich text', [null, 3, 'x', { plain_text: 4 }], ''],
])('%s', (_, pieces, markdown) => {
  expect(richTextToMarkdown(pieces)).toBe(markdown)
})

test.each([
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['> no quote', '&gt; no quote'],
  ['*not italic*', '\\*not italic\\*'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['[a](https://evil.example)', '\\[a\\](`https://evil.example)`'],
  ['![](x)', '!\\[\\](x)'],
])('text that looks like Markdown stays text: %s', (text, markdown) => {
  expect(richTextToMarkdown([piece(text)])).toBe(markdown)
  expect(html(richTextToMarkdown([piece(text, bold), piece('!z')]))).not.toMatch(
    /<(?:h\d|ul|ol|blockquote|script|a |img|em)/,
  )
})

test('a word split by formatting forms no link and no list', () => {
  expect(richTextToMarkdown([piece('www'), piece('.evil.example', { underline: true })])).toBe(
    '`www.evil.example`',
  )
  expect(richTextToMarkdown([piece('-'), piece(' x', { underline: true })])).toBe('\\- x')
})

test('turns line breaks into spaces on one line, and escapes bars in a table', () => {
  expect(richTextToMarkdown([piece('a\n\nb')], { oneLine: true })).toBe('a b')
  expect(
    richTextToMarkdown([piece('a|b '), piece('c|d', { code: true })], { oneLine: true, table: true }),
  ).toBe('a\\|b `c\\|d`')
})

test('shows exactly the given words, whatever the text and its formatting', () => {
  const words = fc.string({ unit: fc.constantFrom(...'ab1 #*_~`<>&[]()!-+.|\\:/\n'), maxLength: 8 })
  const pieces = fc.array(
    fc.record({ text: words, bold: fc.boolean(), italic: fc.boolean(), strikethrough: fc.boolean() }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(pieces, (given) => {
      const markdown = richTextToMarkdown(given.map(({ text, ...marks }) => piece(text, marks)))
      const wanted = given.map(({ text }) => text).join('')
      expect(shownText(markdown).replace(/\s+/g, '')).toBe(wanted.replace(/\s+/g, ''))
      expect(html(markdown)).not.toMatch(/<(?!\/?(?:p|strong|em|del|br|code)\b)/)
    }),
    { numRuns: 300 },
  )
})
