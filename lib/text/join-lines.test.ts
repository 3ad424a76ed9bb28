import { expect, test } from 'vitest'
import { joinLines } from './join-lines'

test.each([
  [
    'a wrapped sentence',
    'We close at noon\nsince the ramp is narrow.',
    ['We close at noon since the ramp is narrow.'],
  ],
  ['hard breaks', 'One  \ntwo\\\nthree', ['One two three']],
  ['quotes', '> One\n> two\n\nthree\n> four', ['One two', 'three', 'four']],
  ['headings', 'One\n## Two\nthree\nFour\n====\nfive', ['One', 'Two', 'three Four', 'five']],
  [
    'a list',
    'Bring\n- shoes\n- a hat\n  with a rim\n* gloves',
    ['Bring', 'shoes', 'a hat with a rim', 'gloves'],
  ],
  ['a list of one after a colon', 'Bring:\n- shoes', ['Bring:', 'shoes']],
  ['steps', 'Steps\n1. Open\n   the lid\n2. Pour\n\n3. Close', ['Steps', 'Open the lid', 'Pour', 'Close']],
  [
    'a dash at the beginning of a wrapped line',
    'The ramp\n- it is narrow - is closed.',
    ['The ramp - it is narrow - is closed.'],
  ],
  [
    'a day at the beginning of a wrapped line',
    'Geschlossen am\n24. Dezember.',
    ['Geschlossen am 24. Dezember.'],
  ],
  [
    'a day at the beginning of a paragraph',
    '24. Dezember: zu.\n\n1. Mai: auf.',
    ['24. Dezember: zu.', '1. Mai: auf.'],
  ],
  [
    'a table',
    'Prices\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nEnd',
    ['Prices', '| a | b |', '| 1 | 2 |', 'End'],
  ],
  ['code', 'Run\n\n```sh\nnpm start\n```\n\nDone', ['Run', 'Done']],
  ['a fence that stays open', '```\nIt is open', ['It is open']],
  ['lines with labels', '**Size:** small\n**Tribe:** moss', ['**Size:** small', '**Tribe:** moss']],
  ['definitions of links', 'See [a].\n\n[a]: https://a.example', ['See [a].']],
  ['Japanese', '川は\n流れる。', ['川は流れる。']],
])('puts each paragraph on one line: %s', (_, markdown, paragraphs) => {
  expect(joinLines(markdown).split('\n\n')).toEqual(paragraphs)
})

test('joins long runs of any line within a limit of CPU time', () => {
  // CPU time, so that a busy machine makes no difference.
  const begun = process.cpuUsage()
  for (const line of [
    '```\n',
    '````a\n',
    '- a\n',
    '1. a\n',
    '>',
    '|',
    '[',
    '**a',
    '\\\n',
    'a\n',
    ' \n',
    '-',
    '= ',
  ])
    joinLines(line.repeat(100_000 / line.length))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(13 * 300)
})
