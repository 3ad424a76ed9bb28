import { getList, isTrue } from './get-values'
import type { NotionBlock } from './read-notion-blocks'
import { richTextToMarkdown } from './rich-text'

const maxColumns = 50

/**
 * Converts a simple table to a Markdown table. Markdown requires a header, so it stays empty if the table has none.
 */
export function tableToMarkdown({ content, children }: NotionBlock): string {
  const rows = children
    .filter((row) => row.type === 'table_row')
    .map((row) => cellsOf(row, isTrue(content, 'has_row_header')))
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  if (width === 0) return ''
  const header = isTrue(content, 'has_column_header') ? rows.shift() : undefined
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  return [line(header ?? []), `|${' --- |'.repeat(width)}`, ...rows.map(line)].join('\n')
}

function cellsOf({ content }: NotionBlock, rowHeader: boolean): string[] {
  return getList(content, 'cells').map((cell, at) => {
    const pieces = Array.isArray(cell) ? cell : []
    const bold = rowHeader && at === 0 ? pieces.map(boldPiece) : pieces
    return richTextToMarkdown(bold, { oneLine: true, table: true })
  })
}

function boldPiece(piece: unknown): unknown {
  if (typeof piece !== 'object' || piece === null) return piece
  const annotations = 'annotations' in piece && typeof piece.annotations === 'object' ? piece.annotations : {}
  return { ...piece, annotations: { ...annotations, bold: true } }
}
