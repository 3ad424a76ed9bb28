import { describe, expect, test } from 'vitest'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { developmentItems } from './development-items'
import { measureFactCards } from './measure-fact-cards'

const detector = await loadLanguageDetector()

describe('fact cards of the development items', () => {
  const measured = measureFactCards(developmentItems, detector)

  test('are in the language that the item is in', () => {
    expect(measured.languages.missed).toEqual([])
  })

  test('have at least 93 of 100 facts that a person would use', () => {
    expect(measured.facts.share, measured.facts.missed.join('\n')).toBeGreaterThanOrEqual(0.93)
  })

  test('offer at most 6 of 100 parts that may be in no post', () => {
    expect(1 - measured.excluded.share, measured.excluded.missed.join('\n')).toBeLessThanOrEqual(0.06)
  })

  test('mark every item that instructs machines, and no other', () => {
    expect(measured.injections.missed).toEqual([])
  })

  test('know the kind of at least 60 of 100', () => {
    expect(measured.kinds.share, measured.kinds.missed.join('\n')).toBeGreaterThanOrEqual(0.6)
  })

  test('tell what at least 95 of 100 images are for', () => {
    expect(measured.images.share, measured.images.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
