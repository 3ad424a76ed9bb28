import { describe, expect, it } from 'vitest'
import { developmentItems } from './development-items'
import { heldOutItems } from './held-out-items'
import { secondHeldOutItems } from './held-out-second-items'
import { heldOutSentences } from './held-out-sentences'
import { joined, textsOf } from './snippets'
import { itemDraftOf, type WritingItem } from './writing-item'

const allHeldOut = [...heldOutItems, ...secondHeldOutItems]

describe('held-out items', () => {
  it('share no id with each other or the development items, and the first set has 57', () => {
    const ids = [...allHeldOut, ...developmentItems].map(({ id }) => id)
    expect(heldOutItems).toHaveLength(57)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(allHeldOut.map((item) => [item.id, item] as const))(
    '%s has every snippet in its field',
    (_, item) => {
      const missing = [...item.expect.facts, ...item.expect.notForPosts].filter(
        ({ text, field }) => !textsOf(item, field).some((each) => joined(each).includes(text)),
      )
      expect(missing).toEqual([])
    },
  )

  it.each(allHeldOut.map((item) => [item.id, item] as const))(
    '%s lists no snippet as both usable and unusable for posts',
    (_, item) => {
      const unusable = item.expect.notForPosts
      expect(
        item.expect.facts.filter((one) =>
          unusable.some(({ text, field }) => field === one.field && text === one.text),
        ),
      ).toEqual([])
    },
  )

  it.each(allHeldOut.map((item) => [item.id, item] as const))(
    '%s labels every image it has, and no other',
    (_, item) => {
      const { featuredImage, media = [], raw } = item.item
      const urls = [featuredImage, ...media].flatMap((picture) =>
        picture === undefined ? [] : [picture.url],
      )
      const labelled = item.expect.images.map(({ url }) => url)
      expect([...new Set(urls)].filter((url) => !labelled.includes(url))).toEqual([])
      expect(labelled.filter((url) => !urls.includes(url) && !JSON.stringify(raw).includes(url))).toEqual([])
    },
  )

  it('all become drafts with a title, as a connector would create them', () => {
    expect(heldOutItems.map((item) => itemDraftOf(item).title).filter((title) => title === '')).toEqual([])
  })

  it('come from every kind of source and cover every kind of content', () => {
    expect(new Set(heldOutItems.map(({ sourceType }) => sourceType)).size).toBe(7)
    expect(new Set(heldOutItems.map(({ expect: { kind } }) => kind)).size).toBe(13)
  })
})

const everyTextOf = (item: WritingItem): string =>
  [
    ...(['title', 'summary', 'body', 'tags', 'url', 'alt'] as const).flatMap((field) => textsOf(item, field)),
    JSON.stringify(item.item.raw),
  ]
    .map(joined)
    .join('\n')
    .toLowerCase()

/** Whether `text` contains these words without a letter or digit directly before or after them. */
const hasWords = (text: string, words: string): boolean => {
  const escaped = words
    .trim()
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

describe('held-out sentences', () => {
  it('are five for each of thirty items, half of them German', () => {
    const items = heldOutSentences.map(({ item }) => item)
    expect(new Set(items).size).toBe(30)
    expect([...new Set(items)].filter((id) => items.filter((one) => one === id).length !== 5)).toEqual([])
    expect([...new Set(items)].filter((id) => !heldOutItems.some((item) => item.id === id))).toEqual([])
    expect(heldOutSentences.filter(({ language }) => language === 'de')).toHaveLength(75)
    expect(new Set(heldOutSentences.map(({ falsehood }) => falsehood.type)).size).toBe(6)
  })

  it('differ from their falsehoods in exactly the given span', () => {
    const wrong = heldOutSentences.filter(({ sentence, falsehood: { text, from, until } }) => {
      const points = [...text]
      const planted = points.slice(from, until).join('')
      const before = points.slice(0, from).join('')
      const after = points.slice(until).join('')
      const right = sentence.slice(before.length, sentence.length - after.length)
      return !(sentence.startsWith(before) && sentence.endsWith(after)) || planted === '' || planted === right
    })
    expect(wrong).toEqual([])
  })

  it('plant nothing that the item itself contains', () => {
    const standing = heldOutSentences.filter(({ item: id, falsehood: { text, from, until } }) => {
      const item = heldOutItems.find((one) => one.id === id)
      return item === undefined || hasWords(everyTextOf(item), [...text].slice(from, until).join(''))
    })
    expect(standing).toEqual([])
  })

  it('are all different and quote only what their items say', () => {
    const sentences = heldOutSentences.flatMap(({ sentence, falsehood }) => [sentence, falsehood.text])
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
    const invented = heldOutSentences.filter(({ item: id, sentence }) => {
      const item = heldOutItems.find((one) => one.id === id)
      const quotes = [...sentence.matchAll(/[“„]([^“”„]{12,})[“”]/g)].map(([, quote = '']) => quote)
      return quotes.some(
        (quote) =>
          item === undefined || !everyTextOf(item).includes(quote.replace(/[,.]$/, '').toLowerCase()),
      )
    })
    expect(invented).toEqual([])
  })
})
