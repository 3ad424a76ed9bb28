// Browsers of before 2024 do not all have it; there each code point is counted, which is never less.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

/** How many characters a reader sees (grapheme clusters): an emoji of several parts, or a letter with its accents, is one. */
export function graphemeLength(text: string): number {
  // What has no marks, joiners, line breaks of two signs or surrogates has one for each.
  if (/^[\x20-\x7e\n\xa0-\u02ff]*$/.test(text)) return text.length
  let length = 0
  for (const _ of segmenter ? segmenter.segment(text) : text) length++
  return length
}
