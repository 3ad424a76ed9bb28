import { expect, test } from 'vitest'
import { z } from 'zod'
import { bibleAddress, manifestAddress } from './addresses'
import { bucketManifestConfig } from './schemas'

const config = (more: object = {}) =>
  bucketManifestConfig.parse({ base_url: 'https://cdn.example.com/c', ...more })

test('requires only the folder address and fills in the specified defaults', () => {
  expect(config()).toEqual({
    base_url: 'https://cdn.example.com/c',
    manifest_path: 'manifest.json',
    bible_filename: 'bible.json',
    default_target_platforms: [],
    limit: 100,
  })
})

test.each([
  ['https://cdn.example.com/c///', 'https://cdn.example.com/c'],
  ['  cdn.example.com/c/ ', 'https://cdn.example.com/c'],
  ['HTTPS://CDN.Example.com/C', 'https://cdn.example.com/C'],
  ['https://cdn.example.com/c/manifest.json', 'https://cdn.example.com/c'],
  ['https://cdn.example.com', 'https://cdn.example.com'],
  ['http://127.0.0.1:9000/b', 'http://127.0.0.1:9000/b'],
])('the folder address %j is stored as %s', (given, stored) => {
  expect(config({ base_url: given }).base_url).toBe(stored)
})

test.each([
  { base_url: '' },
  { base_url: 'ftp://example.com' },
  { base_url: 'https://user:pass@example.com/c' },
  { base_url: 'https://example.com/c?token=1' },
  { base_url: 'not an address' },
  { base_url: 42 },
  { manifest_path: '../manifest.json' },
  { manifest_path: 'https://example.com/m.json' },
  { bible_filename: 'a//b.json' },
  { limit: 0 },
  { limit: 1.5 },
  { limit: '100' },
  { limit: 100_000 },
  { default_target_platforms: 'x' },
  { default_brand: 3 },
  { colour: 'red' },
])('%j is refused', (wrong) => {
  expect(bucketManifestConfig.safeParse({ base_url: 'https://example.com/c', ...wrong }).success).toBe(false)
})

test('builds addresses from URL-encoded parts', () => {
  const stored = config({ manifest_path: '/index/the list.json', bible_filename: 'b c.json' })
  expect(manifestAddress(stored)).toBe('https://cdn.example.com/c/index/the%20list.json')
  expect(bibleAddress(stored, 'größe 1', undefined)).toBe(
    'https://cdn.example.com/c/gr%C3%B6%C3%9Fe%201/b%20c.json',
  )
  expect(bibleAddress(stored, 'a', 'https://other.example.com/a.json')).toBe(
    'https://other.example.com/a.json',
  )
  expect(bibleAddress(stored, 'a', 'a/v2.json')).toBe('https://cdn.example.com/c/a/v2.json')
  expect(bibleAddress(stored, 'a', 'javascript:alert(1)')).toBeUndefined()
})

test('every field has a title and a description for its form', () => {
  const { properties } = z.toJSONSchema(bucketManifestConfig, { io: 'input' })
  const fields = Object.entries(properties ?? {})
  expect(fields.map(([name]) => name)).toEqual([
    'base_url',
    'manifest_path',
    'bible_filename',
    'default_brand',
    'default_content_type',
    'default_target_platforms',
    'limit',
  ])
  for (const [, field] of fields)
    expect(field).toMatchObject({ title: expect.any(String), description: expect.any(String) })
})
