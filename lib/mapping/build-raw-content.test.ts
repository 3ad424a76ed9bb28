import fc from 'fast-check'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { tooSlow } from '@/scripts/test/hostile-texts'
import { anyCharacter } from '@/testing/any-character'
import { readBible } from './bible-fields'
import { buildRawContent } from './build-raw-content'

type Node = { type: string; depth?: number; value?: string; children?: Node[] }

function parse(markdown: string): Node {
  let parsed: Node = { type: 'nothing' }
  const capture = () => (tree: Node) => {
    parsed = tree
  }
  Markdown({ children: markdown, remarkPlugins: [remarkGfm, capture] })
  return parsed
}
const render = (title: string, bible: unknown) =>
  buildRawContent(
    title,
    readBible(bible, () => undefined),
  )

const full = {
  name: 'Gorm the Mossback',
  tagline_en: 'Slow is a kind of brave.',
  tagline_de: 'Langsam ist auch mutig.',
  vibe_personality_en: 'Patient.\n\nHums when it rains.',
  vibe_personality_de: 'Geduldig.\r\n\r\nSummt bei Regen.',
  vibe_core_traits: ['patient', 'warm'],
  vibe_core_traits_de: ['geduldig', 'warm'],
  vibe_surprise_facts: ['Sleeps standing.', 'Collects spoons.'],
  vibe_surprise_facts_de: ['Schläft im Stehen.'],
  tribe_id: 'mossbacks',
  tribe_display_name: 'The Mossbacks',
  size_category: 'small',
  size_estimate_cm: 42,
  habitat_keywords: { climate: 'mild', terrain: 'bog', signature_features: ['fog', 'reeds'] },
  diet_signature_foods: ['lichen', 'rain'],
  primary_color: '#4a7c59',
  body: '## A heading of its own\n\n[kept](https://example.com)\n',
  description: 'not used',
}

