import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createContentTypeFilter,
  enablesNewContentTypes,
  listEnabledContentTypes,
  listOfferedContentTypes,
  offersContentType,
} from './offered-content-types'

const voice = (...kinds: string[]) => ({ enabled_content_types: kinds })
const spellings = fc
  .tuple(fc.constantFrom('character', 'Story', 'ÜBER', 'q a'), fc.constantFrom('spotlight', 'Note', 'straße'))
  .chain(([one, two]) =>
    fc.record({
      plain: fc.constant(`${one} ${two}`),
      other: fc
        .tuple(fc.stringMatching(/^[ _\-–]{1,3}$/), fc.boolean(), fc.stringMatching(/^ {0,2}$/))
        .map(([between, upper, pad]) => `${pad}${upper ? one.toUpperCase() : one}${between}${two}${pad}`),
    }),
  )

describe('the content types that a voice enables', () => {
  test('a content type is the same in any spelling: case, spaces, hyphens, underscores', () => {
    expect(offersContentType(voice('Character Spotlight'), 'character-spotlight')).toBe(true)
    expect(offersContentType(voice('character_spotlight'), 'CHARACTER  SPOTLIGHT')).toBe(true)
    expect(offersContentType(voice('character-spotlight'), 'characterspotlight')).toBe(false)
    fc.assert(fc.property(spellings, ({ plain, other }) => offersContentType(voice(plain), other)))
  })

  test('an empty list, or one of blanks, restricts nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom<string[] | undefined>(undefined, [], [' '], ['-', '__']),
        (kind, list) => offersContentType(list === undefined ? {} : { enabled_content_types: list }, kind),
      ),
    )
  })

  test('always allows content without a type, and what is on the list', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (list) => {
        const offers = createContentTypeFilter({ enabled_content_types: list })
        return [null, '', ' \t', ...list].every(offers)
      }),
    )
  })

  test('offers the list itself, each type once, or otherwise what exists', () => {
    expect(listOfferedContentTypes(voice('Story', 'story', 'FAQ '), ['note'])).toEqual(['Story', 'FAQ'])
    expect(listOfferedContentTypes({}, ['note', 'Note', ''])).toEqual(['note'])
    expect(listEnabledContentTypes({})).toEqual([])
  })

  test('a voice opens content types exactly when it allows something that was excluded', () => {
    const kinds = fc.constantFrom('a', 'B', 'c c', 'C-C', 'd')
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 4 }), fc.array(kinds, { maxLength: 4 }), (one, two) => {
        const [before, after] = [
          createContentTypeFilter(voice(...one)),
          createContentTypeFilter(voice(...two)),
        ]
        const opens = ['a', 'b', 'c c', 'd', 'anything else'].some((kind) => after(kind) && !before(kind))
        expect(enablesNewContentTypes(voice(...one), voice(...two))).toBe(opens)
      }),
    )
  })
})
