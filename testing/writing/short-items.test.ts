import { describe, expect, test } from 'vitest'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { measureFactCards } from './measure-fact-cards'
import { shortItems, shortWritingItems } from './short-items'
import { joined } from './snippets'
import { itemKinds } from './writing-item'

const detector = await loadLanguageDetector()

describe('fact cards of short items of every kind', () => {
  const measured = measureFactCards(shortWritingItems, detector)

  test('know at least 95 of 100 kinds', () => {
    expect(measured.kinds.share, measured.kinds.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('keep at least 95 of 100 parts apart that no post may use', () => {
    expect(measured.excluded.share, measured.excluded.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('hold at least 95 of 100 parts that a post may use', () => {
    expect(measured.facts.share, measured.facts.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('tell what images are for, and which items instruct machines', () => {
    expect(measured.images.missed).toEqual([])
    expect(measured.injections.missed).toEqual([])
  })
})

test('every part stands in its item, no id is used twice, and every kind is there in number', () => {
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
