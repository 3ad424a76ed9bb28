/** The rows of a table as they come in; each cell is Markdown of its own. */
export class Table {
  readonly rows: { cells: string[]; heads: number }[] = []
  readonly isLayout: boolean

  constructor(isLayout: boolean) {
    this.isLayout = isLayout
  }

  startRow(): void {
    this.rows.push({ cells: [], heads: 0 })
  }

  add(cell: string, isHead: boolean, columns: number): void {
    if (this.rows.length === 0) this.startRow()
    const row = this.rows.at(-1)
    if (!row || row.cells.length >= maxColumns) return
    row.cells.push(cell)
    if (isHead) row.heads++
    for (let more = 1; more < columns && row.cells.length < maxColumns; more++) row.cells.push('')
  }

  /**
   * Returns its Markdown blocks: one table if it holds data, otherwise the content of its cells, one after another.
   */
  blocks(): string[] {
    const rows = this.rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
    const columns = Math.max(0, ...rows.slice(0, maxRows).map(({ cells }) => cells.length))
    const isData =
      !this.isLayout &&
      columns > 1 &&
      rows.length > 1 &&
      rows.length <= maxRows &&
      rows.every(({ cells }) => cells.every((cell) => cell.length <= maxCellLength && !cell.includes('\n')))
    if (!isData) return rows.flatMap(({ cells }) => cells.filter((cell) => cell !== ''))
    const lines = rows.map(({ cells }) => {
      const all = [...cells.map(formatCell), ...Array<string>(columns - cells.length).fill('')]
      return `| ${all.join(' | ')} |`
    })
    const rule = `| ${Array<string>(columns).fill('---').join(' | ')} |`
    return [[lines[0], rule, ...lines.slice(1)].join('\n')]
  }
}

const maxColumns = 50
const maxRows = 2_000
const maxCellLength = 600

/**
 * Returns a cell on one line. Removes the marks of a heading, list or quote, which a table would show as
 * characters; escaped text never begins with them.
 */
const formatCell = (cell: string): string =>
  cell.replace(/^(?:(?:#{1,6}|>|-|\d{1,9}\.) |\*{3}$)+/, '').replace(/(?<!\\)\|/g, '\\|')
