import { describe, expect, test } from 'vitest'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { developmentItems } from './development-items'
import { measureFactCards } from './measure-fact-cards'

const detector = await loadLanguageDetector()

describe('fact cards of the development items', () => {
  const measured = measureFactCards(developmentItems, detector)

  test('are in the item’s language', () => {
    expect(measured.languages.missed).toEqual([])
  })

  test('contain at least 93% of the facts that a person would use', () => {
    expect(measured.facts.share, measured.facts.missed.join('\n')).toBeGreaterThanOrEqual(0.93)
  })

  test('contain at most 6% of the parts that no post may use', () => {
    expect(1 - measured.excluded.share, measured.excluded.missed.join('\n')).toBeLessThanOrEqual(0.06)
  })

  test('mark every item that instructs machines, and no other', () => {
    expect(measured.injections.missed).toEqual([])
  })

  test('identify the kind of at least 60% of items', () => {
    expect(measured.kinds.share, measured.kinds.missed.join('\n')).toBeGreaterThanOrEqual(0.6)
  })

  test('identify the purpose of at least 95% of images', () => {
    expect(measured.images.share, measured.images.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
