/** A small seeded generator (mulberry32), so that every run draws the same picture. */
export type Random = {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  chance(share: number): boolean
}

/** Takes any text as the seed; the same text always produces the same numbers. */
export function seeded(text: string): Random {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
  }
}
