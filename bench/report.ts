import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Comparison, Spread } from './harness'

/** One line of a benchmark's table. */
export type Line = {
  what: string
  ratio: Spread
  cpuRatio?: Spread | undefined
  ours: Spread
  floor: Spread
  rounds: number
  /** Maximum for the median of the ratio. */
  goal?: number
}
/** A benchmark's name and its table in Markdown. */
export type Report = { name: string; table: string }

export const lineOf = (what: string, comparison: Comparison, goal?: number): Line => ({
  what,
  ...comparison,
  ...(goal === undefined ? {} : { goal }),
})

const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

/** Writes a benchmark's table to its place in docs/benchmarks.md; the text around it is written by people. */
export function writeReport(report: Report): void {
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${report.name} -->`, `<!-- end of ${report.name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for ${report.name}.`)
  const day = new Date().toISOString().slice(0, 10)
  const body = `${begin}\n${report.table}\n\nMeasured ${day}.\n${end}`
  writeFileSync(file, text.slice(0, from) + body + text.slice(to + end.length))
}

/** Builds a table of comparisons: ratios first. */
export function comparisons(lines: Line[]): string {
  const rows = lines.map((line) => [
    line.what,
    `**${times(line.ratio.median)}** (${times(line.ratio.min)}-${times(line.ratio.max)})`,
    goalWords(line),
    line.cpuRatio ? `${times(line.cpuRatio.median)}` : '',
    span(line.ours),
    span(line.floor),
    String(line.rounds),
  ])
  const head = ['', 'ratio', 'goal', 'CPU ratio', 'product, ms', 'floor, ms', 'rounds']
  return tableOf(head, rows)
}

/** Builds a Markdown table; the first column contains text, the others numbers. */
export function tableOf(head: string[], rows: string[][]): string {
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function goalWords({ goal, ratio }: Line): string {
  if (goal === undefined) return ''
  return ratio.median <= goal ? `≤ ${goal}` : `≤ ${goal}, missed`
}

export const times = (value: number): string => value.toFixed(2)
const span = ({ median, min, max }: Spread): string => `${short(median)} (${short(min)}-${short(max)})`
export const short = (ms: number): string =>
  ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2)
