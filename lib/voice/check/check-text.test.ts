import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProjectVoice } from '../schemas'
import { checkText } from './check-text'

const marked = (text: string, voice: ProjectVoice = {}, language?: string) =>
  checkText(text, voice, { language }).map(({ rule, text: piece }) => `${rule}: ${piece}`)

describe('each rule', () => {
  test('address: marks what the voice does not want, or the rarer form in a mixture', () => {
    const du = { brand_voice_description: 'Wir duzen unsere Leser.' }
    const sie = { tone: ['höflich', 'Sie-Form'] }
    const mixed = 'Hast du Lust? Dann komm mit deinem Boot. Wir freuen uns auf Sie.'
    expect(marked(mixed, {}, 'de')).toEqual(['address: Sie'])
    expect(marked(mixed, du, 'de')).toEqual(['address: Sie'])
    expect(marked(mixed, sie, 'de')).toEqual(['address: du', 'address: deinem'])
    expect(marked('Wir freuen uns auf Ihren Besuch.', du, 'de')).toEqual(['address: Ihren'])
    expect(marked('Address readers with "du".', {}, 'en')).toEqual([])
    // "Sie" at the beginning of a sentence may mean "they".
    expect(
      marked('Die Otter spielen. Sie mögen dich. „Sie kommen“, sagt er: Sie sind da.', {}, 'de'),
    ).toEqual([])
    expect(marked('Du and Sie are words.', du, 'en')).toEqual([])
  })

  test('emoji: none if the brand wants none, otherwise as many as the words carry', () => {
    expect(marked('Hi 👋🏽 there 🇩🇪', { tone: ['no emoji'] })).toEqual(['emoji: 👋🏽', 'emoji: 🇩🇪'])
    expect(marked('Hallo 👋', { brand_voice_description: 'Wir verwenden keine Emojis.' })).toEqual([
      'emoji: 👋',
    ])
    expect(marked('New 🎉 today ✨ and now 👨‍👩‍👧 too 🚤')).toEqual(['emoji: 👨‍👩‍👧', 'emoji: 🚤'])
    expect(marked('Year 2026 © and 3 # * are no emoji ™')).toEqual([])
  })

  test('does not suggest removing an emoji where that would create another violation', () => {
    const voice = { tone: ['no emoji'], words_to_avoid: ['game changer'] }
    for (const text of ['BIG 🚤 DEAL', 'A game 🎉 changer'])
      expect(checkText(text, voice, { language: 'en' })).toMatchObject([{ rule: 'emoji', suggestion: null }])
    expect(checkText('A boat 🚤 here', voice, { language: 'en' })).toMatchObject([{ suggestion: '' }])
  })

  test('exclamation: marks runs, too many, or any if the brand wants none', () => {
    expect(marked('Great!!! News.')).toEqual(['exclamation: !!!'])
    expect(marked('One! Two! Three.')).toEqual(['exclamation: !'])
    expect(marked('Really?! Yes.', { brand_voice_description: 'Never use exclamation marks.' })).toEqual([
      'exclamation: ?!',
    ])
    expect(marked('See https://a.example/!bang now.')).toEqual([])
  })

  test('marks a long sentence as a whole', () => {
    const long = `Word${' word'.repeat(39)}.`
    expect(marked(`Short. ${long} Short.`)).toEqual([`long-sentence: ${long}`])
    expect(marked(`- ${'word '.repeat(20)}\n- ${'word '.repeat(20)}`)).toEqual([])
  })

  test('shouting: marks runs of capitals, but not abbreviations', () => {
    expect(marked('This is GREAT NEWS for UNESCO and NATO, the USA and DIY TV.')).toEqual([
      'shouting: GREAT NEWS',
    ])
    expect(marked('AMAZING offer', {}, 'en')).toEqual(['shouting: AMAZING'])
    expect(marked('See #BLACKFRIDAY and @SOMEBODY')).toEqual([])
  })

  test('marks colors that are not the brand’s, and hashtags made of words to avoid', () => {
    const voice = { primary_color: '#1A6F8B', words_to_avoid: ['game changer', 'synergy'] }
    expect(marked('From #1a6f8b to #ff0000.', voice)).toEqual(['colour: #ff0000'])
    expect(marked('A #GameChanger, #Synergies, #game_changers, #Endgame.', voice)).toEqual([
      'avoided-word: GameChanger',
      'avoided-word: Synergies',
      'avoided-word: #game_changers',
    ])
  })

  test('a rule can be off or blocking', () => {
    const voice = { words_to_avoid: ['epic'] }
    const levels = { 'avoided-word': 'block', exclamation: 'off' } as const
    expect(checkText('An epic day!!', voice, { levels })).toMatchObject([
      { rule: 'avoided-word', level: 'block', text: 'epic' },
    ])
  })
})

const words = fc.constantFrom(
  ...'du Sie Ihnen dein GREAT NEWS AMAZING ! !! ?! . , : 🎉 🚤 #ff0000 #GameChanger https://a.example/x! @Name epic synergies\n der die und the and of to'.split(
    ' ',
  ),
)
const texts = fc
  .array(fc.oneof({ weight: 4, arbitrary: words }, fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(' '))
const voices = fc.constantFrom<ProjectVoice>(
  {},
  {
    words_to_avoid: ['epic → memorable', 'synergy → EPIC SYNERGIES!!', 'game changer', 'great → epic 🎉'],
    primary_color: '#112233',
    tone: ['no emoji', 'never exclamation marks'],
  },
  { brand_voice_description: 'Wir siezen.', words_to_avoid: ['great', 'der'] },
)

test('spans lie in the text and match it, whatever the text', () => {
  fc.assert(
    fc.property(texts, voices, fc.constantFrom('de', 'en', undefined), (text, voice, language) => {
      for (const issue of checkText(text, voice, { language })) {
        expect(issue.from).toBeLessThan(issue.until)
        expect(text.slice(issue.from, issue.until)).toBe(issue.text)
      }
    }),
  )
})

test('a suggestion never introduces a violation', () => {
  fc.assert(
    fc.property(texts, voices, fc.constantFrom('de', 'en'), (text, voice, language) => {
      const counts = (of: string) => {
        const count = new Map<string, number>()
        for (const { rule } of checkText(of, voice, { language })) count.set(rule, (count.get(rule) ?? 0) + 1)
        return count
      }
      const before = counts(text)
      for (const { from, until, suggestion } of checkText(text, voice, { language })) {
        if (suggestion === null) continue
        const after = counts(text.slice(0, from) + suggestion + text.slice(until))
        for (const [rule, count] of after)
          expect([rule, count <= (before.get(rule) ?? 0)]).toEqual([rule, true])
      }
    }),
    { numRuns: 300 },
  )
})
