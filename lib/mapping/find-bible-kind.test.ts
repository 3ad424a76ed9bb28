import { describe, expect, test } from 'vitest'
import { findBibleKind } from './find-bible-kind'

const read = (bible: unknown) => {
  const notes: string[] = []
  return { ...findBibleKind(bible, (message) => notes.push(message)), notes }
}

describe('a bible’s kind of content', () => {
  test.each([
    [{ content_type: ' character-spotlight ' }, 'character-spotlight'],
    [{ contentType: 'Recipe' }, 'Recipe'],
    [{ 'Content-Type': 'story' }, 'story'],
    [{ type: 'event' }, 'event'],
    [{ '@type': 'https://schema.org/Recipe' }, 'Recipe'],
    [{ kind: 'world' }, 'world'],
    [{ category: 'Seasonal story' }, 'Seasonal story'],
    [{ categories: ['recipes', 'soups'] }, 'recipes'],
    [{ category: { id: 7, name: 'Guides' } }, 'Guides'],
    [{ Kategorie: 'Rezept' }, 'Rezept'],
    [{ postType: 'news' }, 'news'],
  ])('%j is %s', (bible, kind) => {
    expect(read(bible)).toMatchObject({ kind, notes: [] })
  })

  test('comes from its content_type first, then its type, then its category', () => {
    expect(read({ category: 'c', type: 't', contentType: 'ct' }).kind).toBe('ct')
    expect(read({ category: 'c', type: 't', content_type: ' ' }).kind).toBe('t')
    expect(read({ category: 'c', type: 'bible' }).kind).toBe('c')
  })

  test.each([
    [{}],
    [null],
    [['type']],
    [{ type: 'document' }],
    [{ type: 7, kind: [], category: {} }],
    [{ type: 'application/json' }],
    [{ category: 'A long sentence that describes the thing and is certainly no kind of content at all.' }],
    [{ blood_type: 'A', typeface: 'Inter', kindness: 'high' }],
  ])('%j names none', (bible) => {
    expect(read(bible)).toEqual({ notes: [] })
  })

  test('a content_type that is not text is noted, and the next field counts', () => {
    expect(read({ content_type: 7, type: 'story' })).toMatchObject({
      kind: 'story',
      notes: ['bible.content_type is not text. We skipped it.'],
    })
  })
})
