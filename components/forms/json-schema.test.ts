import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'
import {
  choiceLabel,
  fieldKind,
  isShown,
  labelOf,
  type PropertySchema,
  placeholderOf,
  sortedFields,
  withoutUnions,
} from './json-schema'

const schema = z.toJSONSchema(
  z.object({
    base_url: z.url().meta({ title: 'Address', examples: ['https://cdn.example.com/world'] }),
    limit: z.number().int().default(100),
    channels: z.array(z.string()).optional(),
    mode: z.enum(['a', 'b']),
    follow: z.boolean().default(true),
    brief: z.string().max(2000).optional(),
    brand: z.string().optional(),
    note: z.string().max(2000).nullable().optional(),
    either: z.union([z.literal('x'), z.literal('y')]),
    query: z.string().meta({ control: 'long-text' }).optional(),
    path: z.string().max(2000).meta({ control: 'line' }).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    selectors: z.strictObject({ title: z.string().optional() }).default({}),
    mapping: fieldMapping,
  }),
  { io: 'input' },
)
const property = (name: string) => {
  const found = schema.properties?.[name]
  if (typeof found !== 'object') throw new Error(name)
  return found as PropertySchema
}

test('each kind of value gets its control', () => {
  const kinds = Object.keys(schema.properties ?? {}).map((name) => [name, fieldKind(property(name))])
  expect(Object.fromEntries(kinds)).toEqual({
    base_url: 'url',
    limit: 'number',
    channels: 'list',
    mode: 'choice',
    follow: 'boolean',
    brief: 'long-text',
    brand: 'text',
    note: 'long-text',
    either: 'choice',
    query: 'long-text',
    path: 'text',
    headers: 'pairs',
    selectors: 'group',
    mapping: 'mapping',
  })
  expect(fieldKind({ type: 'string', writeOnly: true })).toBe('secret')
  expect(withoutUnions(property('either')).enum).toEqual(['x', 'y'])
})

test('a choice is labeled as its schema says, or else by its value in words', () => {
  const mode = { enum: ['a', 'no_such'], labels: { a: 'First' } }
  expect(mode.enum.map((value) => choiceLabel(mode, value))).toEqual(['First', 'No such'])
})

test('fields that must be filled in or kept in sight come first, in schema order; the rest is folded away', () => {
  const database = {
    required: ['kind', 'host', 'port'],
    properties: {
      kind: { enum: ['postgres', 'file'] },
      host: { type: 'string', only: { kind: ['postgres'] } },
      port: { type: 'integer', default: 5432 },
      password: { type: 'string', alwaysShown: true },
      limit: { type: 'integer' },
    },
  }
  expect(sortedFields(database)).toEqual({ first: ['kind', 'host', 'password'], rest: ['port', 'limit'] })
  expect(isShown(database.properties.host, { kind: 'file' })).toBe(false)
  expect(isShown(database.properties.host, { kind: 'postgres' })).toBe(true)
  expect(isShown(database.properties.port, {})).toBe(true)
})

test('the placeholder is the default, or else an example, or else nothing', () => {
  expect(placeholderOf(property('limit'))).toBe('100')
  expect(placeholderOf(property('base_url'))).toBe('https://cdn.example.com/world')
  expect(placeholderOf(property('brand'))).toBeUndefined()
  expect(placeholderOf({ default: [], examples: ['x-main'] })).toBe('x-main')
})

test('a property without a title is named after its key', () => {
  expect(labelOf('base_url', property('base_url'))).toBe('Address')
  expect(labelOf('default_brand', property('brand'))).toBe('Default brand')
})
