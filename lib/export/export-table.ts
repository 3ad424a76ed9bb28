import type { ProjectContext } from '@/lib/auth/context'

export type ExportRow = Record<string, unknown>

/** JSON as the database wrote it: copied into the file as is, without being parsed and serialized again. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Serializes a row as one line of a JSON file; values that are already JSON come last. Pure. */
export function formatJsonLine(row: ExportRow): string {
  const plain: ExportRow = {}
  let raw = ''
  for (const [key, value] of Object.entries(row))
    if (value instanceof RawJson) raw += `,${JSON.stringify(key)}:${value.text}`
    else plain[key] = value
  const line = JSON.stringify(plain)
  return raw === '' ? line : `${line.slice(0, -1)}${line === '{}' ? raw.slice(1) : raw}}`
}

/** A kind of record in a project, as the export writes it. */
export type ExportTable = {
  /** Base name of its files, without an extension. */
  name: string
  /** What it contains, for the table of contents. */
  says: string
  /**
   * Reads a page of rows by key, as they go into the JSON file, and the key to continue from; undefined at the end.
   * For the CSV files, fields without a column may be left out.
   */
  page: (
    ctx: ProjectContext,
    after: string | undefined,
    use: 'json' | 'csv',
  ) => Promise<{ rows: ExportRow[]; next: string | undefined }>
  /** The columns of each CSV file built from the rows; one row of the JSON file may become several lines. */
  csv: { name: string; columns: readonly string[]; lines: (row: ExportRow) => ExportRow[] }[]
}

/** The usual case: one file of the same name, one line per row. */
export const exportPlainCsv = (name: string, columns: readonly string[]): ExportTable['csv'] => [
  { name, columns, lines: (row) => [row] },
]

/** Returns the key of the page's last row if the page is full. */
export const nextKey = (rows: readonly { id: string }[], limit: number): string | undefined =>
  rows.length < limit ? undefined : rows.at(-1)?.id