describe('raw_content', () => {
  test('a full bible has exactly the shape of spec/decisions#5', () => {
    expect(render('Gorm', full)).toBe(`# Gorm

*(Gorm the Mossback)*

**Tagline (EN):** Slow is a kind of brave.
**Tagline (DE):** Langsam ist auch mutig.

## Personality (EN)

Patient.

Hums when it rains.

## Personality (DE)

Geduldig.

Summt bei Regen.

**Core traits (EN):** patient, warm
**Core traits (DE):** geduldig, warm

## Surprising facts (EN)

- Sleeps standing.
- Collects spoons.

## Surprising facts (DE)

- Schläft im Stehen.

**Tribe:** The Mossbacks *(mossbacks)*
**Size:** small (~42 cm)

## Habitat

- Climate: mild
- Terrain: bog
- Signature features: fog, reeds

## Diet

- lichen
- rain

**Primary color:** #4a7c59

## A heading of its own

[kept](https://example.com)
`)
  })

  test('an empty bible becomes its heading and one newline', () => {
    expect(render('gorm', {})).toBe('# gorm\n')
  })

  test('a single language leaves no trace of the other', () => {
    const { tagline_de, vibe_personality_de, vibe_core_traits_de, vibe_surprise_facts_de, ...english } = full
    expect(render('Gorm', english)).not.toContain('(DE)')
  })

  test.each([
    ['the name equals the heading', 'Gorm', { name: 'Gorm' }, '# Gorm\n'],
    ['only the tribe', 'G', { tribe_display_name: 'Moss' }, '# G\n\n**Tribe:** Moss\n'],
    ['only the id of the tribe', 'G', { tribe_id: 'moss' }, '# G\n\n**Tribe:** *(moss)*\n'],
    ['only the size in words', 'G', { size_category: 'small' }, '# G\n\n**Size:** small\n'],
    ['only the size in centimetres', 'G', { size_estimate_cm: 4.5 }, '# G\n\n**Size:** ~4.5 cm\n'],
    [
      'part of a habitat',
      'G',
      { habitat_keywords: { terrain: 'bog' } },
      '# G\n\n## Habitat\n\n- Terrain: bog\n',
    ],
    ['an empty habitat', 'G', { habitat_keywords: { climate: ' ', signature_features: [] } }, '# G\n'],
    ['a description and no body', 'G', { body: '  ', description: 'Words.' }, '# G\n\nWords.\n'],
    [
      'wrong types everywhere',
      'G',
      { name: 4, vibe_core_traits: 'x', habitat_keywords: [1], body: {} },
      '# G\n',
    ],
  ])('%s', (_case, title, bible, expected) => {
    expect(render(title, bible)).toBe(expected)
  })

  test('plain text stays readable', () => {
    expect(render('Salt & Pepper #1', { tagline_en: 'It’s 3 < 4 — snake_case, 50% (really)!' })).toBe(
      '# Salt & Pepper #1\n\n**Tagline (EN):** It’s 3 &lt; 4 — snake_case, 50% (really)!\n',
    )
  })

  test.each([
    '# heading',
    'a\n# heading',
    'a\n===',
    'a\n---',
    '<script>alert(1)</script>',
    '<https://evil.example>',
    '[text](https://evil.example)',
    '![x](https://evil.example/a.png)',
    '[ref]: https://evil.example',
    'see https://evil.example/x). www.evil.example and me@evil.example',
    '&lt;b&gt; &#91;x&#93;(y)',
    '- list\n1. list\n> quote\n```\ncode\n```',
    'a | b\n--|--\n1 | 2',
    'a\n:-\nb',
    '`https://evil.example`',
    '\\[x](https://evil.example)',
    '    indented',
    '~~~\nx',
    'trailing \\',
    '*a* _b_ **c** ~~d~~ [ ] [^1]',
  ])('the text %j adds no structure to the fixed parts', (text) => expectOnlyText(text))

  const long = [...'#a_*\\`\r \n[1@:&-', 'a.', '//', 'https://', 'www.']
  const inEveryField = (text: string) =>
    render(text, { tagline_en: text, vibe_personality_en: text, body: text })

  test.each(long)('100,000 of %j are read in linear time', (part) => {
    expect(tooSlow(inEveryField, [part], (text) => `@ :// ${text}x`)).toEqual([])
  })

  test('handles a million characters', () => {
    const text = `@ :// ${long.map((part) => part.repeat(1_000_000 / long.length / part.length)).join('')}x`
    expect(inEveryField(text)).toMatch(/\n$/)
  })

  test('no text adds headings, HTML, links or images to the fixed parts', () => {
    const nasty = fc.array(
      fc.constantFrom(
        ...'#*_`[]()<>!&|~\\-+=.:/@"\' \n\t1a'.split(''),
        'https://',
        'www.',
        'x.com',
        '<b>',
        '](',
        '\r\n',
        '\n\n',
        '&#35;',
        '\u2028',
        '```',
        '---',
        'mailto:',
      ),
      { maxLength: 30 },
    )
    const text = fc.oneof(
      nasty.map((parts) => parts.join('')),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    )
    fc.assert(fc.property(text, expectOnlyText), { numRuns: 500 })
  })
})

/** Puts the text into every fixed part and checks that the parsed Markdown contains only our own structure. */
function expectOnlyText(text: string): void {
  const bible = {
    ...full,
    name: text,
    tagline_en: text,
    vibe_personality_en: text,
    vibe_core_traits: [text, text],
    vibe_surprise_facts: [text],
    tribe_id: text,
    tribe_display_name: text,
    size_category: text,
    habitat_keywords: { climate: text, terrain: text, signature_features: [text] },
    diet_signature_foods: [text],
    primary_color: text,
    body: undefined,
    description: undefined,
  }
  const ours = new Set(['Personality (EN)', 'Personality (DE)', 'Surprising facts (EN)', 'Habitat', 'Diet'])
  ours.add('Surprising facts (DE)')
  const markdown = render(text.trim() || 'x', bible)
  let topHeadings = 0
  walk(parse(markdown), (node) => {
    const allowed = [
      'root',
      'paragraph',
      'text',
      'strong',
      'emphasis',
      'list',
      'listItem',
      'inlineCode',
      'heading',
    ]
    expect(allowed, `${node.type} in ${JSON.stringify(markdown)}`).toContain(node.type)
    if (node.type === 'heading' && node.depth === 1) topHeadings++
    else if (node.type === 'heading')
      expect(ours).toContain(node.children?.map((child) => child.value).join(''))
  })
  expect(topHeadings).toBe(1)
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of node.children ?? []) walk(child, visit)
}
