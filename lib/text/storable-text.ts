/**
 * Returns text as a text column can store it: without NUL characters. Lone surrogates are replaced on the way
 * there.
 */
export const storableText = (text: string): string =>
  text.includes('\u0000') ? text.replaceAll('\u0000', '') : text
