import type { Note } from '@/lib/mapping/document-reader'
import type { Column } from './dialect'
import type { SeenColumn } from './field-plan'
import { readValue } from './read-value'
import type { Cell } from './session'

/** Maximum size in bytes of the text kept from one row; larger columns that no longer fit are left out. */
const maxRowLength = 600_000

export type RowContent = { fields: Record<string, unknown>; columns: SeenColumn[] }

/** Converts a row's cells into named fields; notes what is left out. Pure. */
export function readRow(cells: readonly Cell[], columns: readonly Column[], note: Note): RowContent {
  let left = maxRowLength
  const fields = columns.flatMap((column, at): [string, unknown][] => {
    const cell = cells[at] ?? null
    left -= cell?.byteLength ?? 0
    if (cell !== null && cell.byteLength > 1000 && left < 0) {
      note(`“${column.name}” is skipped, because the row is too long.`)
      return []
    }
    return [[column.name, readValue(cell, column, note)]]
  })
  return { fields: Object.fromEntries(fields), columns: columns.map(({ name, kind }) => ({ name, kind })) }
}
