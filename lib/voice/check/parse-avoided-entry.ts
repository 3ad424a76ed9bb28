/** A parsed entry of a list of words to avoid. */
export type AvoidedEntry = {
  /** The word as it was typed, without its replacement. */
  word: string
  /** The word without its asterisks. */
  bare: string
  /**
   * Whether there is a "*" before or after the word: it then also matches at the end or the beginning of longer
   * words.
   */
  before: boolean
  after: boolean
  instead: string | null
}

/**
 * Parses an entry as people type it: "synergy", "synergy → teamwork" to give a replacement, "Kunde*" for longer
 * words that begin with it. Returns undefined for an entry without a word. Pure. Serves spec/writing#8.
 */
export function parseAvoidedEntry(typed: string): AvoidedEntry | undefined {
  const [first = '', second] = typed.split(/→|->|=>/u, 2)
  const word = first.trim()
  const [before, after] = [/^\*\s*\p{L}/u.test(word), /\p{L}\s*\*$/u.test(word)]
  const bare = word.slice(before ? 1 : 0, after ? -1 : undefined).trim()
  return bare === '' ? undefined : { word, bare, before, after, instead: second?.trim() || null }
}
