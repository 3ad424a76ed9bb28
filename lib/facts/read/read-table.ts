import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import type { FieldSpan } from '../fields/item-name'
import { findLabelRole } from '../practical-roles'
import type { CodePoints } from '../trace/code-points'
import { findLabeledValueExclusion } from './find-labeled-value-exclusion'
import { findValueKind } from './find-value-kind'
import {
  findIngredientRows,
  findLabeledRows,
  findPlainRows,
  findPracticalRows,
  findTableDays,
  type TableCell,
} from './table-rows'
import type { TextReading } from './text-reading'

type TableContext = {
  points: CodePoints
  field: string
  language: string
  section: string | undefined
}

/**
 * Reads a table as ingredients if it is one of them, as labeled values if its rows have that form, otherwise as rows that readers act on, otherwise as
 * plain rows and days. Each row is a block of its own.
 */
export function readTable(reading: TextReading, table: VisibleBlock, context: TableContext): void {
  if (readIngredientRows(reading, table, context)) return
  if (readLabeledRows(reading, table, context)) return
  if (readPracticalRows(reading, table, context)) return
  readOtherRows(reading, table, context)
}

const placeIn =
  ({ places }: VisibleBlock, { points, field }: TableContext) =>
  ({ from, until }: TableCell): FieldSpan => ({
    field,
    from: points.at(places[from] ?? 0),
    until: points.at((places[until - 1] ?? 0) + 1),
  })

const inSection = ({ section }: TableContext) => (section === undefined ? {} : { section })

/** Returns whether the table lists ingredients. */
function readIngredientRows({ card }: TextReading, table: VisibleBlock, context: TableContext): boolean {
  const rows = findIngredientRows(table.text, context.section)
  const placeOf = placeIn(table, context)
  for (const { name, amount } of rows ?? []) {
    card.startBlock()
    const shared = { language: context.language, ...inSection(context) }
    if (amount) card.add('trait', amount.words, placeOf(amount), { ...shared, label: name.words })
    else card.add('ingredient', name.words, placeOf(name), shared)
  }
  return rows !== undefined
}

/** Returns whether the table consists of rows with a label and a value. */
function readLabeledRows({ card, nature }: TextReading, table: VisibleBlock, context: TableContext): boolean {
  const rows = findLabeledRows(table.text)
  for (const { label, value } of rows ?? []) {
    card.startBlock()
    if (findLabeledValueExclusion(label.words, value.words, nature) !== undefined) continue
    const role = findLabelRole(label.words)
    const kind = findValueKind(label.words, value.words, role)
    card.add(kind, value.words, placeIn(table, context)(value), {
      language: context.language,
      label: label.words,
      role,
    })
  }
  return rows !== undefined
}

/** Returns whether the table has rows that readers act on, such as prices. */
function readPracticalRows(reading: TextReading, table: VisibleBlock, context: TableContext): boolean {
  const { card, nature, footnotes } = reading
  const rows = findPracticalRows(table.text)
  for (const { label, value } of rows ?? []) {
    card.startBlock()
    // A price table that lacks a row would be wrong, so only internal notes are left out.
    if (findLabeledValueExclusion(label, value.words, nature) === 'internal_note') continue
    const role = findLabelRole(label)
    const words = value.words.replace(/\*{1,2}$/u, '')
    const until = value.until - (value.words.length - words.length)
    const fact = card.add(
      findValueKind(label, words, role),
      words,
      placeIn(table, context)({ ...value, until }),
      { language: context.language, label, role, ...inSection(context) },
    )
    if (fact) footnotes.addMarks(value.words, [fact])
  }
  return rows !== undefined
}

function readOtherRows({ card, nature }: TextReading, table: VisibleBlock, context: TableContext): void {
  const { language } = context
  const placeOf = placeIn(table, context)
  // A table without any text above it means nothing to readers.
  const isBelowText = card.facts.some(({ kind, field }) => kind === 'statement' && field === 'raw_content')
  const rows = isBelowText ? findPlainRows(table.text) : undefined
  for (const { label, value } of rows ?? []) {
    card.startBlock()
    if (findLabeledValueExclusion(label, value.words, nature) === 'internal_note') continue
    card.add('trait', value.words, placeOf(value), { language, label, ...inSection(context) })
  }
  for (const cells of findTableDays(table.text)) {
    card.startBlock()
    for (const cell of cells)
      if (cell) card.add('when', cell.words, placeOf(cell), { language, ...inSection(context) })
  }
}
