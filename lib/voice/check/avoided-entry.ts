/** An entry of a list of words to avoid, as it was meant. */
export type AvoidedEntry = {
  /** The word as it was typed, without what to write instead. */
  word: string
  /** The word without its stars. */
  bare: string
  /** "*" before it or behind it: it counts at the end or at the start of longer words too. */
  before: boolean
  after: boolean
  instead: string | null
}

/**
 * Reads an entry as people type it: "synergy", "synergy → teamwork" to say what to write instead, "Kunde*" for longer words that
 * begin so. Gives undefined for one without a word. Pure. Serves spec/writing#8.
 */
export function avoidedEntry(typed: string): AvoidedEntry | undefined {
  const [first = '', second] = typed.split(/→|->|=>/u, 2)
  const word = first.trim()
  const [before, after] = [/^\*\s*\p{L}/u.test(word), /\p{L}\s*\*$/u.test(word)]
  const bare = word.slice(before ? 1 : 0, after ? -1 : undefined).trim()
  return bare === '' ? undefined : { word, bare, before, after, instead: second?.trim() || null }
}
