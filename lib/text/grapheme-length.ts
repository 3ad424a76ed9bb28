// Some browsers from before 2024 lack it. There, code points are counted, which is never less.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

/**
 * Returns the number of characters that a reader sees (grapheme clusters): an emoji of several parts, or a letter
 * with its accents, is one.
 */
export function graphemeLength(text: string): number {
  // Text without combining marks, joiners, CRLF or surrogates has one for each UTF-16 unit.
  if (/^[\x20-\x7e\n\xa0-\u02ff]*$/.test(text)) return text.length
  let length = 0
  for (const _ of segmenter ? segmenter.segment(text) : text) length++
  return length
}
