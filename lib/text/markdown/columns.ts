/** How many columns the blanks take that a line begins with: a tab leads to the next multiple of four. */
export function indentOf(line: string): number {
  let column = 0
  for (const sign of line) {
    if (sign !== ' ' && sign !== '\t') break
    column += sign === '\t' ? 4 - (column % 4) : 1
  }
  return column
}

/** A line less so many columns; of a tab that reaches further the rest stays as blanks. */
export function cutColumns(line: string, columns: number): string {
  let column = 0
  let at = 0
  while (at < line.length && column < columns) {
    column += line[at] === '\t' ? 4 - (column % 4) : 1
    at++
  }
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at)
}
