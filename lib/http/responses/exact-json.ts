/**
 * Parses JSON without losing digits: a number beyond 2^53 that would silently change, such as the long IDs of some
 * systems, is returned as a string of its digits. Throws SyntaxError like JSON.parse.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return mayHoldLargeNumber.test(text) ? JSON.parse(text.replace(stringOrNumber, quoted)) : value
}

/** Sixteen digits, or a two-digit exponent. Nearly all JSON has neither and skips the second parse. */
const mayHoldLargeNumber = /\d{16}|\d[eE]\+?\d{2}/

// In valid JSON every unescaped quote begins or ends a string, so a number found between strings is a value.
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function quoted(token: string): string {
  if (token.startsWith('"')) return token
  const number = Number(token)
  return Math.abs(number) > Number.MAX_SAFE_INTEGER && JSON.stringify(number) !== token ? `"${token}"` : token
}
