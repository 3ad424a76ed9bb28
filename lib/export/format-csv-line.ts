/**
 * What a spreadsheet would treat as the start of a formula, including the full-width characters of East Asian
 * keyboards.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** If semicolons or tabs separate cells, as in German Excel, a formula may also begin in the middle of a text. */
const laterFormula = /(?<![;\s])[;\s]+(?=[=+\-@＝＋－＠])/g

/** Separates the elements of a list within a cell. */
const parting = '; '

/**
 * Builds a line of a CSV file (RFC 4180). All text is quoted, and text that a spreadsheet would run as a formula
 * gets a leading apostrophe, so that a title written by someone else does nothing when the file is opened, whatever
 * separates the cells there. Pure. Serves spec/security#7.7.
 */
export const formatCsvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value).replace(laterFormula, (gap) => (/[;\t\r\n]/.test(gap) ? `${gap}'` : gap))
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(parting)
  return JSON.stringify(value)
}
