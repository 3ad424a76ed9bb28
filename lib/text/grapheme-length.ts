// Some browsers from before 2024 lack it. There, code points are counted, which is never less.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

/**
 * Text without combining marks, joiners, CRLF or surrogates has one for each UTF-16 unit: Latin, Greek and Cyrillic
 * letters, punctuation, kana and Chinese characters.
 */
const oneUnitEach =
  /^[\x20-\x7e\n\xa0-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/

/**
 * Returns the number of characters that a reader sees (grapheme clusters): an emoji of several parts, or a letter
 * with its accents, is one.
 */
export function graphemeLength(text: string): number {
  if (oneUnitEach.test(text)) return text.length
  let length = 0
  for (const _ of segmenter ? segmenter.segment(text) : text) length++
  return length
}
