/**
 * Parses JSON without losing digits: a number beyond 2^53 that would silently become another one, such as the long ids of
 * some programs, comes as the text of its digits. Throws SyntaxError as JSON.parse does.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return mayHoldLargeNumber.test(text) ? JSON.parse(text.replace(stringOrNumber, quoted)) : value
}

/** Sixteen digits, or an exponent of two: nearly all JSON has neither, and is spared the second look. */
const mayHoldLargeNumber = /\d{16}|\d[eE]\+?\d{2}/

// In valid JSON every quote begins or ends a text, so that a number found between them is a value.
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function quoted(token: string): string {
  if (token.startsWith('"')) return token
  const number = Number(token)
  return Math.abs(number) > Number.MAX_SAFE_INTEGER && JSON.stringify(number) !== token ? `"${token}"` : token
}
