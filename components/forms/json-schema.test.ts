import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldKind, labelOf, placeholderOf } from './json-schema'

const schema = z.toJSONSchema(
  z.object({
    base_url: z.url().meta({ title: 'Address', examples: ['https://cdn.example.com/world'] }),
    limit: z.number().int().default(100),
    channels: z.array(z.string()).optional(),
    mode: z.enum(['a', 'b']),
    follow: z.boolean().default(true),
    brief: z.string().max(2000).optional(),
    brand: z.string().optional(),
  }),
  { io: 'input' },
)
const property = (name: string) => {
  const found = schema.properties?.[name]
  if (typeof found !== 'object') throw new Error(name)
  return found as Parameters<typeof fieldKind>[0]
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
  })
})

test('a default stands as the placeholder, else an example, else nothing', () => {
  expect(placeholderOf(property('limit'))).toBe('100')
  expect(placeholderOf(property('base_url'))).toBe('https://cdn.example.com/world')
  expect(placeholderOf(property('brand'))).toBeUndefined()
})

test('a property without a title is named after its key', () => {
  expect(labelOf('base_url', property('base_url'))).toBe('Address')
  expect(labelOf('default_brand', property('brand'))).toBe('Default brand')
})
