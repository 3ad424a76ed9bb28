import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentToMarkdown } from './content-to-markdown'
import { detectFormat } from './detect-format'
import { splitMarkdown } from './markdown/split-markdown'

test.each([
  ['html', '<p>One</p><p>Two</p>'],
  ['html', '<!DOCTYPE html><html><body># Not Markdown</body></html>'],
  ['html', 'One<p>Two'],
  ['html', 'Line one<br>Line two'],
  ['html', 'It <b>flows</b> fast'],
  ['html', '<a href="https://a.example">a</a>'],
  ['html', '<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>'],
  ['html', '<pre># a comment of the shell\n- no list</pre>'],
  ['html', '<div>**stars** in HTML</div>'],
  ['html', '<TABLE><TR><TD>x</TD></TR></TABLE>'],
  ['markdown', '# Title\n\nText with <b>bold</b>.'],
  ['markdown', '- one\n- two'],
  ['markdown', 'See [the sea](https://sea.example).'],
  ['markdown', 'It **flows**.'],
  ['markdown', 'It _flows_.'],
  ['markdown', '> quoted'],
  ['markdown', 'Use `<div>` for boxes.'],
  ['markdown', '```html\n<p>sample</p>\n```\n'],
  ['markdown', '<p align="center"><img src="a.png"></p>\n\n# Project\n\nWords.'],
  ['markdown', 'First <b>one</b>.\n\nSecond <i>two</i>.'],
  ['text', 'Plain words.'],
  ['text', 'I <3 rivers, and 1 < 2 > 0.'],
  ['text', 'a <b and c> d'],
  ['text', 'Dear <name>, write to <address> please'],
  ['text', 'List<String> and Map<K, V>'],
  ['text', '#river #sea'],
  ['text', 'C# and F#'],
  ['text', '5 * 3 * 2 = 30'],
  ['text', 'snake_case_name and other_name'],
  ['text', 'AT&T, R&amp;D'],
  ['text', 'a line\nanother line'],
  ['text', ''],
] as const)('%s: %j', (format, content) => {
  expect(detectFormat(content)).toBe(format)
})

test('escapes plain text so that it shows unchanged', () => {
  const markdown = (content: string) => contentToMarkdown(content).markdown
  expect(markdown('I <3 rivers & 5 * 3')).toBe('I <3 rivers & 5 \\* 3')
  expect(markdown('List<String>')).toBe('List&lt;String>')
  expect(markdown('#river first\nand then')).toBe('#river first  \nand then')
  expect(markdown('See https://a.example/x_y_z?a=1&b=2')).toBe('See https://a.example/x_y_z?a=1&b=2')
})

test('keeps Markdown as it is, and converts or removes the HTML in it', () => {
  const of = (content: string) => contentToMarkdown(content, { baseUrl: 'https://a.example/posts/' })
  const same = '# Title\n\n- one\n- two\n\n> quoted\n\n    code\n\n**bold** and <https://a.example>'
  expect(of(same).markdown).toBe(same)
  expect(of('# T\n\nSome <b>bold</b>, <i>thin</i><br>next <span class="x">line</span>').markdown).toBe(
    '# T\n\nSome **bold**, *thin*  \nnext line',
  )
  expect(of('# T\n\n<a href="/sea" onclick="x()">the sea</a> <img src="b.png" alt="B">')).toEqual({
    markdown: '# T\n\n[the sea](https://a.example/sea) ![B](https://a.example/posts/b.png)',
    images: ['https://a.example/posts/b.png'],
  })
  expect(
    of('# T\n\n<script>alert(1)</script>x<style>p{}</style><!-- no -->y <iframe src="//e"></iframe>')
      .markdown,
  ).toBe('# T\n\nxy')
  expect(of('# T\n\nMap<K, V> and <unknown attr="1"> and 1 < 2').markdown).toBe(
    '# T\n\nMap&lt;K, V> and &lt;unknown attr="1"> and 1 < 2',
  )
  const sample = '# T\n\n```html\n<p>sample</p>\n```\n\nUse `<b>`.'
  expect(of(sample).markdown).toBe(sample)
  expect(of('![A](a.png) and ![B](https://b.example/b.png "t")').images).toEqual([
    'https://a.example/posts/a.png',
    'https://b.example/b.png',
  ])
  expect(of('# Half\n\n<script>alert(1)').markdown).not.toMatch(/<script/i)
})

test('ends in time on any input, without a script in the result', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<script>',
    '</script>',
    '<b>',
    '`',
    '```\n',
    '# ',
    '\n',
    '[a](',
    '![',
    '<!--',
    '-->',
    '&lt;',
    '*',
    '_',
    'x',
    ' ',
    '"',
    '=',
    '<a href="',
    'javascript:',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
      const content = pieces.join('')
      const { markdown } = contentToMarkdown(content)
      const outside = markdown.replace(
        /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`/gm,
        '',
      )
      expect(outside).not.toMatch(/<script[\s>]/i)
    }),
    { numRuns: 500 },
  )
  for (const unit of [
    '<',
    '<a ',
    '<!--',
    '```\n',
    '`',
    '[',
    '![a](',
    '<script>',
    '*a',
    '_a ',
    '- a\n',
    '<b>',
    '> ',
    '|-',
    ' ',
    '-',
    '| ',
  ])
    contentToMarkdown(unit.repeat(Math.ceil(262_144 / unit.length)))
}, 60_000)

test('a text without backticks, fences, tabs or four spaces in a row contains no code', () => {
  // `detectFormat` relies on this when it does not split a text into pieces.
  const sign = fc.constantFrom(
    ...'ab \n-+*_>#~1.)<p/'.split(''),
    '   ',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '<pre>',
    '</pre>',
    '~~',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
      const text = signs.join('').replace(/~{3,}/g, '~~').replace(/ {4,}/g, '   ')
      expect(splitMarkdown(text).filter(({ kind }) => kind === 'code' || kind === 'indented')).toEqual([])
      expect(
        splitMarkdown(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
