import fc from 'fast-check'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { htmlToMarkdown } from './html-to-markdown'

const base = 'https://blog.example/posts/1/'
const convert = (html: string) => htmlToMarkdown(html, base).markdown

type Node = { type: string; value?: string; url?: string; children?: Node[] }

/** Parses Markdown as the item page does. */
function parse(markdown: string): Node {
  let parsed: Node = { type: 'nothing' }
  const capture = () => (tree: Node) => {
    parsed = tree
  }
  Markdown({ children: markdown, remarkPlugins: [remarkGfm, capture] })
  return parsed
}
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)]
const words = (node: Node): string =>
  nodes(node)
    .map(({ value }) => value ?? '')
    .join('')

describe('what people write', () => {
  test.each([
    ['paragraphs', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['paragraphs nobody ended', '<p>One<p>Two<div>Three', 'One\n\nTwo\n\nThree'],
    ['text alone', 'Just  text\n here', 'Just text here'],
    ['line breaks', 'One<br>Two<br/>Three', 'One  \nTwo  \nThree'],
    ['two line breaks are a paragraph', 'One<br><br>Two<br />\n<br />Three', 'One\n\nTwo\n\nThree'],
    ['empty paragraphs', '<p>One</p><p>&nbsp;</p><p><br></p><p>Two</p>', 'One\n\nTwo'],
    ['headings', '<h1>A</h1><h3>B <small>c</small></h3><h2></h2>', '# A\n\n### B c'],
    ['a heading with a break and # at its end', '<h2>A<br>b #</h2>', '## A b \\#'],
    ['emphasis', '<b>a</b> <em>b</em> <s>c</s> <u>d</u>', '**a** *b* ~~c~~ d'],
    ['blanks inside emphasis', 'x<b> a </b>y<i>z </i>', 'x **a** y*z*'],
    ['emphasis that touches', '<b>a</b><b>b</b> <b><i>c</i></b>', '**ab** ***c***'],
    ['emphasis around nothing', 'a<b></b><i> </i>b', 'a b'],
    ['emphasis Markdown could not read', '<b>Note:</b>see <i>“x”</i>y', 'Note:see “x”y'],
    ['emphasis over paragraphs', '<b><p>a</p><p>b</p></b>', '**a**\n\n**b**'],
    ['emphasis in emphasis', '<b>a <strong>b</strong> c</b>', '**a b c**'],
    ['bold that is not', '<b style="font-weight:normal"><p>a</p></b>', 'a'],
    [
      'links',
      '<a href="../2">x</a> <a href="mailto:a@b.example">y</a>',
      '[x](https://blog.example/posts/2) [y](mailto:a@b.example)',
    ],
    ['links that lead nowhere', '<a href="#top">x</a> <a name="y">y</a> <a href="tel:1">z</a>', 'x y z'],
    ['a link after an exclamation mark', 'Look!<a href="/a">b</a>', 'Look\\![b](https://blog.example/a)'],
    [
      'an address with brackets',
      '<a href="/a_(b)?c=d|e">f</a>',
      '[f](https://blog.example/a_%28b%29?c=d%7Ce)',
    ],
    [
      'a link around blocks',
      '<a href="/a"><h2>T</h2><p>t</p></a>',
      '## [T](https://blog.example/a)\n\n[t](https://blog.example/a)',
    ],
    [
      'a link in a link',
      '<a href="/a">x <a href="/b">y</a></a>',
      '[x](https://blog.example/a) [y](https://blog.example/b)',
    ],
    ['a list', '<ul><li>a<li>b</ul>', '- a\n- b'],
    ['a list with a start', '<ol start="9"><li>a</li><li>b</li></ol>', '9. a\n10. b'],
    [
      'lists in lists',
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
      '- a\n  1. b\n  2. c\n- d',
    ],
    ['entries with paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
    ['a quote with a list', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>c', '> a\n>\n> - b\n\nc'],
    ['quotes in quotes', '<blockquote>a<blockquote>b</blockquote></blockquote>', '> a\n>\n> > b'],
    ['code', 'a <code>b*c`d</code> <kbd>E</kbd>', 'a ``b*c`d`` `E`'],
    ['code nobody ended', '<p><code>a</p><p>b</p>', '`a`\n\nb'],
    [
      'a block of code',
      '<pre><code class="language-ts">a &lt; b\n\n  c</code></pre>',
      '```ts\na < b\n\n  c\n```',
    ],
    ['a block of code that holds a fence', '<pre>```\nx</pre>', '````\n```\nx\n````'],
    ['code in lines of their own', '<pre><div>a</div><div>b<br>c</div></pre>', '```\na\nb\nc\n```'],
    ['a block of code in a list', '<ul><li>a<pre>b\n\nc</pre></li></ul>', '- a\n\n  ```\n  b\n\n  c\n  ```'],
    ['a rule', 'a<hr>b', 'a\n\n***\n\nb'],
    [
      'a table',
      '<table><thead><tr><th>A<th>B</thead><tr><td>1|2<td><b>3</b></table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | **3** |',
    ],
    [
      'a table with cells over columns',
      '<table><tr><td colspan=2>a<tr><td>b<td>c</table>',
      '| a |  |\n| --- | --- |\n| b | c |',
    ],
    [
      'a table with headings, lists and quotes in its cells',
      '<table><tr><th><h3>A</h3><th>1. # b<tr><td><ul><li>c</ul><td><blockquote><ol start=7><li>- d</ol></blockquote></table>',
      '| A | 1\\. # b |\n| --- | --- |\n| c | \\- d |',
    ],
    [
      'a table that only sets out the page',
      '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
      'a\n\nb\n\nc',
    ],
    [
      'a table of a newsletter',
      '<table role="presentation"><tr><td>a<td>b<tr><td>c<td>d</table>',
      'a\n\nb\n\nc\n\nd',
    ],
    [
      'numbered lines of code',
      '<table><tr><td class="gutter"><pre>1</pre></td><td><pre>x</pre></td></tr></table>',
      '```\nx\n```',
    ],
    ['terms', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', '**a**\n\nb\n\n**c**\n\nd'],
    ['details', '<details><summary>a</summary>b</details>', '**a**\n\nb'],
    ['raised and lowered', '10<sup>2</sup> H<sub>2</sub>O a<sup>th</sup>', '10² H2O ath'],
    ['a quotation', '<q>a</q>', '“a”'],
    [
      'references',
      '&lt;b&gt; &amp;amp; &eacute;&nbsp;&#8211;&#x2014; AT&T &unknown;',
      '&lt;b> &amp;amp; é\u00a0–— AT&T &amp;unknown;',
    ],
    [
      'Word',
      '<p class=MsoNormal><span lang=EN>a<o:p></o:p></span></p><!--[if gte mso 9]><xml>b</xml><![endif]-->',
      'a',
    ],
    ['XHTML', '<div><i class="icon"/>a<p/>b<br/>c</div>', 'a\n\nb  \nc'],
  ])('%s', (_name, html, markdown) => expect(convert(html)).toBe(markdown))

  test.each([
    ['2 * 3 * 4', '2 \\* 3 \\* 4'],
    ['snake_case _x_', 'snake_case \\_x\\_'],
    ['# a', '\\# a'],
    ['#tag first', '#tag first'],
    ['1. a', '1\\. a'],
    ['1.5 metres', '1.5 metres'],
    ['- a', '\\- a'],
    ['-5 degrees', '-5 degrees'],
    ['> a', '\\> a'],
    ['[x](https://a.example)', '\\[x\\](https://a.example)'],
    ['https://a.example/x_y_(z)', 'https://a.example/x_y_(z)'],
    ['~5 km ~~ a|b', '\\~5 km \\~\\~ a\\|b'],
    ['a\\b `c`', 'a\\\\b \\`c\\`'],
  ])('the words %j stay plain text', (text, markdown) => expect(convert(`<p>${text}</p>`)).toBe(markdown))
})

describe('images', () => {
  test.each([
    ['<img src="/a.png" alt="A ] b">', '![A \\] b](https://blog.example/a.png)'],
    [
      '<figure><img src="a.png"><figcaption>By <i>me</i></figcaption></figure>',
      '![](https://blog.example/posts/1/a.png)\n\n*By me*',
    ],
    ['<a href="/big"><img src="//cdn.example/s.png"></a>', '![](https://cdn.example/s.png)'],
    ['<img src="data:image/gif;base64,R0" data-src="/late.jpg">', '![](https://blog.example/late.jpg)'],
    ['<img data-lazy-src="/late.jpg" src="/img/blank.gif">', '![](https://blog.example/late.jpg)'],
    ['<img srcset="/s.jpg 480w, /l.jpg 960w, /m.jpg 640w">', '![](https://blog.example/l.jpg)'],
    ['<img srcset="/1.jpg, /2.jpg 2x" src="/0.jpg">', '![](https://blog.example/0.jpg)'],
    ['<picture><source srcset="/p.webp 1x"><img alt="p"></picture>', '![p](https://blog.example/p.webp)'],
    [
      '<img src="data:," data-src="/a.jpg"><noscript><img src="/a.jpg">Turn on scripts</noscript>',
      '![](https://blog.example/a.jpg)',
    ],
    ['<noscript><img src="/b.jpg"></noscript>', '![](https://blog.example/b.jpg)'],
    ['<img src="/p.gif" width="1" height="1"><img src="/q.gif" style="width:1px;height:1px">', ''],
    ['<img src="https://pixel.wp.com/b.gif?v=1"><img src="https://medium.com/_/stat?event=x">', ''],
    ['a <img class="wp-smiley" alt="🙂" src="https://s.w.org/images/core/emoji/1.png"> b', 'a 🙂 b'],
    ['<img src="javascript:alert(1)"><img src="http://u:p@a.example/b">', ''],
    ['<svg><image href="x"/><text>a</text></svg><math><mi>b</mi></math>c', '`b`c'],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown))

  test('lists their addresses in order, each once', () => {
    const html = '<img src="/b"><video poster="/v.jpg" src="/v.mp4"></video><img src="/a"><img src="/b">'
    expect(htmlToMarkdown(html, base).images).toEqual(
      ['b', 'v.jpg', 'a'].map((name) => `https://blog.example/${name}`),
    )
  })
})

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/abc-DEF_123?rel=0"></iframe>',
    'https://www.youtube.com/watch?v=abc-DEF_123',
  ],
  ['<iframe src="//player.vimeo.com/video/12345"></iframe>a', 'https://vimeo.com/12345\n\na'],
  [
    '<p>a<iframe src="https://open.spotify.com/embed/episode/1a"/>b',
    'a\n\nhttps://open.spotify.com/episode/1a\n\nb',
  ],
  ['<video><source src="/a.mp4"><source src="/a.mp4">No video here</video>', 'https://blog.example/a.mp4'],
  ['<audio src="/a.mp3" controls></audio>', 'https://blog.example/a.mp3'],
  ['<iframe src="https://ads.example/x"></iframe>', ''],
])('turns players into addresses: %s', (html, markdown) => expect(convert(html)).toBe(markdown))

describe('content that is not for reading', () => {
  test.each([
    '<script>alert(1)</script>',
    '<style>p{}</style><title>alert(1)</title>',
    '<!-- alert(1) --><![CDATA[',
    '<template>alert(1)</template><noscript>alert(1)</noscript>',
    '<select><option>alert(1)</select><button>alert(1)</button><textarea>alert(1)</textarea>',
    '<div hidden>alert(1)</div><p style="display: none">alert(1)</p>',
    '<iframe>alert(1)</iframe><object>alert(1)</object>',
    '<svg><script>alert(1)</script></svg>',
    '<p onclick="alert(1)" title="alert(1)"></p>',
    '<script>alert(1)',
    '<a href="alert(1)',
  ])('%s is left out', (html) => expect(convert(html)).toBe(''))
})

describe('hostile HTML', () => {
  const dangerous = (tree: Node) =>
    nodes(tree).filter(
      ({ type, url }) => type === 'html' || (url !== undefined && !/^(?:https?:|mailto:)/.test(url)),
    )

  test('leaves nothing but text, web links and images', () => {
    for (const html of [
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      '&lt;<b></b>script&gt;x',
      '<a href="java\nscript:alert(1)">x</a><a href=" data:text/html,y">x</a>',
      '<a href="https://a.example/\\">x</a>](javascript:alert(1))',
      '<img src="https://a.example/x" alt="](javascript:alert(1)) &lt;img src=x onerror=y&gt;">',
      '<p>[x]: javascript:alert(1)</p><p>[x]</p>',
      '<pre>```\n&lt;script&gt;</pre>&lt;script&gt;',
      '<code>`</code>&lt;i&gt;<code>``</code>',
      '<td>&lt;div|&gt;<td>x<tr><td>y<td>z',
      '&lt;!--<p>--&gt;&lt;?php<p>&lt;https://x&gt; &lt;a@b.example&gt;',
      '<<script>script>alert(1)<</script>/script>',
    ]) {
      const tree = parse(convert(html))
      expect(dangerous(tree), html).toEqual([])
    }
  })

  const piece = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'a',
        'b c',
        ' ',
        '!',
        '1.',
        '-',
        '#',
        '&lt;',
        '&amp;',
        '*',
        '_',
        '`',
        '[',
        '](',
        '|',
        '\\',
        '~',
        ':',
        '\n',
      ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom('', '/'),
          fc.constantFrom(
            'p',
            'b',
            'i',
            'a href="/x"',
            'code',
            'pre',
            'ul',
            'ol',
            'li',
            'blockquote',
            'table',
            'tr',
            'td',
            'th',
            'h2',
            'br',
            'hr',
            'sup',
            'div',
            'img src="/i"',
            'script',
            'dl',
            'dt',
            'noscript',
            'figure',
            'q',
            's',
          ),
        )
        .map(([slash, name]) => `<${slash}${name}>`),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 6 }) },
  )

  test('of any kind yields Markdown without HTML, and images only from https addresses', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { markdown, images } = htmlToMarkdown(pieces.join(''), base)
        expect(dangerous(parse(markdown))).toEqual([])
        expect(markdown).not.toContain('\0')
        expect(markdown.isWellFormed()).toBe(true)
        for (const image of images) expect(image).toMatch(/^https:/)
      }),
      { numRuns: 150 },
    )
  })

  test('shows text of any kind unchanged', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    // Whitespace and byte order marks are not compared.
    const shown = (text: string) => text.replace(/[\s\u00a0\ufeff]+/gu, ' ').trim()
    const text = fc
      .array(
        fc.oneof(fc.constantFrom(...'ab *_`~[]()!#+-=.|<>&\\:1"\''.split('')), fc.string({ maxLength: 2 })),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(''))
      .filter((value) => !/\p{Cc}|www\.|:\/\/|@/u.test(value))
    fc.assert(
      fc.property(text, text, (one, two) => {
        const tree = parse(convert(`<p>${escaped(one)}<br>${escaped(two)}</p>`))
        const kinds = new Set(nodes(tree).map(({ type }) => type))
        for (const kind of ['root', 'paragraph', 'text', 'break']) kinds.delete(kind)
        expect([...kinds]).toEqual([])
        expect(shown(words(tree)).replaceAll(' ', '')).toBe(shown(`${one} ${two}`).replaceAll(' ', ''))
      }),
      { numRuns: 150 },
    )
  })

  test('emphasis and links never change the words', () => {
    const inline: fc.Arbitrary<string> = fc.letrec((tie) => ({
      inline: fc
        .array(
          fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('word', 'two words', ' ', ':', '“x”', '!', 'é'),
            fc
              .tuple(fc.constantFrom('b', 'i', 's', 'a href="/x"'), tie('inline'))
              .map(([name, inner]) => `<${name}>${inner}</${name.split(' ')[0]}>`),
          ),
          { maxLength: 6 },
        )
        .map((parts) => parts.join('')),
    })).inline as fc.Arbitrary<string>
    fc.assert(
      fc.property(inline, (html) => {
        const compact = (text: string) => text.replace(/\s+/g, '')
        expect(compact(words(parse(convert(html))))).toBe(compact(html.replace(/<[^>]*>/g, '')))
      }),
      { numRuns: 150 },
    )
  })

  test('of any length, nested 50,000 deep or never closed, is read to its end', () => {
    const deep = (name: string) => `${`<${name}>`.repeat(50_000)}deep${`</${name}>`.repeat(50_000)} after`
    for (const name of [
      'div',
      'b',
      'a href=x',
      'ul><li',
      'blockquote',
      'table><tr><td',
      'sup',
      'x',
      'span hidden',
    ])
      expect(convert(deep(name).replaceAll('</a href=x>', '</a>')).length, name).toBeLessThan(2_000_000)
    expect(convert(deep('div'))).toBe('deep\n\nafter')
    for (const part of [
      '<',
      '<a ',
      '<a href="',
      '<!--',
      '&',
      '&#',
      '&lt;',
      '<p>',
      '<img srcset="a ',
      '*',
      '[',
      '![',
      '`',
      '<code>`',
      '</p>',
      '<li>',
      '\\',
      'https://',
      '(a@',
    ])
      expect(convert(part.repeat(300_000 / part.length)).length, part).toBeLessThanOrEqual(1_000_000)
  })
})
