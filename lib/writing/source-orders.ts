import type { FactCard } from '@/lib/facts/schemas'

const told = new Set(['injection', 'hidden', 'suspicious'])
/** This many consecutive words are no coincidence. */
const run = 3

/**
 * Detects in a text what an item tells machines to say: consecutive words of its marked parts, their quoted or
 * capitalized words, and addresses, unless one of its facts contains them. Returns a function from a text to the
 * words found; undefined if there are none. Pure. Serves spec/security#7.4.
 */
export function ordersOf(card: FactCard): (text: string) => string | undefined {
  const parts = card.not_for_posts.filter(({ reason }) => told.has(reason)).map(({ text }) => text)
  if (parts.length === 0) return () => undefined
  const said = ` ${card.facts.map(({ text }) => wordsOf(text).join(' ')).join(' | ')} `
  const isSaid = (words: string) => said.includes(` ${words} `)
  const signs = new Set<string>()
  for (const part of parts) {
    const words = wordsOf(part)
    for (let at = 0; at + run <= words.length; at++) signs.add(words.slice(at, at + run).join(' '))
    for (const [, quote = ''] of part.matchAll(/["“”„«»‚‘']([^"“”„«»‚‘’']{3,80})["“”„«»‘’']/gu))
      signs.add(wordsOf(quote).join(' '))
    for (const [capitals] of part.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{3,}(?![\p{L}\p{N}])/gu))
      signs.add(wordsOf(capitals).join(' '))
    for (const [address] of part.matchAll(
      /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,10}\.\p{L}{2,}/gu,
    ))
      signs.add(wordsOf(address).join(' '))
  }
  const orders = [...signs].filter((words) => words !== '' && !isSaid(words))
  return (text) => {
    const words = ` ${wordsOf(text).join(' ')} `
    return orders.find((order) => words.includes(` ${order} `))
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
