import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SourceError } from '@/lib/sources/source-error'
import { anyCharacter } from '@/testing/any-character'
import { readManifest } from './manifest'
import { bucketManifestConfig } from './schemas'
import { slugProblem } from './slug'

const config = bucketManifestConfig.parse({ base_url: 'https://cdn.example.com/c' })
const read = (manifest: unknown, notes: string[] = []) =>
  readManifest(manifest, config, (note) => notes.push(note))
const keys = (manifest: unknown) => read(manifest).entries.map((entry) => entry.key)

describe('the manifest as a whole', () => {
  test('reads entries and characters, entries first', () => {
    expect(keys({ characters: [{ slug: 'c' }], entries: [{ slug: 'a' }, { slug: 'b' }] })).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(keys({ characters: [{ slug: 'c' }] })).toEqual(['c'])
    expect(keys({ version: 1, entries: [] })).toEqual([])
    expect(keys({ entries: null, characters: [{ slug: 'c' }] })).toEqual(['c'])
  })

  test.each([
    [[{ slug: 'a' }], /list, not an object/],
    ['text', /not a JSON object/],
    [null, /not a JSON object/],
    [{}, /neither "entries" nor "characters"/],
    [{ entries: null }, /neither/],
    [{ entries: { a: 1 } }, /"entries" in the manifest is not a list/],
    [{ entries: [], characters: 'x' }, /"characters" in the manifest is not a list/],
  ])('rejects %j with a message and a hint', (manifest, words) => {
    try {
      read(manifest)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SourceError)
      if (!(error instanceof SourceError)) return
      expect(error.code).toBe('manifest-malformed')
      expect(error.message).toMatch(words)
      expect(error.hint).not.toBe('')
    }
  })
})

describe('manifest entries', () => {
  test('lists an unusable entry with its reason and keeps the others', () => {
    const { entries, skipped } = read({
      entries: [
        { slug: 'a' },
        7,
        null,
        {},
        { slug: 5 },
        { slug: '../x' },
        { slug: 'b', bible_url: 5 },
        { slug: 'a' },
        { slug: 'c' },
      ],
    })
    expect(entries.map((entry) => entry.key)).toEqual(['a', 'c'])
    expect(skipped).toEqual([
      { key: 'entry 2', reason: 'The entry is not an object.' },
      { key: 'entry 3', reason: 'The entry is not an object.' },
      { key: 'entry 4', reason: 'The entry has no slug.' },
      { key: 'entry 5', reason: 'The slug is not text.' },
      { key: '../x', reason: 'The slug contains a slash.' },
      { key: 'b', reason: 'bible_url is not text.' },
      { key: 'a', reason: 'Two entries share this slug. We use the first one.' },
    ])
  })

  test('uses updated_at as the fingerprint; one that does not parse counts as missing and is noted', () => {
    const notes: string[] = []
    const { entries } = read(
      {
        entries: [
          { slug: 'a', updated_at: '2026-01-01T00:00:00Z' },
          { slug: 'b', updated_at: 'soon' },
          { slug: 'c' },
        ],
      },
      notes,
    )
    expect(entries.map((entry) => entry.fingerprint)).toEqual(['2026-01-01T00:00:00Z', null, null])
    expect(notes).toEqual([expect.stringMatching(/^b: entry\.updated_at isn’t an ISO 8601 time/)])
  })

  test('composes the bible’s address unless the entry gives one', () => {
    const { entries } = read({
      entries: [{ slug: 'a' }, { slug: 'b', bible_url: 'https://x.example.com/b.json' }],
    })
    expect(entries.map((entry) => entry.data.bibleUrl)).toEqual([
      'https://cdn.example.com/c/a/bible.json',
      'https://x.example.com/b.json',
    ])
  })

  test('any JSON yields either unique entries or a SourceError', () => {
    const manifest = fc.oneof(
      fc.jsonValue(),
      fc.record({ entries: fc.array(fc.jsonValue()) }),
      fc.record({
        entries: fc.array(
          fc.record(
            { slug: fc.jsonValue(), bible_url: fc.jsonValue(), updated_at: fc.jsonValue() },
            { requiredKeys: [] },
          ),
        ),
      }),
    )
    fc.assert(
      fc.property(manifest, (value) => {
        try {
          const { entries } = read(value)
          expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length)
        } catch (error) {
          expect(error).toBeInstanceOf(SourceError)
        }
      }),
    )
  })
})

describe('slugs', () => {
  test.each(['gorm', 'a-1', 'Gorm', 'größe', 'two words', 'a.b', 'a%2fb', '日本', 'a:b', '~', '__proto__'])(
    '%j is accepted',
    (slug) => expect(slugProblem(slug)).toBeUndefined(),
  )

  test.each([
    undefined,
    null,
    5,
    {},
    '',
    '  ',
    'a/b',
    'a\\b',
    '..',
    'a..b',
    '.',
    'a\u0000b',
    'a\nb',
    '\u2028',
    '\ud800',
    'x'.repeat(256),
  ])('%j is refused with a reason', (slug) => expect(slugProblem(slug)).toMatch(/\.$/))

  test('every accepted slug stays one segment under the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (slug) => {
        if (slugProblem(slug) !== undefined) return
        const { entries } = read({ entries: [{ slug }] })
        const { pathname } = new URL(entries[0]?.data.bibleUrl ?? '')
        expect(pathname).toMatch(/^\/c\/[^/]+\/bible\.json$/)
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(slug)
      }),
      { numRuns: 500 },
    )
  })
})
