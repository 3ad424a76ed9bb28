/** Returns how many columns the leading whitespace of a line takes: a tab advances to the next multiple of four. */
export function measureIndent(line: string): number {
  let column = 0
  for (const sign of line) {
    if (sign !== ' ' && sign !== '\t') break
    column += sign === '\t' ? 4 - (column % 4) : 1
  }
  return column
}

/**
 * Removes this many columns from the beginning of a line. If a tab extends further, the rest of it becomes spaces.
 */
export function removeColumns(line: string, columns: number): string {
  let column = 0
  let at = 0
  while (at < line.length && column < columns) {
    column += line[at] === '\t' ? 4 - (column % 4) : 1
    at++
  }
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at)
}
