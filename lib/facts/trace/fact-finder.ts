import type { TracedFact } from './trace'

/** Maximum number of facts per sentence; more would add nothing. */
const maxFactsPerSentence = 8
/** The share of a sentence's words that a fact must contain if neither contains the other. */
const minSharedRatio = 0.6
const minSharedWords = 3

type IndexedFact = { fact: TracedFact; words: readonly string[]; line: string }

/** Finds the facts whose words a sentence contains. */
export class FactFinder {
  readonly #known: IndexedFact[] = []
  readonly #byId = new Map<string, TracedFact>()

  /** Takes the facts of a trace, whose ids stay, and those of the item's card, which may be numbered differently. */
  constructor(traced: readonly TracedFact[], ofCard: readonly TracedFact[]) {
    const placed = new Set<string>()
    for (const { id, text, field, from, until } of [...traced, ...ofCard]) {
      const place = JSON.stringify([field, from, until, text])
      if (placed.has(place)) continue
      placed.add(place)
      const fact = { id: this.#freeId(id), text, field, from, until }
      this.#byId.set(fact.id, fact)
      const words = splitWords(text)
      if (words.length > 0) this.#known.push({ fact, words, line: joinWords(words) })
    }
  }

  /**
   * Returns the ids of the facts that a sentence is based on, judging by its words, the closest match first; empty
   * if it shares none of their words.
   */
  find(sentence: string): string[] {
    const words = splitWords(sentence)
    if (words.length === 0) return []
    const line = joinWords(words)
    const within = this.#known.filter((one) => line.includes(one.line) && isDistinctive(one.words))
    const around = words.length < minSharedWords ? [] : this.#known.filter((one) => one.line.includes(line))
    const whole = around.length > 0 ? around.slice(0, 1) : this.#mostAlike(words)
    const found = [...new Set([...whole, ...within])]
    return removeContainedFacts(found.map(({ fact }) => fact))
      .slice(0, maxFactsPerSentence)
      .map(({ id }) => id)
  }

  /** Returns the facts with these ids, each once. */
  getFacts(ids: readonly string[]): TracedFact[] {
    return [...new Set(ids)].flatMap((id) => this.#byId.get(id) ?? [])
  }

  #mostAlike(words: readonly string[]): IndexedFact[] {
    const own = new Set(words)
    let best: { known: IndexedFact; shared: number } | undefined
    for (const known of this.#known) {
      if (known.words.length < minSharedWords) continue
      const shared = new Set(known.words.filter((word) => own.has(word))).size
      if (shared < minSharedWords || shared < own.size * minSharedRatio) continue
      if (!best || shared > best.shared) best = { known, shared }
    }
    return best ? [best.known] : []
  }

  #freeId(id: string): string {
    let free = id
    for (let at = 2; this.#byId.has(free); at++) free = `${id}-${at}`
    return free
  }
}

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:[.,:'’/-][\p{L}\p{M}\p{N}]+)*/gu) ?? []

const joinWords = (words: readonly string[]): string => ` ${words.join(' ')} `

/** Whether words are distinctive: a single short word occurs in many sentences by chance. */
const isDistinctive = (words: readonly string[]): boolean =>
  words.length > 1 || /\p{N}/u.test(words[0] ?? '') || (words[0]?.length ?? 0) > 3

/** Drops facts that lie inside another one of them and so add nothing. */
const removeContainedFacts = (facts: readonly TracedFact[]): TracedFact[] =>
  facts.filter(
    (fact, at) =>
      !facts.some(
        (other, i) =>
          i !== at &&
          other.field === fact.field &&
          other.from <= fact.from &&
          other.until >= fact.until &&
          (other.until - other.from > fact.until - fact.from || i < at),
      ),
  )
