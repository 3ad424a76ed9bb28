import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property, richText } from '@/testing/fakes/notion/shapes'
import { mapNotionPage } from './map-notion-page'
import { propertyValue } from './property-value'

const key = '11111111-2222-3333-4444-555555555555'
const kept = 'https://files.example/space/hero.png'
const file = (name: string, url: string) => ({ type: 'file', name, file: { url, expiry_time: 'x' } })
const external = (url: string) => ({ type: 'external', name: 'x', external: { url } })

const map = (page: object, more: { blocks?: object[]; config?: object; notes?: string[] } = {}) =>
  mapNotionPage(
    key,
    {
      page: { object: 'page', id: key, url: `https://www.notion.so/${key}`, ...page },
      blocks: (more.blocks ?? []) as never,
      pictures: new Map([[kept, 'https://app.example/api/media/1.webp']]),
    },
    { mapping: {}, default_brand: 'Moss', default_content_type: 'note', ...more.config },
    (line) => more.notes?.push(line),
  )

const paragraph = (text: string) => ({
  id: 'b',
  type: 'paragraph',
  content: { rich_text: richText(text) },
  children: [],
})

test('maps properties with common names, the page’s text, cover and images to an item', () => {
  const item = map(
    {
      created_time: '2026-10-01T08:00:00.000Z',
      last_edited_time: '2026-11-01T08:00:00.000Z',
      cover: { type: 'external', external: { url: 'https://pics.example/cover.jpg' } },
      icon: { type: 'emoji', emoji: '🌊' },
      properties: {
        Headline: property.title('A * river'),
        Tags: property.multiSelect('water', 'stones'),
        Channels: property.multiSelect('x-main'),
        Type: property.select('story'),
        Brand: property.select('Riverfolk'),
        'Publish date': property.date('2026-11-03'),
        Link: property.url('https://blog.example/river'),
        'Drive folder': property.url('https://drive.example/secret'),
        'Hero image': property.files(
          file('hero.png', `${kept}?X-Amz-Signature=9`),
          external('https://e.example/2.png'),
        ),
        Ready: property.checkbox(true),
        Edited: { type: 'last_edited_time', last_edited_time: '2026-11-01T08:00:00.000Z' },
        Press: { type: 'button', button: {} },
      },
    },
    {
      blocks: [
        paragraph('It *flows*.'),
        { id: 'i', type: 'image', content: external('https://e.example/3.png'), children: [] },
      ],
    },
  )
  expect(item).toMatchObject({
    externalId: key,
    title: 'A * river',
    contentType: 'story',
    contentSubtype: 'Riverfolk',
    featuredImage: 'https://app.example/api/media/1.webp',
    mediaUrls: ['https://e.example/2.png', 'https://e.example/3.png'],
    tags: ['water', 'stones'],
    publishedAt: new Date('2026-11-03T00:00:00Z'),
    url: 'https://blog.example/river',
    rawContent: '# A \\* river\n\nIt \\*flows\\*.\n\n![](https://e.example/3.png)\n',
  })
  expect(item.metadata.fields).toMatchObject({ Channels: ['x-main'], Ready: true, 'Page icon': '🌊' })
  expect(item.metadata.fields).not.toHaveProperty('Press')
  expect(item.metadata.field_sources).toMatchObject({
    title: ['Headline'],
    content: ['Page content'],
    content_subtype: ['Brand'],
  })
  expect(JSON.stringify(item)).not.toContain('X-Amz')
})

test('a page with only a title gets the defaults, and its private Notion address stays out of the item’s url', () => {
  const item = map({ created_time: '2026-10-01T08:00:00.000Z', properties: { Name: property.title('') } })
  expect(item).toMatchObject({
    title: 'Untitled',
    contentType: 'note',
    contentSubtype: 'Moss',
    url: null,
    featuredImage: null,
    publishedAt: new Date('2026-10-01T08:00:00Z'),
    rawContent: '# Untitled\n',
  })
  expect(map({ public_url: 'https://acme.notion.site/x', properties: {} }).url).toBe(
    'https://acme.notion.site/x',
  )
})

test('prefers the fields that the user chose, and escapes HTML in a text property used as content', () => {
  const properties = {
    Name: property.title('a'),
    Teaser: property.text('see <b>this</b>'),
    Campaign: property.select('Spring'),
    'Drive folder': property.url('https://drive.example/x'),
  }
  const mapping = {
    title: 'Campaign',
    content: 'Teaser',
    url: 'Drive folder',
    tags: 'Campaign',
    content_type: 'Page icon',
  }
  const item = map(
    { icon: { type: 'emoji', emoji: '🌊' }, properties },
    { blocks: [paragraph('own')], config: { mapping } },
  )
  expect(item).toMatchObject({
    title: 'Spring',
    url: 'https://drive.example/x',
    tags: ['Spring'],
    contentType: '🌊',
    rawContent: '# Spring\n\nsee &lt;b&gt;this&lt;/b&gt;\n',
  })
})

