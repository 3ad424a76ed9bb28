import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { anyCharacter } from '@/testing/any-character'
import { anyUrl } from '@/testing/any-url'
import { pushItemSchema } from './push-item-schema'
import { readPush } from './read-push'
import { pushLimits } from './schemas'
import { hashPushItem, mapPushItem } from './store/map-push-item'

const config = pushConfig.parse({})
const read = (body: unknown) => readPush(JSON.parse(JSON.stringify(body)), Buffer.from(JSON.stringify(body)))
/** Returns the pointers of one item's errors; empty if it is valid. */
const wrong = (item: Record<string, unknown>): string[] => {
  const [one] = read({ external_id: 'a', title: 'A', ...item })
  return one?.ok ? [] : (one?.errors.map(({ pointer }) => pointer) ?? ['?'])
}
const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]))

test('enforces the limits and formats of a single item', () => {
  const cases: [string, Record<string, unknown>, string[]][] = [
    ['the least', {}, []],
    [
      'all there is',
      {
        content: 'x',
        image_url: 'https://a.example/b.png',
        url: 'http://a.example',
        tags: ['x'],
        published_at: '2026-01-01',
        updated_at: '2026-01-01T00:00:00Z',
      },
      [],
    ],
    [
      'nulls',
      { content: null, image_url: null, url: null, tags: null, published_at: null, updated_at: null },
      [],
    ],
    ['empty addresses', { image_url: '', url: ' ' }, []],
    ['unknown fields', { sku: 7, nested: { deep: [1, { two: 3 }] }, __proto__x: 1 }, []],
    ['no external_id', { external_id: undefined }, ['/external_id']],
    ['null external_id', { external_id: null }, ['/external_id']],
    ['number', { external_id: 12345 }, ['/external_id']],
    ['empty', { external_id: '' }, ['/external_id']],
    ['255', { external_id: 'x'.repeat(255) }, []],
    ['255 characters beyond the first plane', { external_id: '😀'.repeat(255) }, []],
    ['256', { external_id: 'x'.repeat(256) }, ['/external_id']],
    ['9,000', { external_id: 'x'.repeat(9000) }, ['/external_id']],
    ['blank before', { external_id: ' a' }, ['/external_id']],
    ['blank after', { external_id: 'a\u00a0' }, ['/external_id']],
    ['line break', { external_id: 'a\nb' }, ['/external_id']],
    ['NUL', { external_id: 'a\u0000b' }, ['/external_id']],
    ['C1', { external_id: 'a\u0085b' }, ['/external_id']],
    ['half a character', { external_id: 'a\ud800' }, ['/external_id']],
    ['anything else', { external_id: '../../\' or 1=1 -- %00 {"$ne":1} ü' }, []],
    ['no title', { title: undefined }, ['/title']],
    ['blank title', { title: ' \n ' }, ['/title']],
    ['title of NULs', { title: '\u0000' }, ['/title']],
    ['title as object', { title: { $ne: null } }, ['/title']],
    ['title 500', { title: 'x'.repeat(500) }, []],
    ['title 501', { title: 'x'.repeat(501) }, ['/title']],
    ['content 256 KiB', { content: 'x'.repeat(256 * 1024) }, []],
    ['content a byte more', { content: 'x'.repeat(256 * 1024 + 1) }, ['/content']],
    ['content in bytes, not characters', { content: 'ü'.repeat(128 * 1024 + 1) }, ['/content']],
    ['content as list', { content: ['x'] }, ['/content']],
    ['address 2,048', { url: `https://a.example/${'x'.repeat(2048 - 18)}` }, []],
    ['address 2,049', { url: `https://a.example/${'x'.repeat(2049 - 18)}` }, ['/url']],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example',
      '//a.example',
      '/relative',
      'https://',
      'https://u:p@a.example',
      'https://a.example/\\b',
      'https://a b.example',
      'mailto:a@b.example',
      'https:\u0000//a.example',
    ].map((url): [string, Record<string, unknown>, string[]] => [
      url,
      { url, image_url: url },
      ['/image_url', '/url'],
    ]),
    ['tags as text', { tags: 'a,b' }, ['/tags']],
    ['tags with a number', { tags: ['a', 1, 'b', null] }, ['/tags/1', '/tags/3']],
    ['a time that is none', { published_at: 'soon' }, []],
    ['a time as number', { published_at: 1700000000 }, ['/published_at']],
    ['32 levels', { extra: nested(31) }, []],
    ['33 levels', { extra: nested(32) }, ['']],
    ['1,000 fields', fields(998), []],
    ['1,001 fields', fields(999), ['']],
    ['1,001 fields within others', { list: [fields(500), fields(500)] }, ['']],
  ]
  for (const [name, item, expected] of cases) expect([name, wrong(item)]).toEqual([name, expected])
})

test('rejects a number as external_id with the reason', () => {
  const [one] = read({ external_id: 7, title: 'A' })
  expect(one?.ok === false && one.errors[0]?.detail).toContain('quotes')
})

test('removes NUL and broken characters from text, with a note', () => {
  const [one] = read({ external_id: 'a', title: 'A\u0000B', content: 'x\ud800y', extra: ['\u0000'] })
  expect(one).toMatchObject({ ok: true, item: { title: 'AB', content: 'x\ufffdy', extra: [''] } })
  expect(one?.ok && one.notes).toHaveLength(2)
})

test('treats a field named __proto__ as an ordinary field', () => {
  const body =
    '{"external_id":"a","title":"A","__proto__":{"content":"stolen"},"constructor":{"prototype":1}}'
  const [one] = readPush(JSON.parse(body), Buffer.from(body))
  if (!one?.ok) throw new Error('refused')
  expect(one.item.content).toBeUndefined()
  expect(({} as Record<string, unknown>).content).toBeUndefined()
  expect(mapPushItem(one.item, config, () => undefined).rawContent).toBe('# A\n')
})

