/** What a spreadsheet would take for the beginning of a formula, also in the wide signs of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Where semicolons or tabs part cells, as in Excel in German, a formula may also begin in the middle of a text. */
const laterFormula = /(?<![;\s])[;\s]+(?=[=+\-@＝＋－＠])/g

/** Lists within a cell are parted by this. */
const parting = '; '

/**
 * A line of a CSV file (RFC 4180): every text quoted, and one that a spreadsheet would run as a formula begun with an
 * apostrophe, so that a title somebody else wrote does nothing when the file is opened, whatever parts the cells there. Pure.
 * Serves spec/security#7.7.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`

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