test('an empty page takes its content from a property with a fitting name', () => {
  const properties = { Name: property.title('a'), Description: property.text('short') }
  expect(map({ properties }).rawContent).toBe('# a\n\nshort\n')
})

const person = (name: string | null) => ({ object: 'user', id: 'u', name })
test.each<[string, object, unknown]>([
  ['text', property.text('a'), 'a'],
  ['empty text', property.text(' '), null],
  ['number', { type: 'number', number: 0 }, 0],
  ['checkbox', property.checkbox(false), false],
  ['status', property.status('Open'), 'Open'],
  ['no select', property.select(null), null],
  ['date with an end', { type: 'date', date: { start: '2026-11-01', end: '2026-11-02' } }, '2026-11-01'],
  ['people', { type: 'people', people: [person('Ada'), person(null)] }, ['Ada']],
  [
    'files elsewhere',
    property.files(external('https://e.example/a.png'), external('data:x')),
    ['https://e.example/a.png'],
  ],
  ['email', { type: 'email', email: 'a@b.example' }, 'a@b.example'],
  ['phone', { type: 'phone_number', phone_number: '+49 1' }, '+49 1'],
  ['formula of text', { type: 'formula', formula: { type: 'string', string: 'x' } }, 'x'],
  ['formula of a number', { type: 'formula', formula: { type: 'number', number: 2 } }, 2],
  ['formula of yes or no', { type: 'formula', formula: { type: 'boolean', boolean: true } }, true],
  [
    'formula of a date',
    { type: 'formula', formula: { type: 'date', date: { start: '2026-01-01' } } },
    '2026-01-01',
  ],
  ['relation', { type: 'relation', relation: [{ id: 'p1' }, { id: 'p2' }] }, ['p1', 'p2']],
  ['rollup of a number', { type: 'rollup', rollup: { type: 'number', number: 3, function: 'sum' } }, 3],
  [
    'rollup of a list',
    {
      type: 'rollup',
      rollup: { type: 'array', array: [property.text('a'), property.multiSelect('b', 'c')] },
    },
    ['a', 'b', 'c'],
  ],
  [
    'created time',
    { type: 'created_time', created_time: '2026-01-01T00:00:00.000Z' },
    '2026-01-01T00:00:00.000Z',
  ],
  ['created by', { type: 'created_by', created_by: person('Ada') }, 'Ada'],
  ['edited by', { type: 'last_edited_by', last_edited_by: person('Bo') }, 'Bo'],
  ['unique id', { type: 'unique_id', unique_id: { prefix: 'POST', number: 7 } }, 'POST-7'],
  ['unique id without prefix', { type: 'unique_id', unique_id: { prefix: null, number: 7 } }, 7],
  ['place', { type: 'place', place: { lat: 1, lon: 2, name: 'Quay' } }, 'Quay'],
  ['verification', { type: 'verification', verification: {} }, null],
])('the value of a property: %s', (_, given, value) => {
  expect(propertyValue(given, (each) => (each.kept === 'elsewhere' ? each.address : undefined))).toEqual(
    value,
  )
})

test('a page of any shape yields an item, and property names like __proto__ are kept', () => {
  const types = fc.constantFrom(
    'title',
    'rich_text',
    'files',
    'rollup',
    'formula',
    'date',
    'people',
    'unique_id',
    'x',
  )
  const anyProperty = fc
    .tuple(types, fc.anything({ maxDepth: 3 }))
    .map(([type, value]) => ({ type, [type]: value }))
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), anyProperty),
      fc.anything({ maxDepth: 2 }),
      (properties, cover) => {
        const item = map({ properties, cover, icon: cover })
        expect(item.title).not.toBe('')
        expect(() => JSON.stringify(item)).not.toThrow()
      },
    ),
    { numRuns: 200 },
  )
  const odd = JSON.parse(
    '{"__proto__":{"type":"checkbox","checkbox":true},"constructor":{"type":"number","number":1}}',
  )
  const { fields } = map({ properties: odd }).metadata as { fields: object }
  expect(Object.getOwnPropertyNames(fields)).toEqual(expect.arrayContaining(['__proto__', 'constructor']))
})

test('skips properties beyond what an item can hold, and notes it', () => {
  const notes: string[] = []
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`P${at}`, property.text('x'.repeat(90_000))]),
  )
  const item = map({ properties }, { notes })
  expect(JSON.stringify(item).length).toBeLessThan(1_000_000)
  expect(notes).toContain('The page’s properties are very long. We skipped some.')
})
