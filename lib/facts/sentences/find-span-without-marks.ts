/** "(2) " before a sentence of terms and conditions. */
const clauseNumberPattern = /^\(\d{1,2}[a-z]?\)\s/u
/** "(#1832, @ola)", "by @ola in #1832", "#4410": where a change was requested and who made it. */
const changeReferencePattern =
  /(?:\s[([](?:[^()[\]]{0,60}#\d{1,6}[^()[\]]{0,60}|(?:thanks|thank you|danke|by|von)[^()[\]]{0,20}@[^()[\]]{1,60})[)\]]|\s(?:by @[\w-]{1,40} )?in (?:#\d{1,6}|https?:\/\/\S{1,200})|\s#\d{1,6})\.?$/iu

/**
 * Returns the part of a sentence or entry that says something: without the number of its clause, and without the
 * numbers and names under which a project files a change. Returns UTF-16 places within the text; pure. Serves
 * spec/writing#1.
 */
export function findSpanWithoutMarks(text: string): { from: number; until: number } {
  const from = clauseNumberPattern.exec(text)?.[0].length ?? 0
  const tail = text.slice(-200)
  const behind = changeReferencePattern.exec(tail)
  const until = behind ? text.length - tail.length + behind.index : text.length
  return until > from && /\p{L}/u.test(text.slice(from, until))
    ? { from, until }
    : { from: 0, until: text.length }
}
