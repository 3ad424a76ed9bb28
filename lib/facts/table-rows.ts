import { readDetails } from './read-details'

/** A cell of a table with its place in the table's text, in UTF-16 units. */
export type Cell = { words: string; from: number; until: number }

const columnsOfTwo =
  /^\s{0,4}\|([^|]{0,160})\|([^|]{0,160})\|\s+\|\s{0,4}:?-{1,40}:?\s{0,4}\|\s{0,4}:?-{1,40}:?\s{0,4}\|/u
const markup = /[*_`[\]<>]/

/**
 * Rows of two cells that are values with labels, written as a table: below a head without words ("| Price | £9 |"), or where the first row
 * became the head of a table that had none. Undefined where the table is another one. Takes a table as Markdown; pure.
 */
export function labelledRows(text: string): { label: Cell; value: Cell }[] | undefined {
  const head = columnsOfTwo.exec(text)
  if (!head) return undefined
  const [line, name = '', value = ''] = head
  const isRow = name.trim() !== '' && /\d|[,;]|.{26}/u.test(value.trim()) && !/\d/.test(name)
  if (!isRow && (name + value).trim() !== '') return undefined
  const begin = isRow ? 0 : line.length
  const cells = [...text.slice(begin).matchAll(/[^|]+/gu)].flatMap(({ 0: cell, index }): Cell[] => {
    const words = cell.trim()
    const from = begin + index + cell.length - cell.trimStart().length
    return words === '' || /^:?-+:?$/.test(words) ? [] : [{ words, from, until: from + words.length }]
  })
  // As many bars as rows of two full cells have.
  const bars = (text.slice(begin).match(/\|/gu)?.length ?? 0) - (isRow ? 3 : 0)
  const count = cells.length / 2
  const labels = cells.filter((_, at) => at % 2 === 0)
  const isLabelled = labels.every(({ words }) => words.length <= 30 && !markup.test(words))
  if (!Number.isInteger(count) || count < 2 || count > 40 || bars !== count * 3 || !isLabelled)
    return undefined
  return labels.flatMap((label, at) => {
    const told = cells[2 * at + 1]
    return told && !markup.test(told.words) && told.words.length <= 160 ? [{ label, value: told }] : []
  })
}

const isHours = /^\D{0,6}\d{1,2}(?:[:.]\d{2})?\s?(?:[–—-]|bis|to|uhr|h\b|[ap]\.?m)/iu
const mostDays = 12

/**
 * Days in the cells of a table, each with the hours in the cell behind it: a date is a fact also where it is no sentence. Takes a table as
 * Markdown; the first twelve days; pure.
 */
export function daysOfTable(text: string): [day: Cell, hours?: Cell][] {
  const found: [day: Cell, hours?: Cell][] = []
  let isBehindDay = false
  for (const { 0: cell, index } of text.matchAll(/[^|\n]+/gu)) {
    const words = cell.trim()
    if (words === '' || /^[:-]+$/.test(words)) continue
    const from = index + cell.length - cell.trimStart().length
    const one = { words, from, until: from + words.length }
    const isDay = words.length <= 60 && namesDay(words)
    if (isDay && found.length === mostDays) return found
    if (isDay) found.push([one])
    else if (isBehindDay && words.length <= 40 && isHours.test(words)) found.at(-1)?.push(one)
    isBehindDay = isDay
  }
  return found
}

const namesDay = (words: string): boolean =>
  readDetails(words).some(
    ({ kind, ...at }) =>
      (kind === 'when' || kind === 'deadline') &&
      /\p{L}{3}|\d\.\s?\d/u.test(words.slice(at.from, at.until).replace(/uhr/iu, '')),
  )
