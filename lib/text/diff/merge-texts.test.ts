import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffWords } from './diff-words'
import { splitWords } from './find-hunks'
import { mergeTexts } from './merge-texts'

const sentence = fc
  .array(fc.constantFrom('we', 'use', 'the', 'blue', 'lamp', 'Haus', '3', 'km', '天気', 'は', '🌦'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => `${words.join(' ')}.`)
const text = fc.array(sentence, { maxLength: 5 }).map((all) => all.join(' '))
const languages = fc.constantFrom('en', 'de', 'ja', 'und', 'not a language')

const join = (parts: ReturnType<typeof mergeTexts>, choose: 'ours' | 'theirs' | 'base' = 'ours') =>
  parts.map((part) => (part.kind === 'merged' ? part.text : part[choose])).join('')
const merge = (base: string, ours: string, theirs: string) => mergeTexts({ base, ours, theirs }, 'en')

describe('a three-way merge', () => {
  test('returns the other side if one side changed nothing', () => {
    fc.assert(
      fc.property(text, text, languages, (base, other, language) => {
        const whole = other === '' ? [] : [{ kind: 'merged', text: other }]
        expect(mergeTexts({ base, ours: base, theirs: other }, language)).toEqual(whole)
        expect(mergeTexts({ base, ours: other, theirs: base }, language)).toEqual(whole)
        expect(mergeTexts({ base, ours: other, theirs: other }, language)).toEqual(whole)
      }),
    )
  })

  test('invents no words, loses none that a side added, and gives the same result from either side', () => {
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        const parts = merge(base, ours, theirs)
        const known = new Set([base, ours, theirs].flatMap((one) => splitWords(one, 'en')))
        const shown = parts.flatMap((part) =>
          part.kind === 'merged'
            ? splitWords(part.text, 'en')
            : [...splitWords(part.ours, 'en'), ...splitWords(part.theirs, 'en')],
        )
        for (const word of shown) expect(known).toContain(word)
        for (const side of [ours, theirs])
          for (const word of splitWords(side, 'en'))
            if (!splitWords(base, 'en').includes(word)) expect(shown).toContain(word)
        const mirrored = merge(base, theirs, ours).map((part) =>
          part.kind === 'merged' ? part : { ...part, ours: part.theirs, theirs: part.ours },
        )
        expect(mirrored).toEqual(parts)
      }),
      { numRuns: 60 },
    )
  })

  test('combines changes in different places without conflicts', () => {
    fc.assert(
      fc.property(sentence, sentence, sentence, sentence, (one, mine, middle, yours) => {
        const parts = merge(
          `A ${one}\nmiddle ${middle}\nB ${one}`,
          `A ${mine}\nmiddle ${middle}\nB ${one}`,
          `A ${one}\nmiddle ${middle}\nB ${yours}`,
        )
        expect(join(parts)).toBe(`A ${mine}\nmiddle ${middle}\nB ${yours}`)
        expect(parts.every(({ kind }) => kind === 'merged')).toBe(true)
      }),
    )
  })

  test('combines changes of both sides within one sentence, such as a word and a number', () => {
    const parts = merge(
      'We utilise 3 lamps in the house. It rains.',
      'We use 3 lamps in the house. It rains.',
      'We utilise 3 lamps in the old house. It snows.',
    )
    expect(parts).toEqual([{ kind: 'merged', text: 'We use 3 lamps in the old house. It snows.' }])
    expect(
      merge('We utilise lamps in 3 rooms.', 'We use lamps in 3 rooms.', 'We utilise lamps in 4 rooms.'),
    ).toEqual([{ kind: 'merged', text: 'We use lamps in 4 rooms.' }])
  })

  test('offers whole sentences to choose from where both sides changed the same words', () => {
    expect(
      merge(
        'It opens at 9. The museum is big and red. Come soon.',
        'It opens at 9. The museum is huge and red. Come soon!',
        'It opens at 10. The museum is small and red. Come soon.',
      ),
    ).toEqual([
      { kind: 'merged', text: 'It opens at 10. ' },
      {
        kind: 'conflict',
        base: 'The museum is big and red. ',
        ours: 'The museum is huge and red. ',
        theirs: 'The museum is small and red. ',
      },
      { kind: 'merged', text: 'Come soon!' },
    ])
  })

  test('works in languages without spaces', () => {
    expect(
      mergeTexts(
        {
          base: '今日は雨です。猫がいます。',
          ours: '今日は雪です。猫がいます。',
          theirs: '今日は雨です。犬がいます。',
        },
        'ja',
      ),
    ).toEqual([{ kind: 'merged', text: '今日は雪です。犬がいます。' }])
  })
})

describe('a word diff', () => {
  test('reproduces both texts', () => {
    fc.assert(
      fc.property(text, text, languages, (before, after, language) => {
        const parts = diffWords(before, after, language)
        const of = (kind: string) =>
          parts
            .filter((part) => part.kind === 'same' || part.kind === kind)
            .map((part) => part.text)
            .join('')
        expect([of('removed'), of('added')]).toEqual([before, after])
      }),
    )
  })

  test('works by words, also in German and Japanese, and shows a rewritten phrase as one change', () => {
    expect(diffWords('Der Regenbogen ist rot.', 'Der Regenschirm ist rot.', 'de')).toEqual([
      { kind: 'same', text: 'Der ' },
      { kind: 'removed', text: 'Regenbogen' },
      { kind: 'added', text: 'Regenschirm' },
      { kind: 'same', text: ' ist rot.' },
    ])
    expect(diffWords('今日は雨です。', '今日は雪です。', 'ja').slice(1, 3)).toEqual([
      { kind: 'removed', text: '雨' },
      { kind: 'added', text: '雪' },
    ])
    expect(diffWords('in order to see', 'so as to see', 'en')).toHaveLength(3)
  })

  test('of very long texts that have nothing in common finishes in time', () => {
    const long = (word: string) => Array.from({ length: 4_000 }, (_, at) => `${word}${at}`).join(' ')
    expect(diffWords(long('a'), long('b'), 'en').map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
