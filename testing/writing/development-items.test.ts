import { expect, test } from 'vitest'
import { listConnectors } from '@/lib/sources/registry'
import { contentToMarkdown } from '@/lib/text/content-to-markdown'
import { developmentItems } from './development-items'
import { joined, sentencesOf, textsOf } from './snippets'
import { itemDraftOf, itemKinds, sourceTypes, type WritingItem } from './writing-item'

const countOf = (items: WritingItem[], by: (item: WritingItem) => string) => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[by(item)] = (counts[by(item)] ?? 0) + 1
  return counts
}

test('the types of source that tests go through are all those that exist', () => {
  expect(sourceTypes.toSorted()).toEqual(
    listConnectors()
      .map(({ type }) => type)
      .toSorted(),
  )
})

test('no two items share an id, an address or a title', () => {
  const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
  expect(repeated(developmentItems.map(({ id }) => id))).toEqual([])
  expect(repeated(developmentItems.map(({ item }) => item.title))).toEqual([])
  expect(repeated(developmentItems.flatMap(({ item }) => item.url ?? []))).toEqual([])
})

test('every snippet occurs in the field it names', () => {
  const missing = developmentItems.flatMap((item) =>
    [...item.expect.facts, ...item.expect.notForPosts]
      .filter(
        ({ text, field }) => !textsOf(item, field).some((whole) => joined(whole).includes(joined(text))),
      )
      .map(({ text, field }) => `${item.id}: ${field}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('no snippet is both a fact and of no use for posts', () => {
  const both = developmentItems.flatMap(({ id, expect: { facts, notForPosts } }) =>
    facts
      .filter((fact) =>
        notForPosts.some(({ field, text }) => field === fact.field && text.includes(fact.text)),
      )
      .map(({ text }) => `${id}: ${text}`),
  )
  expect(both).toEqual([])
})

test('items meant for posts have three to ten facts; the others have at most two, and a reason', () => {
  const wrong = developmentItems
    .filter(({ expect: { facts, emptyBecause } }) =>
      emptyBecause === undefined ? facts.length < 3 || facts.length > 10 : facts.length > 2,
    )
    .map(({ id }) => id)
  expect(wrong).toEqual([])
})

test('every image of an item has a role, and no other image has one', () => {
  for (const { id, item, expect: expected } of developmentItems) {
    const shown = [item.featuredImage, ...(item.media ?? [])].flatMap((picture) => picture?.url ?? [])
    expect([id, expected.images.map(({ url }) => url).sort()]).toEqual([id, [...new Set(shown)].sort()])
  }
})

test('a declared language is the item’s own, and an undeclared one has to be detected', () => {
  const wrong = developmentItems.filter(({ item, expect: { language } }) =>
    language.from === 'publisher' || language.from === 'document'
      ? item.language?.split('-')[0] !== language.code
      : item.language !== undefined,
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no two items share a sentence', () => {
  const seen = new Map<string, string>()
  const shared = developmentItems.flatMap(({ id, item }) =>
    [...new Set(sentencesOf(`${item.summary ?? ''}\n\n${item.body}`))].flatMap((sentence) => {
      const other = seen.get(sentence)
      seen.set(sentence, id)
      return other === undefined || other === id ? [] : [`${other} and ${id}: ${sentence}`]
    }),
  )
  expect(shared).toEqual([])
})

test('the draft that would be stored has the item’s title, text and images', () => {
  for (const each of developmentItems) {
    const draft = itemDraftOf(each)
    expect([each.id, draft.rawContent.trimEnd().endsWith(each.item.body.trim())]).toEqual([each.id, true])
    expect([each.id, draft.title]).toEqual([each.id, each.item.title])
    const pictures = [draft.featuredImage, ...draft.mediaUrls].filter((url) => url !== null)
    expect([each.id, [...new Set(pictures)].sort()]).toEqual([
      each.id,
      each.expect.images.map(({ url }) => url).sort(),
    ])
  }
})

test('an item’s text is what its import would store, except for a bible’s own Markdown', () => {
  const changed = developmentItems
    .filter(({ sourceType }) => sourceType !== 'bucket_manifest')
    .filter(({ item }) => contentToMarkdown(item.body, { format: 'markdown' }).markdown !== item.body.trim())
  expect(changed.map(({ id }) => id)).toEqual([])
})

test('all kinds, source types and languages are present in the agreed numbers', () => {
  const plain = developmentItems.filter(({ id }) => !id.startsWith('difficult-'))
  const language = countOf(plain, ({ expect: { language } }) => language.code)
  expect({
    items: developmentItems.length,
    difficult: developmentItems.length - plain.length,
    language,
  }).toEqual({
    items: 63,
    difficult: 13,
    language: { en: 24, de: 18, fr: 1, pl: 1, es: 1, it: 1, tr: 1, ar: 1, ja: 1, el: 1 },
  })
  expect(Object.keys(countOf(developmentItems, (each) => each.expect.kind)).sort()).toEqual(
    [...itemKinds].sort(),
  )
  const types = countOf(developmentItems, ({ sourceType }) => sourceType)
  expect(Object.keys(types)).toHaveLength(7)
  expect(Math.min(...Object.values(types))).toBeGreaterThanOrEqual(6)
})
