import { expect, test } from 'vitest'
import { languageSamples } from '@/testing/language/language-samples'
import { loadLanguageDetector } from './detect-language'

const { detect, knows } = await loadLanguageDetector()
/** Languages with almost the same spelling: a single paragraph seldom tells them apart. */
const alike: Record<string, string> = { bs: 'hr' }

test.each(Object.entries(languageSamples))(
  'detects %s in a paragraph and in a short sentence',
  (code, { short, long }) => {
    expect([detect(long), detect(short)]).toEqual([alike[code] ?? code, alike[code] ?? code])
  },
)

test.each([
  '',
  'OK',
  'Sommerfest',
  'Volvo XC90',
  'Windows 11 Pro 64-bit',
  'Impressum',
  '12345 67890 +49 30 1234',
  'https://example.com/the/river/is/open/again',
  'xqz wrt plk bnm qwrt zxcv',
  'Guten Morgen! Good morning! Bonjour! Buenos dias!',
])('reports %j as unknown', (text) => {
  expect(detect(text)).toBe('und')
})

test('knows the official languages of the European Union and the major scripts', () => {
  for (const code of Object.keys(languageSamples))
    expect([code, knows(alike[code] ?? code)]).toEqual([code, true])
  expect(knows('gsw')).toBe(false)
})
