/** Text as a column of text can hold it: without NUL characters. Half surrogate pairs are replaced on the way there. */
export const storableText = (text: string): string =>
  text.includes('\u0000') ? text.replaceAll('\u0000', '') : text