test('accepts one item or a list under "items", and rejects anything else as a whole', () => {
  expect(read({ items: [{ external_id: 'a', title: 'A' }], more: 1 })).toMatchObject([{ index: 0, ok: true }])
  expect(read({ external_id: 'a', title: 'A', items: 'my own field' })).toMatchObject([{ ok: true }])
  for (const body of [[], [{ external_id: 'a', title: 'A' }], 'x', 7, null, true])
    expect(() => read(body)).toThrowError(expect.objectContaining({ code: 'invalid' }))
  expect(() => read({ items: Array.from({ length: pushLimits.items + 1 }, () => ({})) })).toThrowError(
    expect.objectContaining({ code: 'too-large' }),
  )
})

test('any body is read as items or rejected with errors, and every valid item can be mapped', () => {
  const field = fc.constantFrom(
    'external_id',
    'title',
    'content',
    'url',
    'image_url',
    'tags',
    'published_at',
    'updated_at',
    'brand',
    'x',
  )
  const value = fc.oneof(fc.string({ unit: anyCharacter }), fc.jsonValue(), anyUrl(), fc.constant('a'))
  const item = fc.oneof(
    fc.dictionary(field, value),
    fc.record({
      external_id: fc.string({ minLength: 1 }),
      title: fc.string({ minLength: 1 }),
      content: fc.string(),
    }),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.oneof(item, fc.record({ items: fc.array(item) })), (body) => {
      let items: ReturnType<typeof read>
      try {
        items = read(body)
      } catch (error) {
        expect(error).toMatchObject({ code: 'invalid' })
        return
      }
      for (const one of items) {
        if (!one.ok) {
          expect(one.errors.length).toBeGreaterThan(0)
          continue
        }
        const draft = mapPushItem(one.item, config, () => undefined)
        expect(draft.externalId).toBe(one.item.external_id)
        expect(draft.title.trim()).not.toBe('')
        expect(JSON.stringify(draft)).not.toContain('\\u0000')
        expect(hashPushItem(one.item, config)).toBe(hashPushItem(structuredClone(one.item), config))
      }
    }),
    { numRuns: 300 },
  )
})

test('maps each part of an item from its field, and keeps everything that was sent', () => {
  const sent = {
    external_id: 'a-1',
    title: ' The  river ',
    content:
      '<h2>It flows</h2><p>See <a href="/sea">the sea</a>.</p><img src="b.png"><script>alert(1)</script>',
    image_url: 'https://cdn.example/cover.jpg',
    url: 'https://blog.example/posts/1',
    tags: ['water', ' water', 'news'],
    published_at: '2026-11-03T10:00:00+01:00',
    brand: 'Riverfolk',
    target_platforms: ['x-main', 7],
    language: 'de',
    price: { amount: 7 },
  }
  const draft = mapPushItem(sent, config, () => undefined)
  expect(draft).toMatchObject({
    externalId: 'a-1',
    title: 'The river',
    contentSubtype: 'Riverfolk',
    featuredImage: 'https://cdn.example/cover.jpg',
    mediaUrls: ['https://blog.example/posts/b.png'],
    tags: ['water', 'news'],
    languages: ['de'],
    publishedAt: new Date('2026-11-03T09:00:00Z'),
    url: 'https://blog.example/posts/1',
    rawContent:
      '# The river\n\n## It flows\n\nSee [the sea](https://blog.example/sea).\n\n![](https://blog.example/posts/b.png)\n',
    metadata: { fields: sent, target_platforms: ['x-main'] },
  })
  expect(draft.metadata.field_sources).toMatchObject({ title: ['title'], content_subtype: ['brand'] })
})

test('the source’s defaults fill missing fields, and changing them counts as a content change', () => {
  const own = pushConfig.parse({
    default_brand: 'House',
    default_content_type: 'article',
    default_target_platforms: ['x-main'],
  })
  const sent = { external_id: 'a', title: 'A' }
  expect(mapPushItem(sent, own, () => undefined)).toMatchObject({
    contentType: 'article',
    contentSubtype: 'House',
    metadata: { target_platforms: ['x-main'] },
  })
  expect(hashPushItem(sent, own)).not.toBe(hashPushItem(sent, config))
  expect(hashPushItem({ ...sent, updated_at: '2026-01-01' }, own)).toBe(hashPushItem(sent, own))
})

test('leaves out what exceeds a limit, with a note', () => {
  const notes: string[] = []
  const sent = {
    external_id: 'a',
    title: 'A',
    tags: Array.from({ length: 150 }, (_, n) => `tag ${n}`),
    published_at: 'soon',
    blob: 'x'.repeat(70_000),
  }
  const draft = mapPushItem(sent, config, (note) => notes.push(note))
  expect(draft.tags).toHaveLength(100)
  expect(draft.publishedAt).toBeNull()
  expect(draft.metadata.fields).not.toHaveProperty('blob')
  expect(notes.join('\n')).toMatch(/“tags” contains more[\s\S]*isn’t an ISO 8601 time/)
  expect(notes.join('\n')).toContain('64 KiB')
})

test('the JSON Schema is derived from the schema used for validation', () => {
  const schema = pushItemSchema()
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['external_id', 'title'],
    properties: { external_id: { type: 'string', minLength: 1, maxLength: 255 }, title: { maxLength: 500 } },
  })
  expect(
    new RegExp(
      String((schema.properties as Record<string, { pattern?: string }>).external_id?.pattern),
      'u',
    ).test('article-4711'),
  ).toBe(true)
})
