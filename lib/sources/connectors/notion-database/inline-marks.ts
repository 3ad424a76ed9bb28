const signs = { bold: '**', italic: '*', strikethrough: '~~' } as const
export type Mark = keyof typeof signs

/** A run of text, already escaped, with its marks; blanks are runs of their own. */
export type Run = { shown: string; marks: ReadonlySet<Mark>; href: string | undefined }

/** Runs as one line of Markdown: links outside, marks inside them, nested and closed in order. */
export function writeRuns(runs: Run[]): string {
  let result = ''
  for (let at = 0; at < runs.length; ) {
    const href = runs[at]?.href
    const end = runs.findIndex((run, other) => other > at && run.href !== href)
    const linked = runs.slice(at, end === -1 ? undefined : end)
    if (href === undefined) result += writeMarked(linked, result.at(-1), end === -1 ? undefined : '[')
    else result += `[${writeMarked(linked, '[', ']')}](${href})`
    at = end === -1 ? runs.length : end
  }
  return result
}

function writeMarked(runs: Run[], before: string | undefined, after: string | undefined): string {
  const marks = readable(runs, before, after)
  const open: Mark[] = []
  let result = ''
  const closeTo = (depth: number) => {
    for (const mark of open.splice(depth).reverse()) result += signs[mark]
  }
  for (const [at, run] of runs.entries()) {
    const wanted = marks[at] ?? new Set()
    const ended = open.findIndex((mark) => !wanted.has(mark))
    if (ended !== -1) closeTo(ended)
    // What lasts longest is opened first, so that marks nest.
    const fresh = [...wanted].filter((mark) => !open.includes(mark))
    fresh.sort((one, other) => lastOf(marks, at, other) - lastOf(marks, at, one))
    for (const mark of fresh) {
      open.push(mark)
      result += signs[mark]
    }
    result += run.shown
  }
  closeTo(0)
  return result
}

/** The marks of each run without those that Markdown could not read where they stand, between a letter and a sign. */
function readable(runs: Run[], before: string | undefined, after: string | undefined): Set<Mark>[] {
  const marks = runs.map((run) => new Set(run.marks))
  for (const mark of Object.keys(signs) as Mark[]) {
    for (let at = 0; at < runs.length; ) {
      const end = lastOf(marks, at, mark)
      if (end > at) {
        const opens = !isWordy(runs[at - 1]?.shown.at(-1) ?? before) || isWordy(runs[at]?.shown.at(0))
        const closes = !isWordy(runs[end]?.shown.at(0) ?? after) || isWordy(runs[end - 1]?.shown.at(-1))
        if (!opens || !closes) for (const inner of marks.slice(at, end)) inner.delete(mark)
      }
      at = Math.max(end, at + 1)
    }
  }
  return marks
}

/** Where a mark that is there at `from` ends; `from` itself when it is not there. */
function lastOf(marks: ReadonlySet<Mark>[], from: number, mark: Mark): number {
  let at = from
  while (marks[at]?.has(mark)) at++
  return at
}

const isWordy = (sign: string | undefined): boolean => sign !== undefined && /[^\s\p{P}\p{S}]/u.test(sign)
