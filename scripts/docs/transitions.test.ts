import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageEventActions } from '@/db/allowed-values'
import { packageTransitions, publicationTransitions } from '@/lib/publications/states'

/**
 * Formats a table of states.ts as the document shows it: one row per event and target, with all states it leads
 * from.
 */
function rowsOf(table: object): string[] {
  return Object.entries(table).flatMap(([event, transitions]) => {
    const steps = Object.entries<string | readonly string[]>(transitions).map(([from, to]) => ({
      from,
      to: [to].flat().map((one) => (one === from ? 'unchanged' : one)),
    }))
    const byTarget = Map.groupBy(steps, ({ to }) => to.join(', '))
    return [...byTarget].map(
      ([to, all]) => `\`${event}\` | ${all.map(({ from }) => from).join(', ')} | ${to}`,
    )
  })
}

/** Returns the first three columns of the table under a heading of docs/architecture.md. */
function shownUnder(heading: string): string[] {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim())
        .join(' | '),
    )
}

test.each([
  ['The life of a package', packageTransitions],
  ['The life of a publication', publicationTransitions],
])('"%s" in docs/architecture.md shows the table of lib/publications/states.ts', (heading, table) => {
  expect(shownUnder(heading)).toEqual(rowsOf(table))
})

test('docs/architecture.md names every event that a history can contain', () => {
  const text = readFileSync('docs/architecture.md', 'utf8').split('\n## The life of a package\n')[1] ?? ''
  const section = text.split('\n## ')[0] ?? ''
  expect(packageEventActions.filter((event) => !section.includes(`\`${event}\``))).toEqual([])
  // Events that the table lacks change no state.
  expect(
    Object.keys(packageTransitions).filter((event) => !packageEventActions.some((one) => one === event)),
  ).toEqual([])
})
