/**
 * Finds the code spans in the text of one paragraph, including their backticks: a run of backticks ends at the next
 * run of the same length. A backtick after a backslash begins nothing.
 */
export function findCodeSpans(text: string): { start: number; end: number }[] {
  const runs = [...text.matchAll(/`+/g)].map((match) => {
    const isEscaped = backslashesBefore(text, match.index) % 2 === 1
    return { start: match.index, length: match[0].length, isEscaped, close: -1 }
  })
  const upcoming = new Map<number, number>()
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at]
    if (!run) continue
    run.close = upcoming.get(run.isEscaped ? run.length - 1 : run.length) ?? -1
    upcoming.set(run.length, at)
  }
  const spans: { start: number; end: number }[] = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]
    const close = run && run.close >= 0 ? runs[run.close] : undefined
    if (!run || !close) continue
    spans.push({ start: run.start + (run.isEscaped ? 1 : 0), end: close.start + close.length })
    at = run.close
  }
  return spans
}

function backslashesBefore(text: string, end: number): number {
  let at = end
  while (text[at - 1] === '\\') at--
  return end - at
}
