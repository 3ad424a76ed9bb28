import { findAvoidedWords } from '@/lib/voice/check/avoided-words'
import { addressesAgainst } from '@/lib/voice/check/rules'
import { withoutEmoji, withoutExclamation } from '@/lib/voice/check/without-signs'
import type { ItemFacts } from './facts'
import type { ComposerVoice } from './schemas'

/** Whether a text holds no word the brand avoids, in any form of its language. */
export const isAllowed = (text: string, voice: ComposerVoice, language: string): boolean =>
  findAvoidedWords(text, voice.words_to_avoid, checked(language)).length === 0

/**
 * An item's facts as the brand would say them: without emoji and exclamation marks where it uses none, and without the
 * sentences that hold a word it avoids or address readers in the other way. Sentences are left out, their words are never
 * changed. Gives what is left, and for people what was left out and why.
 */
export function inVoice(facts: ItemFacts, voice: ComposerVoice): { kept: ItemFacts; warnings: string[] } {
  const { wishes } = voice
  let avoided = 0
  let misaddressed = 0
  const say = (text: string): string[] => {
    let said = text
    if (wishes.noEmoji) said = withoutEmoji(said)
    if (wishes.noExclamation) said = withoutExclamation(said)
    if (said === '') return []
    if (!isAllowed(said, voice, facts.language)) avoided++
    else if (wishes.address && addressesAgainst(said, wishes.address, checked(facts.language))) misaddressed++
    else return [said]
    return []
  }
  const one = (text: string | null): string | null => (text === null ? null : (say(text)[0] ?? null))
  const kept: ItemFacts = {
    ...facts,
    tagline: one(facts.tagline),
    paragraphs: facts.paragraphs.map((paragraph) => paragraph.flatMap(say)).filter((p) => p.length > 0),
    surprises: facts.surprises.flatMap(say),
    traits: facts.traits.flatMap(say),
    tribe: one(facts.tribe),
    habitat: {
      climate: one(facts.habitat.climate),
      terrain: one(facts.habitat.terrain),
      features: facts.habitat.features.flatMap(say),
    },
    foods: facts.foods.flatMap(say),
    size: one(facts.size),
  }
  const warnings: string[] = []
  if (avoided > 0) warnings.push(`${counted(avoided)} left out because of words the brand avoids.`)
  if (misaddressed > 0) {
    const other = wishes.address === 'du' ? 'Sie' : 'du'
    warnings.push(
      `${counted(misaddressed)} left out because of “${other}”: the brand says “${wishes.address}” to its readers.`,
    )
  }
  return { kept, warnings }
}

const counted = (count: number): string =>
  count === 1 ? 'One sentence or fact was' : `${count} sentences or facts were`

const checked = (language: string) => (language === 'de' || language === 'en' ? language : undefined)
