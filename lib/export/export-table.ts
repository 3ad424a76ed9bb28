import type { ProjectContext } from '@/lib/auth/context'

export type ExportRow = Record<string, unknown>

/** JSON as the database wrote it: it goes into the file as it is, and is not taken apart to be put together again. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A row as a line of a JSON file; parts that are JSON already stand at its end. Pure. */
export function jsonLine(row: ExportRow): string {
  const plain: ExportRow = {}
  let raw = ''
  for (const [key, value] of Object.entries(row))
    if (value instanceof RawJson) raw += `,${JSON.stringify(key)}:${value.text}`
    else plain[key] = value
  const line = JSON.stringify(plain)
  return raw === '' ? line : `${line.slice(0, -1)}${line === '{}' ? raw.slice(1) : raw}}`
}

/** A kind of thing a project holds, as its export writes it. */
export type ExportTable = {
  /** Of its files, without an ending. */
  name: string
  /** What it is, for the list of contents. */
  says: string
  /**
   * A page of rows by key, as they go into the JSON file, and the key to go on from; undefined at the end. For the CSV files
   * alone, what is in none of their columns may be left out.
   */
  page: (
    ctx: ProjectContext,
    after: string | undefined,
    use: 'json' | 'csv',
  ) => Promise<{ rows: ExportRow[]; next: string | undefined }>
  /** The columns of each CSV file made of them; a row of the JSON file may be several lines. */
  csv: { name: string; columns: readonly string[]; lines: (row: ExportRow) => ExportRow[] }[]
}

/** The usual: one file of the same name, a line for each row. */
export const plainCsv = (name: string, columns: readonly string[]): ExportTable['csv'] => [
  { name, columns, lines: (row) => [row] },
]

/** The key of the page's last row, when the page is full. */
export const nextKey = (rows: readonly { id: string }[], limit: number): string | undefined =>
  rows.length < limit ? undefined : rows.at(-1)?.id
