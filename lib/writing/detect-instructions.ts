import type { FactCard } from '@/lib/facts/schemas'

const instructionReasons = new Set(['injection', 'hidden', 'suspicious'])
/** This many consecutive words are no coincidence. */
const run = 3

/**
 * Detects in a text what an item tells machines to say: consecutive words of its marked parts, their quoted or
 * capitalized words, and addresses, unless one of its facts contains them. Returns a function from a text to the
 * words found; undefined if there are none. Pure. Serves spec/security#7.4.
 */
export function detectInstructions(card: FactCard): (text: string) => string | undefined {
  const parts = card.not_for_posts
    .filter(({ reason }) => instructionReasons.has(reason))
    .map(({ text }) => text)
  if (parts.length === 0) return () => undefined
  const factText = ` ${card.facts.map(({ text }) => wordsOf(text).join(' ')).join(' | ')} `
  const isInFacts = (words: string) => factText.includes(` ${words} `)
  const phrases = new Set<string>()
  for (const part of parts) {
    const words = wordsOf(part)
    for (let at = 0; at + run <= words.length; at++) phrases.add(words.slice(at, at + run).join(' '))
    for (const [, quote = ''] of part.matchAll(/["“”„«»‚‘']([^"“”„«»‚‘’']{3,80})["“”„«»‘’']/gu))
      phrases.add(wordsOf(quote).join(' '))
    for (const [capitals] of part.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{3,}(?![\p{L}\p{N}])/gu))
      phrases.add(wordsOf(capitals).join(' '))
    for (const [address] of part.matchAll(
      /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,10}\.\p{L}{2,}/gu,
    ))
      phrases.add(wordsOf(address).join(' '))
  }
  const orders = [...phrases].filter((words) => words !== '' && !isInFacts(words))
  return (text) => {
    const words = ` ${wordsOf(text).join(' ')} `
    return orders.find((order) => words.includes(` ${order} `))
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
