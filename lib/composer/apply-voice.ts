import { addressesAgainst } from '@/lib/voice/check/addresses'
import { findAvoidedWords } from '@/lib/voice/check/avoided-words'
import { withoutEmoji, withoutExclamation } from '@/lib/voice/check/without-signs'
import type { ItemFacts } from './facts'
import type { ComposerVoice, Flag } from './schemas'
import { droppable } from './sentence-links'

/** Whether a text holds no word the brand avoids, in any form of its language. */
export const isAllowed = (text: string, voice: ComposerVoice, language: string): boolean =>
  findAvoidedWords(text, voice.words_to_avoid, checked(language)).length === 0

type Reason = 'avoided' | 'address'

/**
 * An item's facts as the brand would say them: without emoji and exclamation marks where it uses none, and with the words it
 * names in place of words it avoids. What still holds such a word, or addresses readers in the other way, is left out where
 * the rest keeps its meaning and stays where it does not. Gives what is left, and a flag for whatever was left out.
 */
export function applyVoice(facts: ItemFacts, voice: ComposerVoice): { kept: ItemFacts; flags: Flag[] } {
  const { styleRules } = voice
  const { language } = facts
  const left: Record<Reason, number> = { avoided: 0, address: 0 }
  const inBrandWords = (text: string): string => {
    let words = text
    if (styleRules.noEmoji) words = withoutEmoji(words)
    if (styleRules.noExclamation) words = withoutExclamation(words)
    return withReplacements(words, voice, language)
  }
  const reasonToLeaveOut = (text: string): Reason | undefined => {
    if (!isAllowed(text, voice, language)) return 'avoided'
    return styleRules.address && addressesAgainst(text, styleRules.address, checked(language))
      ? 'address'
      : undefined
  }
  const leaveOut = (reason: Reason): void => {
    left[reason]++
  }
  /** Entries that stand alone: names, traits, foods. */
  const alone = (texts: readonly string[]): string[] =>
    texts
      .map(inBrandWords)
      .filter((text) => text !== '')
      .filter((text) => {
        const reason = reasonToLeaveOut(text)
        if (reason) leaveOut(reason)
        return reason === undefined
      })
  /** Paragraphs of sentences, which lean on each other. */
  const running = (paragraphs: readonly string[][]): string[][] => {
    const spoken = paragraphs.map((one) => one.map(inBrandWords).filter((text) => text !== ''))
    const all = spoken.flat()
    const reasons = all.map(reasonToLeaveOut)
    const dropped = droppable(all, (at) => reasons[at] !== undefined, language)
    for (const at of dropped) leaveOut(reasons[at] ?? 'avoided')
    let at = 0
    return spoken.map((one) => one.filter(() => !dropped.has(at++))).filter((one) => one.length > 0)
  }
  const one = (text: string | null): string | null => (text === null ? null : (alone([text])[0] ?? null))
  const kept: ItemFacts = {
    ...facts,
    tagline: one(facts.tagline),
    paragraphs: running(facts.paragraphs),
    surprises: running([facts.surprises]).flat(),
    traits: alone(facts.traits),
    tribe: one(facts.tribe),
    habitat: {
      climate: one(facts.habitat.climate),
      terrain: one(facts.habitat.terrain),
      features: alone(facts.habitat.features),
    },
    foods: alone(facts.foods),
    size: one(facts.size),
  }
  return { kept, flags: flagsFor(left, voice) }
}

function flagsFor(left: Record<Reason, number>, { styleRules }: ComposerVoice): Flag[] {
  const flags: Flag[] = []
  const check = 'Check that the rest still says what it should.'
  const add = (message: string) => flags.push({ code: 'dropped_sentence', message })
  if (left.avoided > 0)
    add(`We left out ${counted(left.avoided)} because of words your brand avoids. ${check}`)
  if (left.address > 0) {
    const other = styleRules.address === 'du' ? 'Sie' : 'du'
    add(
      `We left out ${counted(left.address)} because of “${other}”: your brand says “${styleRules.address}”. ${check}`,
    )
  }
  return flags
}

/** Puts the words the brand names in place of those it avoids, where the form is the very one that is listed. */
function withReplacements(text: string, voice: ComposerVoice, language: string): string {
  let result = text
  for (const { from, until, instead } of findAvoidedWords(
    text,
    voice.words_to_avoid,
    checked(language),
  ).reverse())
    if (instead !== null && isAllowed(instead, voice, language))
      result = result.slice(0, from) + instead + result.slice(until)
  return result
}

/** What a finished post still says against the brand: its title, or a sentence that could not be left out. */
export function violations(text: string, voice: ComposerVoice, language: string): Flag[] {
  const flags: Flag[] = []
  const add = (message: string) => flags.push({ code: 'avoided_word', message })
  const words = new Set(
    findAvoidedWords(text, voice.words_to_avoid, checked(language)).map(({ word }) => `“${word}”`),
  )
  if (words.size > 0)
    add(`This post says ${[...words].join(', ')}, which your brand avoids. Rewrite it before you publish.`)
  const { address } = voice.styleRules
  if (address && addressesAgainst(text, address, checked(language)))
    add(
      `This post says “${address === 'du' ? 'Sie' : 'du'}” where your brand says “${address}”. Rewrite it before you publish.`,
    )
  return flags
}

const counted = (count: number): string =>
  count === 1 ? 'one sentence or fact' : `${count} sentences or facts`

const checked = (language: string) => (language === 'de' || language === 'en' ? language : undefined)
