import { ended } from '@/lib/text/sentences'
import { rotated } from './choose'
import type { Facts } from './facts'
import { capitalised, listed } from './phrases'

/** One paragraph of a post; null or "" is left out. */
export type Block = string | null

/** True when a sentence names who it is about, in full or by the first word of the name. */
export function names(sentence: string, name: string): boolean {
  const text = sentence.toLowerCase()
  const first = name.split(/\s+/u)[0] ?? name
  return text.includes(name.toLowerCase()) || (first.length > 3 && text.includes(first.toLowerCase()))
}

/**
 * True when a sentence can open a post: it names who it is about. Others may be fragments ("Afraid of waterfalls") or begin
 * with a pronoun, and read well only after a line that names somebody.
 */
export const canOpen = (sentence: string, facts: Facts): boolean => names(sentence, facts.name)

/** Taglines that say what somebody is stand after a colon; others ("Keeps the weather in jars.") on a line of their own. */
const isNounPhrase =
  /^(?:the|a|an|your|our|one|two|three|four|half|part|der|die|das|ein|eine|dein|deine|unser|unsere|zwei|drei|vier|halb)\s/iu

/** The tagline with the name in front unless the tagline says it; null without a tagline. */
export function hook(facts: Facts): string | null {
  const line = closing(facts)
  if (line === null || names(line, facts.name)) return line
  return `${facts.name}${isNounPhrase.test(line) ? ': ' : '\n'}${line}`
}

/** The tagline as a closing line. */
export const closing = (facts: Facts): Block =>
  facts.tagline === null ? null : ended(capitalised(facts.tagline))

/** The first sentences of the text, at most `count` and about `length` characters, never part of one. */
export function opening(facts: Facts, count: number, length: number, skip = 0): string[] {
  const chosen: string[] = []
  let used = 0
  for (const sentence of facts.paragraphs.flat().slice(skip)) {
    if (chosen.length === count || (chosen.length > 0 && used + sentence.length > length)) break
    chosen.push(sentence)
    used += sentence.length + 1
  }
  // A question whose answer is cut off would be left hanging.
  const isCut = skip + chosen.length < facts.paragraphs.flat().length
  while (isCut && chosen.length > 1 && chosen.at(-1)?.includes('?')) chosen.pop()
  return chosen
}

/** The facts in an order of the item's own, so that posts of one brand differ in which they use. */
export const rotatedFacts = (facts: Facts, salt: string): string[] =>
  rotated(facts.surprises, `${facts.seed}|${salt}`)

/** "A surprising fact about Mo: …", or the bare fact when it names Mo; null where the language has no words for it. */
export function factLine(facts: Facts, fact: string, salt: string): Block {
  if (canOpen(fact, facts)) return fact
  if (!facts.phrases || beginsWithArticle(facts)) return null
  const [lead] = rotated(facts.phrases.factAbout, `${facts.seed}|${salt}`)
  return lead ? `${lead(facts.name)} ${capitalised(fact)}` : null
}

/** "Did you know? …", for facts that stand on their own. */
export function questionLine(facts: Facts, fact: string, salt: string): Block {
  if (!canOpen(fact, facts)) return null
  const [question] = rotated(facts.phrases?.question ?? [], `${facts.seed}|${salt}`)
  return question === undefined ? null : `${question} ${capitalised(fact)}`
}

/** A heading and one line for each fact; a single fact stands alone. */
export function factList(facts: Facts, chosen: readonly string[], mark: string, salt: string): Block {
  if (chosen.length === 0) return null
  if (chosen.length === 1) return capitalised(chosen[0] ?? '')
  const lines = chosen.map((fact) => `${mark} ${capitalised(fact)}`)
  const heads =
    facts.phrases?.factsHead.filter((head) => !(beginsWithArticle(facts) && head('\0').includes('\0'))) ?? []
  const [head] = rotated(heads, `${facts.seed}|${salt}`)
  return [...(head ? [head(facts.name)] : []), ...lines].join('\n')
}

/** "Curious, kind and stubborn: that is Mo." */
export function traitsLine(facts: Facts, count: number, salt: string): Block {
  const traits = facts.traits.slice(0, count)
  if (!facts.phrases || traits.length < 2) return null
  const [line] = rotated(facts.phrases.traits, `${facts.seed}|${salt}`)
  const words = listed(traits, facts.phrases.and)
  const text = line?.(facts.name, words)
  return text === undefined ? null : text.startsWith(words) ? capitalised(text) : text
}

/** "Home: peat bog, cool and misty". */
export function homeLine(facts: Facts): Block {
  const { climate, terrain, features } = facts.habitat
  const parts = [terrain, climate, features.length > 0 ? features.slice(0, 3).join(', ') : null].filter(
    (part) => part !== null,
  )
  return labelled(facts.phrases?.home, parts.join(' · '))
}

export const tribeLine = (facts: Facts): Block => labelled(facts.phrases?.tribe, facts.tribe)

/** Every short fact with its label, one a line: for descriptions and full texts. */
export function profile(facts: Facts): Block {
  const { phrases, habitat } = facts
  const lines = [
    labelled(phrases?.traitsLabel, facts.traits.join(', ')),
    tribeLine(facts),
    labelled(phrases?.size, facts.size),
    labelled(phrases?.climate, habitat.climate),
    labelled(phrases?.terrain, habitat.terrain),
    labelled(phrases?.features, habitat.features.join(', ')),
    labelled(phrases?.foods, facts.foods.join(', ')),
  ].filter((line) => line !== null)
  return lines.length > 0 ? lines.join('\n') : null
}

const labelled = (label: string | undefined, value: string | null): Block =>
  label && value ? `${label}: ${value}` : null

/** German names that begin with an article would need to be declined after "über" or "an". */
const beginsWithArticle = (facts: Facts): boolean =>
  facts.language === 'de' && /^(?:der|die|das|ein|eine)\s/iu.test(facts.name)

/** Sentences that say something: short lines without an end (headings, bylines) are passed over while others are left. */
export function meaningful(facts: Facts): string[][] {
  const saysSomething = (sentence: string): boolean =>
    /[.!?…][)"'”“«»’]*$/u.test(sentence) && sentence.split(' ').length > 3
  const meaningfulParagraphs = facts.paragraphs
    .map((paragraph) => paragraph.filter(saysSomething))
    .filter((paragraph) => paragraph.length > 0)
  return meaningfulParagraphs.length > 0 ? meaningfulParagraphs : facts.paragraphs
}

/** The title as the first line, unless the text begins with it. */
export function titleLine(facts: Facts): Block {
  const first = facts.paragraphs[0]?.[0] ?? ''
  return first.toLowerCase().startsWith(facts.name.toLowerCase()) ? null : facts.name
}
