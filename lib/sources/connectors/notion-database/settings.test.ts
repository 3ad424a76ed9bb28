import { expect, test } from 'vitest'
import { notionDatabase } from '../notion-database'
import { notionId } from './notion-address'
import { readyFilter } from './ready-filter'
import { notionDatabaseConfig } from './schemas'

const hex = '1f0c2a3b4d5e6f708192a3b4c5d6e7f8'
const id = '1f0c2a3b-4d5e-6f70-8192-a3b4c5d6e7f8'
const view = '00000000000000000000000000000001'

test.each([
  [hex],
  [id],
  [` ${hex.toUpperCase()} `],
  [`https://www.notion.so/acme/${hex}?v=${view}`],
  [`https://www.notion.so/acme/${hex}?v=${view}&p=${view}&pm=s`],
  [`https://www.notion.so/acme/Content-calendar-${hex}?pvs=4`],
  [`https://www.notion.so/Caf%C3%A9-${hex}`],
  [`https://acme.notion.site/${hex}?v=${view}#x`],
  [`https://app.notion.com/p/acme/${hex}/`],
  [`www.notion.so/acme/${hex}`],
  [`notion://www.notion.so/acme/${hex}`],
  [`collection://${id}`],
])('the database is found in %s', (pasted) => {
  expect(notionId(pasted)).toBe(id)
})

test.each([
  [''],
  ['https://www.notion.so/acme'],
  [`https://www.notion.so/acme?v=${hex}`],
  [`https://example.com/${hex}`],
  [`https://notion.so.evil.example/${hex}`],
  [`${hex}0`],
  [`a${hex}`],
  ['https://www.notion.so/%'],
  [`javascript:${hex}`],
  ['-'.repeat(5_000)],
])('no database is found in %j', (pasted) => {
  expect(notionId(pasted)).toBeUndefined()
})

test('requires only a token and a database, and explains wrong settings', () => {
  expect(notionDatabaseConfig.parse({ token: ' ntn_1 ', database: hex })).toEqual({
    token: 'ntn_1',
    database: hex,
    mapping: {},
    limit: 100,
  })
  const complaint = (more: object) =>
    notionDatabaseConfig.safeParse({ token: 'ntn_1', database: hex, ...more }).error?.issues[0]?.message
  expect(complaint({ token: '' })).toBe('Enter the token of your Notion integration.')
  expect(complaint({ token: 'ntn_1\nX: y' })).toMatch(/has no spaces/)
  expect(complaint({ database: '' })).toBe('Enter the address of the database.')
  expect(complaint({ database: 'https://example.com' })).toMatch(/^There is no database in this address/)
  expect(complaint({ ready_value: 'Done' })).toBe('Name the property that has this value.')
  expect(complaint({ limit: 0 })).toBe('At least 1.')
  expect(complaint({ else: 1 })).toBeDefined()
})

test('recognizes addresses of Notion databases and no others', () => {
  const guess = (address: string) =>
    notionDatabase.guess?.({ url: new URL(address), status: 200, contentType: '', text: '', links: [] })
  const database = `https://www.notion.so/acme/${hex}?v=${view}`
  expect(guess(database)).toMatchObject({ config: { database }, certainty: 0.95 })
  expect(guess(`https://www.notion.so/acme/${hex}`)?.certainty).toBeLessThan(0.95)
  expect(guess('https://www.notion.so/product')).toBeUndefined()
  expect(guess(`https://example.com/${hex}`)).toBeUndefined()
})

const options = (...names: string[]) => ({ options: names.map((name) => ({ name })) })
const source = {
  id,
  properties: {
    Done: { type: 'checkbox', checkbox: {} },
    Stage: { type: 'status', status: options('Draft', 'Ready to post') },
    Kind: { type: 'select', select: options('A', 'B') },
    Channels: { type: 'multi_select', multi_select: options('X') },
    Note: { type: 'rich_text' },
    Sum: { type: 'formula' },
    When: { type: 'date' },
  },
}

test.each<[string | undefined, string | undefined, unknown]>([
  [undefined, undefined, undefined],
  ['Done', undefined, { property: 'Done', checkbox: { equals: true } }],
  ['done', 'No', { property: 'Done', checkbox: { equals: false } }],
  ['Stage', 'ready to POST', { property: 'Stage', status: { equals: 'Ready to post' } }],
  ['Kind', 'B', { property: 'Kind', select: { equals: 'B' } }],
  ['Channels', 'X', { property: 'Channels', multi_select: { contains: 'X' } }],
  ['Note', 'go', { property: 'Note', rich_text: { equals: 'go' } }],
  ['Sum', 'go', { property: 'Sum', formula: { string: { equals: 'go' } } }],
])('“%s” with the value “%s” becomes the filter for ready pages', (ready_property, ready_value, filter) => {
  expect(readyFilter({ ready_property, ready_value }, source)).toEqual(filter)
})

test.each([
  ['Status', undefined, 'The database has no property named “Status”.', /It has: “Done”, “Stage”/],
  [
    'Done',
    'perhaps',
    '“Done” is a checkbox, and “perhaps” is not one of its values.',
    /ticked checkbox means ready/,
  ],
  ['Stage', undefined, '“Stage” is not a checkbox', /“Draft”, “Ready to post”/],
  ['Kind', 'C', '“Kind” has no option “C”.', /“A”, “B”/],
  ['When', 'now', '“When” can’t show whether a page is ready.', /checkbox/],
])(
  '“%s” with “%s” is rejected with what is wrong and what there is',
  (ready_property, ready_value, message, hint) => {
    const attempt = () => readyFilter({ ready_property, ready_value }, source)
    expect(attempt).toThrow(message)
    expect(attempt).toThrow(
      expect.objectContaining({ code: 'setting-wrong', hint: expect.stringMatching(hint) }),
    )
  },
)
