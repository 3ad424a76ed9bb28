/**
 * Changes only what of a Markdown text is prose: fenced code blocks and code between backticks stay letter for letter,
 * since what looks like a link or a tag there is an example. `change` gets each piece of prose. Its time grows with the
 * length of the text alone.
 */
export function changeProse(markdown: string, change: (prose: string) => string): string {
  return pieces(markdown)
    .map(({ text, isCode }) => (isCode ? text : change(text)))
    .join('')
}

type Piece = { text: string; isCode: boolean }

/** Code and prose by turns. */
function pieces(markdown: string): Piece[] {
  const found: Piece[] = []
  let prose: string[] = []
  let code: string[] = []
  let fence: { mark: string; length: number } | undefined
  const endProse = () => {
    found.push(...withoutSpans(prose.join('')))
    prose = []
  }
  for (const line of markdown.split(/(?<=\n)/)) {
    const mark = /^(?: {0,3}|[ \t]*(?:[-*+>]|\d{1,9}[.)])[ \t]+|[ \t]+)(`{3,}|~{3,})(.*)/.exec(line)
    if (fence === undefined) {
      const opens = mark?.[1] && !(mark[1].startsWith('`') && mark[2]?.includes('`'))
      if (!opens) {
        prose.push(line)
        continue
      }
      endProse()
      fence = { mark: mark[1]?.[0] ?? '', length: mark[1]?.length ?? 0 }
      code.push(line)
    } else {
      code.push(line)
      const closes = mark?.[1]?.startsWith(fence.mark) && mark[1].length >= fence.length && !mark[2]?.trim()
      if (!closes) continue
      found.push({ text: code.join(''), isCode: true })
      code = []
      fence = undefined
    }
  }
  endProse()
  if (code.length > 0) found.push({ text: code.join(''), isCode: true })
  return found
}

/** Parts code between backticks from the prose: a run of them ends at the next run as long, inside its paragraph. */
function withoutSpans(text: string): Piece[] {
  const runs = [...text.matchAll(/`+|\n[ \t]*(?=\r?\n)/g)]
  const nextSame = new Map<number, number>()
  const upcoming = new Map<number, number>()
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at]?.[0] ?? ''
    if (run.startsWith('\n')) upcoming.clear()
    else {
      const same = upcoming.get(run.length)
      if (same !== undefined) nextSame.set(at, same)
      upcoming.set(run.length, at)
    }
  }
  const found: Piece[] = []
  let done = 0
  for (let at = 0; at < runs.length; at++) {
    const close = nextSame.get(at)
    const [opening, closing] = [runs[at], close === undefined ? undefined : runs[close]]
    if (close === undefined || !opening || !closing) continue
    const end = closing.index + closing[0].length
    found.push({ text: text.slice(done, opening.index), isCode: false })
    found.push({ text: text.slice(opening.index, end), isCode: true })
    done = end
    at = close
  }
  found.push({ text: text.slice(done), isCode: false })
  return found
}
