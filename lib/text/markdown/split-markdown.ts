import { type ClassifiedLine, classifyLines, type LineKind } from './classify-lines'
import { findCodeSpans } from './find-code-spans'
import { removeColumns } from './indent-columns'

/**
 * A piece of a Markdown text. `code` (fenced or in backticks) and `indented` code include the marks of their quote
 * or list; `pre` is HTML that shows code: these must never be changed or searched. `html` is an HTML block, `prose`
 * the rest.
 */
export type MarkdownPiece = {
  kind: LineKind
  text: string
  /** Its lines without the prefixes of the quotes and list items around them. */
  lines?: string[]
  /** Of `pre`: the prefix of each line when it is written again; that of the first line differs. */
  prefix?: { first: string; rest: string }
  margin: number
}

/**
 * Splits a Markdown text into code and everything else; the pieces joined are the text. The only reader of code,
 * for every source. `isMdx` is for MDX. Never throws; takes time in proportion to the length.
 */
export function splitMarkdown(markdown: string, isMdx = false): MarkdownPiece[] {
  const lines = markdown.split('\n')
  const lineKinds = classifyLines(lines, isMdx)
  const pieces: MarkdownPiece[] = []
  for (let from = 0; from < lines.length; ) {
    const first = lineKinds[from]
    let end = from + 1
    while (end < lines.length && together(first, lineKinds[end])) end++
    if (first)
      pieces.push(...piecesOf(lines.slice(from, end), lineKinds.slice(from, end), end < lines.length))
    from = end
  }
  return pieces
}

/** Each <pre> is a piece of its own; other lines are joined as long as they are of one kind. */
const together = (one: ClassifiedLine | undefined, next: ClassifiedLine | undefined): boolean =>
  one?.kind === next?.kind && !(next?.kind === 'pre' && next.begins)

function piecesOf(lines: string[], lineKinds: ClassifiedLine[], hasMore: boolean): MarkdownPiece[] {
  const text = lines.join('\n') + (hasMore ? '\n' : '')
  const { kind = 'prose', margin = 0 } = lineKinds[0] ?? {}
  if (kind === 'prose') return withSpans(lines, lineKinds, text, margin)
  if (kind !== 'pre') return [{ kind, text, margin }]
  const inner = lines.map((line, at) => removeColumns(line, lineKinds[at]?.margin ?? 0))
  const before = lines[0]?.slice(0, lines[0].length - (inner[0]?.length ?? 0)) ?? ''
  return [
    {
      kind,
      text,
      margin,
      lines: inner,
      prefix: { first: before, rest: before.replace(/[^>\s]/g, ' ') },
    },
  ]
}

/** Separates code in backticks from the prose around it; it never extends from one paragraph into the next. */
function withSpans(
  lines: string[],
  lineKinds: ClassifiedLine[],
  text: string,
  margin: number,
): MarkdownPiece[] {
  if (!text.includes('`')) return [{ kind: 'prose', text, margin }]
  const pieces: MarkdownPiece[] = []
  let prose = 0
  let start = 0
  for (let from = 0; from < lines.length; ) {
    let end = from + 1
    while (end < lines.length && lineKinds[end]?.begins === false) end++
    const block = lines.slice(from, end).join('\n')
    for (const span of findCodeSpans(block)) {
      const at = start + span.start
      if (at > prose) pieces.push({ kind: 'prose', text: text.slice(prose, at), margin })
      prose = start + span.end
      pieces.push({ kind: 'code', text: text.slice(at, prose), margin })
    }
    start += block.length + 1
    from = end
  }
  if (prose < text.length) pieces.push({ kind: 'prose', text: text.slice(prose), margin })
  return pieces
}

/** Changes only the parts of a Markdown text that are not code: `change` receives each piece of prose or HTML. */
export const changeProse = (markdown: string, change: (prose: string) => string, isMdx = false): string =>
  splitMarkdown(markdown, isMdx)
    .map(({ kind, text }) => (kind === 'prose' || kind === 'html' ? change(text) : text))
    .join('')
