import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { mapPayload } from './map-payload'
import { readMapped } from './read-mapped'
import { readValueAt } from './read-value-at'

const custom = { external_id: 'id', title: 'title', content: 'content', tags: 'tags[].name' }
const settings = ['ghost', 'wordpress', 'strapi', 'contentful', 'sanity', 'custom'].map((payload) =>
  pushConfig.parse({ payload, ...(payload === 'custom' ? { payload_fields: custom } : {}) }),
)
const names = fc.constantFrom(
  ...[
    'post',
    'current',
    'previous',
    'id',
    'ID',
    'title',
    'content',
    'entry',
    'event',
    'sys',
    'fields',
    'type',
  ],
  ...['_id', '_type', 'children', 'nodeType', 'data', 'tags', 'slug', 'image', 'asset', 'body', 'rendered'],
)
const bodies = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom('entry.publish', 'Entry', 'DeletedEntry', 'document', 'block', 'publish', 'x', ''),
    fc.jsonValue(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 6 }),
  ),
})).value

test('for any body, a mapping returns checked items, an event with a reason, or a clear error', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      for (const config of settings)
        try {
          const mapped = mapPayload({ body, headers: {} }, config)
          if (mapped?.does === 'push') expect(readMapped(mapped)).toHaveLength(mapped.items.length)
          else if (mapped) expect(mapped.reason).toMatch(/\.$/)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
          expect(error).toMatchObject({ code: 'invalid' })
        }
    }),
  )
})

test('deeply nested rich text does not overflow the stack', () => {
  const config = pushConfig.parse({ payload: 'contentful' })
  let node: Record<string, unknown> = { nodeType: 'text', value: 'deep', marks: [] }
  for (let depth = 0; depth < 20_000; depth++) node = { nodeType: 'blockquote', content: [node] }
  const body = {
    sys: { type: 'Entry', id: 'a' },
    fields: { title: { en: 'T' }, body: { en: { nodeType: 'document', content: [node] } } },
  }
  expect(mapPayload({ body, headers: {} }, config)).toMatchObject({ does: 'push' })
})

test('paths resolve only to values in the body, never to built-in properties', () => {
  const body = { a: { b: [{ c: 1 }, { c: 2 }] }, list: ['x', 'y'], none: null }
  expect(readValueAt(body, 'a.b[].c')).toEqual([1, 2])
  expect(readValueAt(body, 'a.b.1.c')).toBe(2)
  for (const path of ['constructor', 'a.__proto__', 'list.length', 'a.b[].toString', 'none.x', ''])
    expect([path, [readValueAt(body, path)].flat()]).toEqual([path, path.includes('[]') ? [] : [undefined]])
})

test('text in rich text cannot become markup', () => {
  const config = pushConfig.parse({ payload: 'sanity' })
  const text = '<img src=x onerror=alert(1)>'
  const link = { _key: 'k', href: 'javascript:alert(1)' }
  const children = [{ _type: 'span', text, marks: ['k'] }]
  const body = { _id: 'a', title: 'T', body: [{ _type: 'block', markDefs: [link], children }] }
  expect(mapPayload({ body, headers: {} }, config)).toMatchObject({
    items: [{ content: '<p>&lt;img src=x onerror=alert(1)&gt;</p>' }],
  })
})
