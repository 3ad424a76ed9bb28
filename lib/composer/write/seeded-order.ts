/** A stable 32-bit hash (FNV-1a over UTF-16 units): the same text always gives the same number, on every machine. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // Mix the low bits: otherwise a remainder would depend on almost nothing else.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

/** Rotates a list so that it begins at a position that the seed determines; the cyclic order stays. */
export function rotateBySeed<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return []
  const start = stableHash(seed) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
