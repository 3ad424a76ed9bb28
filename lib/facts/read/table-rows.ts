import { readDetails } from './read-details'

/** A cell of a table with its place in the table's text, in UTF-16 units. */
export type TableCell = { words: string; from: number; until: number }

const twoColumnHeaderPattern =
  /^\s{0,4}\|([^|]{0,160})\|([^|]{0,160})\|\s+\|\s{0,4}:?-{1,40}:?\s{0,4}\|\s{0,4}:?-{1,40}:?\s{0,4}\|/u
const markup = /[*_`[\]<>]|~~/

/**
 * Returns the rows of a two-column table as values with labels: below an empty header ("| Price | £9 |"), or if the
 * first row became the header of a table that had none. Undefined for any other table. Takes a table as Markdown;
 * pure.
 */
export function findLabeledRows(text: string): { label: TableCell; value: TableCell }[] | undefined {
  const head = twoColumnHeaderPattern.exec(text)
  if (!head) return undefined
  const [line, name = '', value = ''] = head
  const isRow = name.trim() !== '' && /\d|[,;]|.{26}/u.test(value.trim()) && !/\d/.test(name)
  if (!isRow && (name + value).trim() !== '') return undefined
  const begin = isRow ? 0 : line.length
  const cells = [...text.slice(begin).matchAll(/[^|]+/gu)].flatMap(({ 0: cell, index }): TableCell[] => {
    const words = cell.trim()
    const from = begin + index + cell.length - cell.trimStart().length
    return words === '' || /^:?-+:?$/.test(words) ? [] : [{ words, from, until: from + words.length }]
  })
  // The number of bars must match rows of two full cells.
  const bars = (text.slice(begin).match(/\|/gu)?.length ?? 0) - (isRow ? 3 : 0)
  const count = cells.length / 2
  const labels = cells.filter((_, at) => at % 2 === 0)
  const isLabelled = labels.every(({ words }) => words.length <= 30 && !markup.test(words))
  if (!Number.isInteger(count) || count < 2 || count > 40 || bars !== count * 3 || !isLabelled)
    return undefined
  const values = cells.filter((_, at) => at % 2 === 1).map(withoutEmphasis)
  // A programme that lacks a row would be wrong.
  if (values.some(({ words }) => markup.test(words) || words.length > 160)) return undefined
  return labels.flatMap((label, at) => {
    const value = values[at]
    return value ? [{ label, value }] : []
  })
}

/** A cell without the emphasis around all of it: "*plainsong*". */
function withoutEmphasis(cell: TableCell): TableCell {
  const [, mark = '', words = ''] = /^([*_]{1,2})([^*_]+)\1$/u.exec(cell.words) ?? []
  return words === '' ? cell : { words, from: cell.from + mark.length, until: cell.until - mark.length }
}

/**
 * Returns the cells of a table with a header. Undefined if its bars do not add up, or if a cell has markup that its
 * plain text would lose.
 */
function readCells(text: string): { head: TableCell[]; rows: TableCell[][] } | undefined {
  const rule = /\|(?:\s{0,8}:?-{1,60}:?\s{0,8}\|){1,8}/u.exec(text)
  if (!rule || text.length > 6_000) return undefined
  const columns = rule[0].split('|').length - 2
  const pieces = [...text.matchAll(/[^|]*(?:\||$)/gu)].map(({ 0: piece, index }): TableCell => {
    const cell = piece.replace(/\|$/u, '')
    const written = cell.trim()
    const from = index + cell.length - cell.trimStart().length
    return { words: written.replace(/\*\*([^*|]+)\*\*/gu, '$1'), from, until: from + written.length }
  })
  const rows: TableCell[][] = []
  // An empty piece comes before each row: the one between the last bar of a line and the first bar of the next.
  for (let at = 1; at + columns <= pieces.length; at += columns + 1) {
    if (pieces[at - 1]?.words !== '') return undefined
    rows.push(pieces.slice(at, at + columns))
  }
  const [head, under, ...others] = rows
  if (!head || !under?.every(({ words }) => /^:?-+:?$/.test(words)) || others.length === 0) return undefined
  return pieces.some(({ words }) => markup.test(words.replace(/\*{1,2}$/u, '')))
    ? undefined
    : { head, rows: others }
}

/** Whether readers act on a cell: a day, a time, a price, or that something is closed. */
const isPracticalCell = ({ words }: TableCell): boolean =>
  hoursPattern.test(words) ||
  /^\d{1,2}[:.]\d{2}$/.test(words) ||
  weekday.test(words) ||
  /^(?:closed|geschlossen|ferm[ée]|cerrado|chiuso|gesloten|lukket|stängt|fechado|zamknięte|free|frei|kostenlos|gratuit|gratis)(?:$|[ ,])/iu.test(
    words,
  ) ||
  (/\d/.test(words) && readDetails(words).some(({ kind }) => kind === 'price' || kind === 'when'))
const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?!\p{L})/iu
const maxPracticalRows = 14
const maxPracticalValues = 36
/** Separates the row's name from the column's name in the label of a cell. */
export const cellLabelSeparator = ' | '

/**
 * Returns the rows of a table with a header whose cells readers act on: opening hours, prices, the days of a
 * course. Each cell is a value whose label names its row and, if the row has several, its column (`cellLabelSeparator`);
 * cells that are long or have no column name are one value per row, including the bars. Undefined for other tables.
 * Takes a table as Markdown; pure. Serves spec/writing#1.
 */
export function findPracticalRows(text: string): { label: string; value: TableCell }[] | undefined {
  const table = readCells(text)
  if (!table || table.rows.length > maxPracticalRows) return undefined
  const { head, rows } = table
  if (rows.some(([name]) => !name || !/[\p{L}\d]/u.test(name.words) || name.words.length > 90))
    return undefined
  if (rows.filter((row) => row.some(isPracticalCell)).length * 2 < rows.length) return undefined
  // A few days with their hours say when something takes place; `findTableDays` reads them.
  if (head.length === 2 && rows.length <= 3 && findTableDays(text).some(([, hours]) => hours))
    return undefined
  const isFull = ({ words }: TableCell): boolean => /[\p{L}\d]/u.test(words)
  // Two batches of the same pack are two rows, so several cells may name a row.
  const named = countNameCells(rows, head.length) ?? 1
  const values = rows.flatMap((row) => {
    const cells = row.slice(named)
    const told = cells.filter(isFull)
    const label = joinRowName(row, named)
    const [first] = told
    const last = told.at(-1)
    if (!first || !last) return []
    const unit = head[named]?.words ?? ''
    // "62 €" below "per night" is not the price of a stay.
    if (cells.length === 1)
      return [
        { label: perUnitPattern.test(unit) ? `${label}${cellLabelSeparator}${unit}` : label, value: first },
      ]
    if (cells.every(({ words }) => words.length <= 60) && head.slice(named).every(isFull))
      return cells.flatMap((value, at) =>
        isFull(value) ? [{ label: `${label}${cellLabelSeparator}${head[at + named]?.words}`, value }] : [],
      )
    const value = { words: text.slice(first.from, last.until), from: first.from, until: last.until }
    return value.words.length <= 200 ? [{ label, value }] : []
  })
  return values.length > 1 && values.length <= maxPracticalValues ? values : undefined
}

const maxIngredientRows = 40
const ingredientHeadingPattern =
  /^(?:the )?(?:ingredients?|shopping list|(?:what )?you(?:['’]ll)? need(?! to(?!\p{L}))|zutaten|einkaufsliste|(?:das|was) (?:brauchst du|brauchen sie|du brauchst|sie brauchen|man braucht)|du brauchst|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredienser|malzemeler)(?!\p{L})/iu

/**
 * Returns the rows of a table of ingredients: each name with the amount in the first column that has one, which is
 * missing for "a pinch of salt". Undefined below any other heading. Takes a table as Markdown; pure. Serves
 * spec/writing#6.
 */
export function findIngredientRows(
  text: string,
  section: string | undefined,
): { name: TableCell; amount: TableCell | undefined }[] | undefined {
  const table = ingredientHeadingPattern.test(section ?? '') ? readCells(text) : undefined
  if (!table || table.rows.length > maxIngredientRows) return undefined
  const rows = table.rows.flatMap(([name, ...others]) => {
    const [amount, ...more] = others.filter(({ words }) => /[\p{L}\d]/u.test(words))
    // Other columns are the same amount in other units, not a price or a note.
    const isOther = more.every(({ words }) => /\p{N}/u.test(words) && !/[€£$]/u.test(words))
    return name && isOther && /\p{L}/u.test(name.words) ? [{ name, amount }] : []
  })
  return rows.length === table.rows.length ? rows : undefined
}

const perUnitPattern = /^(?:per|pro|je|par|por|al|a|na|za|cada|pr\.?)\s\p{L}/iu

const maxPlainRows = 10
const maxPlainColumns = 5

/**
 * Returns the rows of any other small table with a header and no empty cell (a dash says that there is nothing), for texts that are told in full: each
 * cell is a value whose label names its row and column (`cellLabelSeparator`). Undefined for larger tables, which no one
 * reads in a post. Takes a table as Markdown; pure.
 */
export function findPlainRows(text: string): { label: string; value: TableCell }[] | undefined {
  const table = text.length > 1_200 || findTableDays(text).length > 0 ? undefined : readCells(text)
  if (!table) return undefined
  const { head, rows } = table
  if (rows.length < 2 || rows.length > maxPlainRows || head.length < 2 || head.length > maxPlainColumns)
    return undefined
  const isShort = ({ words }: TableCell): boolean => /[\p{L}\d]/u.test(words) && words.length <= 60
  const isNone = ({ words }: TableCell): boolean => /^[–—-]$/u.test(words)
  if (!head.every(isShort) || !rows.every((row) => row.every((cell) => isShort(cell) || isNone(cell))))
    return undefined
  // A header with digits is really the first row.
  if (head.some(({ words }) => /\d/.test(words))) return undefined
  // "MP-10, white" if several rows are of MP-10.
  const named = countNameCells(rows, head.length)
  if (named === undefined) return undefined
  return rows.flatMap((row) =>
    row
      .slice(named)
      .flatMap((value, at) =>
        isNone(value)
          ? []
          : [{ label: `${joinRowName(row, named)}${cellLabelSeparator}${head[at + named]?.words}`, value }],
      ),
  )
}

/** Returns how many of its first cells distinguish a row from all others; undefined if three are not enough. */
const countNameCells = (rows: readonly TableCell[][], columns: number): number | undefined =>
  [1, 2, 3].find(
    (count) => count < columns && new Set(rows.map((row) => joinRowName(row, count))).size === rows.length,
  )

const joinRowName = (row: readonly TableCell[], count: number): string =>
  row
    .slice(0, count)
    .map(({ words }) => words)
    .join(', ')

/** Whether a table's rows are told below the text that leads to it. Takes a table as Markdown; pure. */
export const hasReadableRows = (text: string): boolean =>
  (findLabeledRows(text) ?? findPracticalRows(text) ?? findPlainRows(text)) !== undefined

const hoursPattern = /^\D{0,6}\d{1,2}(?:[:.]\d{2})?\s?(?:[–—-]|bis|to|uhr|h\b|[ap]\.?m)/iu
const maxDays = 12

/**
 * Returns the days in a table's cells, each with the hours in the cell after it: a date is a fact even outside a
 * sentence. Takes a table as Markdown; the first twelve days; pure.
 */
export function findTableDays(text: string): [day: TableCell, hours?: TableCell][] {
  const found: [day: TableCell, hours?: TableCell][] = []
  let isBehindDay = false
  for (const { 0: cell, index } of text.matchAll(/[^|\n]+/gu)) {
    const words = cell.trim()
    if (words === '' || /^[:-]+$/.test(words)) continue
    const from = index + cell.length - cell.trimStart().length
    const one = { words, from, until: from + words.length }
    const isDay = words.length <= 60 && includesDay(words)
    if (isDay && found.length === maxDays) return found
    if (isDay) found.push([one])
    else if (isBehindDay && words.length <= 40 && hoursPattern.test(words)) found.at(-1)?.push(one)
    isBehindDay = isDay
  }
  return found
}

const includesDay = (words: string): boolean =>
  readDetails(words).some(
    ({ kind, ...at }) =>
      (kind === 'when' || kind === 'deadline') &&
      /\p{L}{3}|\d\.\s?\d/u.test(words.slice(at.from, at.until).replace(/uhr/iu, '')),
  )
