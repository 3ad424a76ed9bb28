import type { Evidence } from '../evidence/evidence'

/** Whether the words occur one after another in a text of the evidence. Linear in both (Knuth-Morris-Pratt). */
export function hasQuote(words: readonly string[], evidence: Evidence): boolean {
  const { ids, stream } = evidence.wordStream()
  const sought: number[] = []
  for (const word of words) {
    const id = ids.get(word)
    if (id === undefined) return false
    sought.push(id)
  }
  const back: number[] = [0]
  for (let at = 1, matched = 0; at < sought.length; at++) {
    while (matched > 0 && sought[at] !== sought[matched]) matched = back[matched - 1] ?? 0
    if (sought[at] === sought[matched]) matched++
    back.push(matched)
  }
  let matched = 0
  for (const id of stream) {
    while (matched > 0 && id !== sought[matched]) matched = back[matched - 1] ?? 0
    if (id === sought[matched]) matched++
    if (matched === sought.length) return true
  }
  return sought.length === 0
}
