/** Returns how much of some words a text contains, in any form: "warm" for "warmly", "Rezept" for "Rezepte". */
export type WordOverlap = (words: string) => number

const word = /[\p{L}\p{N}]+/gu
const shortest = 4

/**
 * Measures how much of some words a text contains, from 0 to 1: the beginning of each word must occur, or all of a
 * short word. Words of up to three letters count only if there are no longer ones. Pure.
 */
export function createWordOverlap(text: string): WordOverlap {
  const known = new Set<string>()
  for (const [found] of text.toLowerCase().matchAll(word)) {
    known.add(found)
    for (let end = shortest; end < Math.min(found.length, 30); end++) known.add(found.slice(0, end))
  }
  return (words) => {
    const all = [...words.toLowerCase().matchAll(word)].map(([one]) => one)
    const long = all.filter((one) => one.length >= shortest)
    const counted = long.length > 0 ? long : all
    if (counted.length === 0) return 0
    return counted.filter((one) => known.has(cutEnding(one))).length / counted.length
  }
}

/** The part of a word that stays when its ending changes. */
const cutEnding = (one: string): string =>
  one.length <= shortest ? one : one.slice(0, Math.max(shortest, Math.ceil(one.length * 0.7)))
