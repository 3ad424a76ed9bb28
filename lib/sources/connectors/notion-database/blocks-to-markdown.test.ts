import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksToMarkdown } from './blocks-to-markdown'
import type { NotionBlock } from './read-notion-blocks'

const pageId = '11111111-2222-3333-4444-555555555555'
const rich = (text: string) => [{ type: 'text', plain_text: text, text: { content: text }, annotations: {} }]

let made = 0
const block = (
  type: string,
  content: Record<string, unknown> = {},
  children: NotionBlock[] = [],
): NotionBlock => ({
  id: `00000000-0000-0000-0000-${String(++made).padStart(12, '0')}`,
  type,
  content,
  children,
})
const says = (type: string, text: string, ...children: NotionBlock[]) =>
  block(type, { rich_text: rich(text) }, children)
const paragraph = (text: string, ...children: NotionBlock[]) => says('paragraph', text, ...children)
const bullet = (text: string, ...children: NotionBlock[]) => says('bulleted_list_item', text, ...children)
const number = (text: string, ...children: NotionBlock[]) => says('numbered_list_item', text, ...children)
const row = (...cells: string[]) => block('table_row', { cells: cells.map(rich) })

const write = (blocks: NotionBlock[], notes: string[] = []) =>
  blocksToMarkdown(blocks, {
    pageId,
    note: (line) => notes.push(line),
    picture: (file) => (file.kept === 'elsewhere' ? file.address : 'https://kept.example/1.webp'),
  })

test.each<[string, NotionBlock[], string]>([
  ['paragraphs', [paragraph('one'), paragraph(''), paragraph('two\nlines')], 'one\n\ntwo\\\nlines'],
  ['paragraphs with something indented', [paragraph('one', paragraph('in'))], 'one\n\nin'],
  [
    'headings, which begin below the title of the item',
    [says('heading_1', 'a'), says('heading_2', 'b #'), says('heading_3', 'c\nd'), says('heading_4', 'e')],
    '## a\n\n### b \\#\n\n#### c d\n\n##### e',
  ],
  ['a heading that folds', [says('heading_2', 'a', paragraph('inside'))], '### a\n\ninside'],
  ['an empty heading', [says('heading_1', ' ')], ''],
  [
    'bullets in bullets',
    [bullet('a', bullet('b', bullet('c')), bullet('d')), bullet('e')],
    '- a\n  - b\n    - c\n  - d\n- e',
  ],
  [
    'numbers, counted anew in each list',
    [number('a', number('x'), number('y')), number('b'), paragraph('p'), number('c')],
    '1. a\n   1. x\n   2. y\n2. b\n\np\n\n1. c',
  ],
  [
    'numbers that begin later, after bullets',
    [bullet('a'), block('numbered_list_item', { rich_text: rich('b'), list_start_index: 9 }), number('c')],
    '- a\n\n9. b\n10. c',
  ],
  [
    'things to do',
    [
      block('to_do', { rich_text: rich('done'), checked: true }),
      block('to_do', { rich_text: rich('open'), checked: false }, [paragraph('why')]),
    ],
    '- [x] done\n- [ ] open\n\n  why',
  ],
  [
    'paragraphs and code in a list',
    [bullet('a\n\nb', block('code', { rich_text: rich('x\n\ny'), language: 'plain text' }))],
    '- a\n\n  b\n\n  ```\n  x\n\n  y\n  ```',
  ],
  ['toggles, open', [says('toggle', 'More', paragraph('inside'))], 'More\n\ninside'],
  ['quotes', [says('quote', 'a\nb', bullet('c'))], '> a\\\n> b\n>\n> - c'],
  ['an empty quote', [says('quote', '')], ''],
  [
    'callouts',
    [
      block('callout', { rich_text: rich('Mind the gap'), icon: { type: 'emoji', emoji: '💡' } }, [
        paragraph('in'),
      ]),
    ],
    '> 💡 Mind the gap\n>\n> in',
  ],
  [
    'code, with its language and caption',
    [
      block('code', { rich_text: rich('a ``` b\n# x'), language: 'C++', caption: rich('A fence') }),
      block('code', { rich_text: rich('x'), language: 'evil`\nlang' }),
    ],
    '````c++\na ``` b\n# x\n````\n\nA fence\n\n```evil-lang\nx\n```',
  ],
  ['equations', [block('equation', { expression: 'e = mc^2' })], '```math\ne = mc^2\n```'],
  ['dividers', [paragraph('a'), block('divider')], 'a\n\n---'],
  [
    'a table with both headers',
    [
      block('table', { has_column_header: true, has_row_header: true }, [
        row('', 'A|B'),
        row('r', 'x\ny'),
        row('s'),
      ]),
    ],
    '|  | A\\|B |\n| --- | --- |\n| **r** | x y |\n| **s** |  |',
  ],
  ['a table without headers', [block('table', {}, [row('a', 'b')])], '|  |  |\n| --- | --- |\n| a | b |'],
  ['an empty table', [block('table')], ''],
  [
    'pictures that lie elsewhere and that Notion keeps',
    [
      block('image', {
        type: 'external',
        external: { url: 'https://pics.example/a.png' },
        caption: rich('A [b]'),
      }),
      block('image', {
        type: 'file',
        file: { url: 'https://files.example/x.png?X-Amz-Signature=1', expiry_time: '' },
      }),
    ],
    '![A \\[b\\]](https://pics.example/a.png)\n\n![](https://kept.example/1.webp)',
  ],
  [
    'links of all kinds',
    [
      block('bookmark', { url: 'https://a.example/', caption: rich('A') }),
      block('embed', { url: 'https://b.example/' }),
      block('link_preview', { url: 'https://c.example/' }),
      block('video', { type: 'external', external: { url: 'https://d.example/v' }, caption: [] }),
      block('bookmark', { url: 'javascript:alert(1)', caption: [] }),
    ],
    '[A](https://a.example/)\n\n<https://b.example/>\n\n<https://c.example/>\n\n<https://d.example/v>',
  ],
  [
    'columns, tabs and synced blocks, one after the other',
    [
      block('column_list', {}, [
        block('column', {}, [paragraph('left')]),
        block('column', {}, [paragraph('right')]),
      ]),
      block('tab', {}, [paragraph('t', paragraph('u'))]),
      block('synced_block', { synced_from: { block_id: 'x' } }, [paragraph('s')]),
    ],
    'left\n\nright\n\nt\n\nu\n\ns',
  ],
  [
    'pages and databases in the page',
    [
      block('child_page', { title: 'Sub *page*' }),
      block('child_database', { title: '' }),
      block('link_to_page', { type: 'page_id', page_id: pageId }),
    ],
    '**Sub \\*page\\***\n\n**Untitled**\n\n<https://www.notion.so/11111111222233334444555555555555>',
  ],
  [
    'what says nothing outside Notion',
    [block('table_of_contents'), block('breadcrumb'), paragraph('a')],
    'a',
  ],
  [
    'meeting notes and kinds that are new',
    [block('meeting_notes', { title: rich('Monday') }), says('hologram', 'text')],
    'Monday\n\ntext',
  ],
])('%s', (_, blocks, markdown) => {
  expect(write(blocks)).toBe(markdown)
})

