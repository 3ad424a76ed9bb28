/**
 * How much of a text a feed shows before its "more" link. Both numbers are approximate, as they are on the
 * networks.
 */
export type Fold = { characters: number; lines: number }

/**
 * Splits a text into the part that a feed shows and the part it hides. Cuts at the end of a word if one is near.
 * The two parts together are always the whole text.
 */
export function collapse(text: string, fold: Fold): { shown: string; hidden: string } {
  let end = text.length
  let line = -1
  for (let count = 0; count < fold.lines; count++) {
    line = text.indexOf('\n', line + 1)
    if (line < 0) break
  }
  if (line >= 0) end = line
  if (end > fold.characters) {
    end = fold.characters
    const space = text.lastIndexOf(' ', end)
    if (space > 0 && space > end - 30) end = space
    const code = text.charCodeAt(end - 1)
    if (code >= 0xd800 && code <= 0xdbff) end -= 1
  }
  // Hiding a few letters would save no space.
  if (text.length - end < 12 && !text.slice(end).trim().includes('\n')) end = text.length
  return { shown: text.slice(0, end), hidden: text.slice(end) }
}
