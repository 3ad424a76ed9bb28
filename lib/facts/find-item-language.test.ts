import { describe, expect, test } from 'vitest'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { findItemLanguage } from './find-item-language'

const detector = await loadLanguageDetector()
const of = (bible: Record<string, unknown>) =>
  findItemLanguage({ title: 'Kiosk 7', rawContent: 'Kiosk 7', languages: [], metadata: { bible } }, detector)

describe('the language of an item from a manifest', () => {
  test.each([
    ['language', 'de', 'de'],
    ['lang', 'de-AT', 'de'],
    ['locale', 'pt_BR', 'pt'],
    ['sprache', 'de', 'de'],
    ['Sprache', 'Deutsch', 'de'],
    ['contentLanguage', 'English', 'en'],
    ['inLanguage', ['fr', 'en'], 'fr'],
    ['langue', 'français', 'fr'],
  ])('is read from its field %s: %s', (name, value, language) => {
    expect(of({ name: 'Kiosk 7', [name]: value })).toMatchObject({ language, language_from: 'declared' })
  })

  test('is unknown if nothing reveals it, and never read from a field with a similar name', () => {
    expect(of({ name: 'Kiosk 7', slang: 'de', language_notes: 'de' })).toMatchObject({ language: 'und' })
  })
})
