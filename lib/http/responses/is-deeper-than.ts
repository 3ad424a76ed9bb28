/**
 * Whether JSON text nests arrays and objects deeper than `limit`. Checks without parsing: parsing a depth of 10,000
 * succeeds, and only a later stringify breaks. For text that is not JSON the result may be either. Serves
 * spec/security#2.6.
 */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = endOfString(text, at)
      if (at === -1) return false
    } else if (code === openBrace || code === openBracket) {
      if (++depth > limit) return true
    } else if (code === closeBrace || code === closeBracket) {
      depth--
    }
  }
  return false
}

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

/** Index of the quote that ends the string starting at `start`; -1 if it never ends. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let first = end
    while (text.charCodeAt(first - 1) === backslash && first - 1 > start) first--
    if ((end - first) % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return -1
}
