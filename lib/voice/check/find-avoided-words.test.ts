import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAvoidedWords } from './find-avoided-words'

const found = (text: string, word: string, language?: 'en' | 'de') =>
  findAvoidedWords(text, [word], language).map(({ from, until }) => text.slice(from, until))

test('finds every inflected form of an English word', () => {
  for (const [word, ...forms] of [
    ['synergy', 'Synergy', 'synergies', 'SYNERGY’S', "synergy's"],
    ['leverage', 'leverages', 'leveraged', 'leveraging'],
    ['unlock', 'unlocks', 'unlocked', 'unlocking'],
    ['plan', 'plans', 'planned', 'planning'],
    ['boss', 'bosses'],
    ['cheap', 'cheaper', 'cheapest'],
    ['easy', 'easier', 'easiest'],
    ['game changer', 'game changers', 'Game  Changer’s', 'game\nchanger'],
    ['knife', 'knives'],
    ['lie', 'lied', 'lying', 'lies'],
    ['hero', 'heroes'],
    ['AI', 'ai'],
    ['24/7', '24/7'],
  ] as const)
    for (const form of [word, ...forms])
      expect([word, found(`So: ${form}, yes.`, word)]).toEqual([word, [form]])
})

test('finds no word inside another or in place of one', () => {
  for (const [word, text] of [
    ['use', 'The user is useful and the reuse of a fuse muses.'],
    ['plan', 'A plane on a planet with plants, explained.'],
    ['class', 'A classic classification, classy.'],
    ['art', 'An article about a cart, partly smart. Arter.'],
    ['lead', 'The leader of leadership misleads.'],
    ['car', 'Care for the carpet.'],
    ['cheap', 'A cheapskate.'],
    ['AI', 'She said ais and aid.'],
    ['win', 'The wine and the winner by the window.'],
    ['her', 'He is here.'],
  ] as const)
    expect([word, found(text, word)]).toEqual([word, []])
})

test('finds every inflected form of a German word in German text', () => {
  for (const [word, ...forms] of [
    ['Synergie', 'Synergien', 'synergie'],
    ['innovativ', 'innovative', 'innovativen', 'innovativer', 'innovativstes'],
    ['Innovativ', 'innovativem'],
    ['nutzen', 'nutze', 'nutzt', 'nutzte', 'genutzt', 'nutzend', 'nutzenden'],
    ['revolutionieren', 'revolutioniert', 'revolutionierte'],
    ['Haus', 'Hauses', 'Häuser', 'Häusern'],
    ['Kind', 'Kinder', 'Kindern', 'Kindes'],
    ['Platz', 'Plätze', 'Plätzen', 'Platzes'],
    ['billig', 'billiger', 'billigsten', 'billiges'],
    ['groß', 'größer', 'größte', 'großen'],
    ['innovative Lösung', 'innovativen Lösungen'],
    ['Wachstum', 'Wachstums'],
  ] as const)
    for (const form of [word, ...forms])
      expect([word, form, found(`Also: ${form}, ja.`, word, 'de')]).toEqual([word, form, [form]])
})

test('German endings cause no false matches, and are not tried in English text', () => {
  for (const [word, text] of [
    ['Bau', 'Der Bauer und die Bäuerin bauten die Bauern­höfe.'],
    ['Synergie', 'Synergieeffekte und Energie'],
    ['Leit', 'Der Leiter leitet.'],
    ['Art', 'Der Artikel ist artig.'],
  ] as const)
    expect([word, found(text, word, 'de')]).toEqual([word, []])
  expect(found('A plane, a planet; bare barns.', 'plan')).toEqual([])
  expect(found('The wines were here.', 'Wein')).toEqual([])
})

test('letters of another form or case match where Unicode says so, and only there', () => {
  expect(found('A \u212Ailn, a Kiln.', 'kiln')).toEqual(['\u212Ailn', 'Kiln'])
  expect(found('Die \u017Fynergie ist SÜ\u1E9E.', 'süß')).toEqual(['SÜ\u1E9E'])
  expect(found('Its \u017Fynergy', 'synergy')).toEqual(['\u017Fynergy'])
  expect(found('ΟΔΟΣ οδος οδοσ', 'οδος')).toEqual(['ΟΔΟΣ', 'οδος', 'οδοσ'])
  expect(found('SUSS, SUESS', 'süß')).toEqual(['SUESS'])
})

test('offers a replacement for the plain form, in its case', () => {
  const words = ['synergy → working together']
  expect(findAvoidedWords('Synergy and synergies', words)).toMatchObject([
    { word: 'synergy', instead: 'Working together' },
    { word: 'synergy', instead: null },
  ])
})

test('returns spans inside the text and in order, whatever the text and the words', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 }),
      fc.constantFrom('en', 'de', undefined),
      (text, words, language) => {
        const sown = `${text} ${words.join(' ')} ${text}`
        let last = 0
        for (const { from, until } of findAvoidedWords(sown, words, language as 'en')) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(until).toBeGreaterThan(from)
          expect(until).toBeLessThanOrEqual(sown.length)
          last = from
        }
      },
    ),
  )
})

test('equal lists find the same, and a list that grew is read again', () => {
  const list = ['rivermaker', 'streamwright → shipwright']
  const text = 'A rivermaker and a streamwright; an eddyfier.'
  const words = (of: string[], language?: 'de') =>
    findAvoidedWords(text, of, language).map(({ word }) => word)
  expect(words(list)).toEqual(['rivermaker', 'streamwright'])
  expect(words([...list])).toEqual(['rivermaker', 'streamwright'])
  expect(words(['streamwright', 'rivermaker'])).toEqual(['rivermaker', 'streamwright'])
  expect(words([...list], 'de')).toEqual(['rivermaker', 'streamwright'])
  list.push('eddyfier')
  expect(words(list)).toEqual(['rivermaker', 'streamwright', 'eddyfier'])
  expect(words(['rivermaker', 'streamwright → shipwright'])).toEqual(['rivermaker', 'streamwright'])
})