test('links a file hosted by Notion to its place on the page, because its own address expires', () => {
  const file = block('pdf', {
    type: 'file',
    file: { url: 'https://files.example/s.pdf?X-Amz-Signature=1' },
    name: 's.pdf',
  })
  expect(write([file])).toBe(
    `[s.pdf](https://www.notion.so/11111111222233334444555555555555#${file.id.replaceAll('-', '')})`,
  )
})

test('notes blocks that Notion does not share, and cuts off a very long page', () => {
  const notes: string[] = []
  expect(write([block('unsupported'), paragraph('a')], notes)).toBe('a')
  const long = write(
    Array.from({ length: 1_200 }, () => paragraph('x'.repeat(999))),
    notes,
  )
  expect(long.length).toBeLessThanOrEqual(900_000)
  expect(notes).toEqual([
    'The page contains a block that Notion doesn’t share. We skipped it.',
    'The page is very long. We cut off the end.',
  ])
})

test('writes text crafted to be slow in time', () => {
  const long = 200_000
  expect(write([says('heading_1', `${'#'.repeat(long)}x`)])).toHaveLength(long + 5)
  expect(write([says('paragraph', '`'.repeat(long))]).length).toBeGreaterThan(long)
  const pieces = Array.from({ length: 20_000 }, (_, at) => ({
    plain_text: at % 2 ? 'a' : '(',
    annotations: { bold: at % 2 === 0 },
    href: at % 3 ? null : 'https://a.example/',
  }))
  expect(write([block('paragraph', { rich_text: pieces })])).toMatch(/^\(a\(a/)
  expect(write([block('paragraph', { rich_text: pieces.slice(0, 2_000) })])).toContain(
    '](https://a.example/)',
  )
})

test('writes blocks of any shape', () => {
  const types = fc.constantFrom(
    ...[
      'paragraph',
      'heading_1',
      'bulleted_list_item',
      'to_do',
      'quote',
      'callout',
      'code',
      'table',
      'image',
    ],
    ...['table_row', 'bookmark', 'file', 'child_page', 'link_to_page', 'numbered_list_item', 'equation', ''],
  )
  const anything = fc.dictionary(
    fc.constantFrom('rich_text', 'caption', 'cells', 'url', 'file', 'external', 'title', 'language', 'icon'),
    fc.anything({ maxDepth: 3 }),
  )
  const nested = (children: fc.Arbitrary<NotionBlock[]>): fc.Arbitrary<NotionBlock> =>
    fc.record({ id: fc.string(), type: types, content: anything, children })
  const leaf = nested(fc.constant([]))
  const tree = nested(fc.array(nested(fc.array(leaf, { maxLength: 2 })), { maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (blocks) => {
      expect(typeof write(blocks)).toBe('string')
    }),
    { numRuns: 200 },
  )
})
