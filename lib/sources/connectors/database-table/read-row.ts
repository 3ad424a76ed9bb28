import type { Note } from '@/lib/mapping/document-reader'
import type { Column } from './dialect'
import type { SeenColumn } from './field-plan'
import { readValue } from './read-value'
import type { Cell } from './session'

/** Text of a whole row that is kept; what does not fit is left out, column by column. */
const maxRowLength = 600_000

export type RowContent = { fields: Record<string, unknown>; columns: SeenColumn[] }

/** The cells of a row as named fields; what is left out is noted. Pure. */
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
