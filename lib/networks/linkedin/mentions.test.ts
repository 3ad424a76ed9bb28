import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeLittleText } from './escape-little-text'
import { pagesIn, pagesPattern } from './pages-to-mention'

const pages = pagesIn(`Acme = 12
  Acme Pots (UK) = https://www.linkedin.com/company/345/admin/dashboard/

Über & Söhne=https://linkedin.com/showcase/6`)

describe('LinkedIn pages that a channel may mention', () => {
  test('are listed one per line, as a name with the page’s number or an address that contains it', () => {
    expect(pages).toEqual([
      { name: 'Acme', urn: 'urn:li:organization:12' },
      { name: 'Acme Pots (UK)', urn: 'urn:li:organization:345' },
      { name: 'Über & Söhne', urn: 'urn:li:organization:6' },
    ])
    expect(pagesPattern.test('Acme = 12\n\n Pots = https://www.linkedin.com/company/345/\n')).toBe(true)
    for (const wrong of [
      'Acme',
      '= 12',
      'Acme = pots',
      'Acme = https://www.linkedin.com/company/acme/',
      '@Acme = 12',
    ])
      expect(pagesPattern.test(wrong)).toBe(false)
  })

  test('are mentioned where a text has "@" and the full name, preferring the longest; all other text stays the same', () => {
    expect(escapeLittleText('(With @Acme Pots (UK), @Acme_ and @Acme!)', pages)).toBe(
      String.raw`\(With @[Acme Pots \(UK\)](urn:li:organization:345), \@Acme\_ and @[Acme](urn:li:organization:12)!\)`,
    )
    const none = 'Write to info@Acme, see https://a.example/@Acme and @acme, @Acmes, @ Acme or Acme.'
    expect(escapeLittleText(none, pages)).toBe(escapeLittleText(none))
  })

  test('leave a text without their names unchanged', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('@', '#Acme ', 'Acme', 'https://a.co/@', '\\'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        fc.pre(!pages.some(({ name }) => text.includes(`@${name}`)))
        expect(escapeLittleText(text, pages)).toBe(escapeLittleText(text))
      }),
      { numRuns: 300 },
    )
  })
})
