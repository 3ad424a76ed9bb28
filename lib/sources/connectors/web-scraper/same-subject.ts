/**
 * Whether two titles are about the same subject: they share two significant words, or all of the shorter title's.
 * Words of fewer than four letters ("and", "the", "der") are not significant; in scripts without spaces, pairs of
 * characters are compared.
 */
export function isSameSubject(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared > 0 && shared >= Math.min(2, first.size, second.size)
}

const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function wordsOf(title: string): Set<string> {
  const all =
    title
      .slice(0, 1_000)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const words = all.flatMap((word) => {
    if (!unspacedScriptPattern.test(word)) return [word]
    const signs = [...word]
    return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)
  })
  const significantWords = words.filter(
    (word) => word.length >= 4 || /\p{N}/u.test(word) || unspacedScriptPattern.test(word),
  )
  return new Set(significantWords.length > 0 ? significantWords : words)
}
