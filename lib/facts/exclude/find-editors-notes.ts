import type { ExcludedSourcePart } from './find-mail-parts'

/** Who addresses colleagues in separate brackets or italics. */
const editorWords =
  '(?:(?:copy |sub-?|web |picture |photo |news )?editors?|ed|eds|copy ?desk|desk|subs|sub|anm(?:erkung)?\\.?(?: ?d(?:er|\\.)? ?red(?:aktion|\\.)?)?|d\\. ?red|red(?:aktion)?|intern(?:al)?|to ?do|production|layout|grafik|web ?team|social(?: media)?(?: team)?|note(?: (?:to|for) [^:\\]\\n]{1,24})?|notes? d(?:e|u) (?:la )?(?:rédaction|rédacteur)|ndlr|nota (?:de la )?(?:redacción|redazione|da redação)|n\\.? ?d\\.? ?r|redactie|noot van de redactie|od redakcji|red\\. anm)'
const noteOpeningPattern = new RegExp(
  `(?:\\\\?\\[|\\()[\\s*_]{0,4}${editorWords}(?:['’]s? note)?\\.?[\\s*_]{0,4}[:–—]|(?:^|\\n)[\\s>]{0,4}[*_]{1,3}\\\\?[[(]?${editorWords}(?:['’]s? note)?\\.?[\\s*_]{0,4}:`,
  'giu',
)
/** Maximum length of a note among colleagues, in UTF-16 units. */
const maxNoteLength = 800

/**
 * Returns editors' notes in separate brackets or italics, in order. They may span several lines: up to the closing
 * bracket, or otherwise to the end of the paragraph. Takes the source; pure, linear in its length.
 */
export function findEditorsNotes(source: string): ExcludedSourcePart[] {
  const parts: ExcludedSourcePart[] = []
  for (const { 0: begin, index } of source.matchAll(noteOpeningPattern)) {
    const from = index + (begin.length - begin.trimStart().length)
    if (from < (parts.at(-1)?.until ?? 0)) continue
    const rest = source.slice(from, from + maxNoteLength)
    const bracket = /[[(]/.exec(begin)?.[0]
    const close = bracket === undefined ? -1 : rest.indexOf(bracket === '[' ? ']' : ')')
    // "[Note: the form](https://…)" is a link.
    if (bracket === '[' && close >= 0 && rest.charAt(close + 1) === '(') continue
    const paragraph = rest.search(/\n[^\S\n]*\n/)
    const end = close >= 0 ? close + 1 : paragraph >= 0 ? paragraph : rest.length
    parts.push({ from, until: from + end, reason: 'internal_note' })
  }
  return parts
}
