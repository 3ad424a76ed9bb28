/**
 * Returns an upper bound for a text's tokens: ASCII text has at least three characters per token, other characters
 * count as one token each. Takes any text. Serves spec/writing#4: a reservation must not be lower than the usage.
 */
export function estimateMaxTokens(text: string): number {
  let ascii = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 128) ascii++
  return Math.ceil(ascii / 3) + (text.length - ascii)
}

/** Returns a rough token count, for servers that do not count. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4)
