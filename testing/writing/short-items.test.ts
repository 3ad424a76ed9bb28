import { describe, expect, test } from 'vitest'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { measureFactCards } from './measure-fact-cards'
import { shortItems, shortWritingItems } from './short-items'
import { joined } from './snippets'
import { itemKinds } from './writing-item'

const detector = await loadLanguageDetector()

describe('fact cards of short items of every kind', () => {
  const measured = measureFactCards(shortWritingItems, detector)

  test('identify the kind of at least 95% of items', () => {
    expect(measured.kinds.share, measured.kinds.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('set aside at least 95% of the parts that no post may use', () => {
    expect(measured.excluded.share, measured.excluded.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('contain at least 95% of the parts that a post may use', () => {
    expect(measured.facts.share, measured.facts.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('identify what images are for, and which items instruct machines', () => {
    expect(measured.images.missed).toEqual([])
    expect(measured.injections.missed).toEqual([])
  })
})

test('every part occurs in its item, no id repeats, and every kind has at least four items', () => {
  const missing = shortItems.flatMap(({ id, title, body, fields = {}, keep = [], apart = [] }) =>
    [...keep, ...apart]
      .filter((text) => !joined(`${title}\n${body}\n${JSON.stringify(fields)}`).includes(joined(text)))
      .map((text) => `${id}: ${text}`),
  )
  expect(missing).toEqual([])
  expect(new Set(shortItems.map(({ id }) => id)).size).toBe(shortItems.length)
  const rare = itemKinds.filter((kind) => shortItems.filter((one) => one.kind === kind).length < 4)
  expect(rare).toEqual([])
})
