const signs = { bold: '**', italic: '*', strikethrough: '~~' } as const
export type RichTextMark = keyof typeof signs

/** A run of text, already escaped, with its marks; whitespace forms separate runs. */
export type Run = { shown: string; marks: ReadonlySet<RichTextMark>; href: string | undefined }

/** Marks are dropped from a line with more runs than this: no person writes like that. */
const maxRuns = 2_000

/** Writes runs as one line of Markdown: links outside, marks inside them, properly nested and closed. */
export function writeRuns(runs: Run[]): string {
  if (runs.length > maxRuns) return runs.map((run) => run.shown).join('')
  let result = ''
  for (let at = 0; at < runs.length; ) {
    const href = runs[at]?.href
    let end = at + 1
    while (end < runs.length && runs[end]?.href === href) end++
    const linked = runs.slice(at, end)
    const after = runs[end]?.href === undefined ? runs[end]?.shown.at(0) : '['
    if (href === undefined) result += writeMarked(linked, result.at(-1), after)
    else result += `[${writeMarked(linked, '[', ']')}](${href})`
    at = end
  }
  return result
}

/** A piece of the line: text, or a delimiter that opens or closes a mark of the run at index `run`. */
type Piece = { shown: string; mark?: RichTextMark; opens?: boolean; run: number }

/**
 * Drops marks that Markdown could not recognize where they are, such as between a letter and punctuation. Each
 * removal changes what the neighbors touch, so it repeats until all remaining marks are readable.
 */
function writeMarked(runs: Run[], before: string | undefined, after: string | undefined): string {
  const marks = runs.map((run) => new Set(run.marks))
  for (;;) {
    const pieces = nested(runs, marks)
    const wrong = pieces.find((piece, at) => piece.mark && !isReadable(pieces, at, before, after))
    if (!wrong?.mark) return pieces.map((piece) => piece.shown).join('')
    dropMark(marks, wrong.run, wrong.mark)
  }
}

function nested(runs: Run[], marks: Set<RichTextMark>[]): Piece[] {
  const pieces: Piece[] = []
  const open: RichTextMark[] = []
  const closeTo = (depth: number, run: number) => {
    for (const mark of open.splice(depth).reverse())
      pieces.push({ shown: signs[mark], mark, opens: false, run })
  }
  for (const [at, run] of runs.entries()) {
    const wanted = marks[at] ?? new Set()
    const ended = open.findIndex((mark) => !wanted.has(mark))
    if (ended !== -1) {
      // A mark that would outlast the one around it ends with it: a delimiter that closes and opens at once is
      // misread.
      for (const mark of open.slice(ended)) for (let rest = at; marks[rest]?.delete(mark); ) rest++
      closeTo(ended, at - 1)
    }
    // The longest-lasting mark opens first, so that marks nest.
    const fresh = [...wanted].filter((mark) => !open.includes(mark))
    fresh.sort((one, other) => endOf(marks, at, other) - endOf(marks, at, one))
    for (const mark of fresh) {
      open.push(mark)
      pieces.push({ shown: signs[mark], mark, opens: true, run: at })
    }
    pieces.push({ shown: run.shown, run: at })
  }
  closeTo(0, runs.length - 1)
  return pieces
}

/** Adjacent delimiters of the same character are parsed as one, by what comes before and after them. */
function isReadable(
  pieces: Piece[],
  at: number,
  before: string | undefined,
  after: string | undefined,
): boolean {
  const sign = pieces[at]?.shown.at(0)
  const together = (piece: Piece | undefined) => piece?.mark !== undefined && piece.shown.at(0) === sign
  let first = at
  while (together(pieces[first - 1])) first--
  let last = at
  while (together(pieces[last + 1])) last++
  const left = isWordy(first === 0 ? before : pieces[first - 1]?.shown.at(-1))
  const right = isWordy(last === pieces.length - 1 ? after : pieces[last + 1]?.shown.at(0))
  return pieces[at]?.opens ? right || !left : left || !right
}

/** Removes a mark from a run and from all adjacent runs that have it too. */
function dropMark(marks: Set<RichTextMark>[], run: number, mark: RichTextMark): void {
  let from = run
  while (marks[from - 1]?.has(mark)) from--
  for (let at = from; marks[at]?.delete(mark); ) at++
}

function endOf(marks: ReadonlySet<RichTextMark>[], from: number, mark: RichTextMark): number {
  let at = from
  while (marks[at]?.has(mark)) at++
  return at
}

const isWordy = (sign: string | undefined): boolean => sign !== undefined && /[^\s\p{P}\p{S}]/u.test(sign)
