/**
 * How many tokens a text has at most, reckoned high: words of ASCII have three characters a token or more, other letters one.
 * Takes any text. Serves spec/writing#4: what is reserved must not be less than what is used.
 */
export function mostTokensOf(text: string): number {
  let ascii = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 128) ascii++
  return Math.ceil(ascii / 3) + (text.length - ascii)
}

/** How many it has, about, where a server does not count. */
export const usualTokensOf = (text: string): number => Math.ceil(text.length / 4)
