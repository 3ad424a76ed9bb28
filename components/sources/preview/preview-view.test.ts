import { expect, test } from 'vitest'
import { fieldText } from '@/components/items/field-text'
import { mappingOf, mappingProperty } from './mapping'
import { changedColumns, type PreviewedItem, type PreviewView, seenFields } from './preview-view'

const item = (fields: Record<string, string>, columns: PreviewedItem['columns'] = {}): PreviewedItem => ({
  title: 'One',
  content_subtype: null,
  featured_image: null,
  tags: [],
  published_at: null,
  url: null,
  excerpt: '',
  columns,
  fields,
})
const view = (items: (PreviewedItem | null)[]): PreviewView => ({
  counts: {
    held: 0,
    discovered: items.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    withdrawn: 0,
    remaining: 0,
  },
  notes: [],
  entries: items.map((one, at) => ({ key: `k${at}`, outcome: 'created', reason: null, item: one })),
})

test('the fields to choose from are those of all entries, each with a sample value if any entry has one', () => {
  const seen = seenFields(view([item({ title: 'A', note: '' }), null, item({ note: 'N', extra: '' })]))
  expect([...seen]).toEqual([
    ['title', 'A'],
    ['note', 'N'],
    ['extra', ''],
  ])
})

test('a preview’s changes are the parts that were added, removed or altered; a new entry has none', () => {
  const of = (value: string) => ({ value, from: ['f'] })
  const before = item({}, { title: of('A'), tags: of('x'), url: of('u') })
  const now = item({}, { title: of('B'), url: of('u'), content: of('c') })
  expect([...changedColumns(now, before)].sort()).toEqual(['content', 'tags', 'title'])
  expect(changedColumns(now, undefined).size).toBe(0)
})

test('any field value, however nested, becomes short text', () => {
  expect(fieldText(['a', 2, null])).toBe('a, 2')
  expect(fieldText({ a: [1] })).toBe('{"a":[1]}')
  expect(fieldText(null)).toBe('')
  expect(fieldText('  a\n\n b ')).toBe('a b')
  expect(fieldText(new Date(0))).toBe('1970-01-01T00:00:00.000Z')
  expect(fieldText(false)).toBe('false')
  expect(fieldText('😀'.repeat(50), 10).length).toBeLessThanOrEqual(11)
  expect(fieldText('😀'.repeat(50), 9).isWellFormed()).toBe(true)
  expect(fieldText('x'.repeat(5_000_000), 80)).toHaveLength(80)
})

test('the field mapping is found in a config by its control, and nothing else is taken for it', () => {
  const schema = {
    properties: {
      limit: { type: 'integer' },
      fields: { control: 'mapping', title: 'Fields', propertyNames: { enum: ['title', 'tags'] } },
    },
  }
  expect(mappingProperty(schema)).toEqual({ name: 'fields', label: 'Fields', columns: ['title', 'tags'] })
  expect(mappingProperty({ properties: {} })).toBeUndefined()
  expect(mappingOf({ fields: { title: 'headline', tags: 3 } }, schema)).toEqual({ title: 'headline' })
  expect(mappingOf({ fields: 'nonsense' }, schema)).toEqual({})
  expect(mappingOf(undefined, schema)).toEqual({})
})
