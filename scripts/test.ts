import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopParts } from './start/supervise'
import { type Count, readPlaywright, readVitest, runStep, type Step, slowest } from './test/steps'

/**
 * `npm test`: everything that tells whether the product is sound, on a machine with nothing but Node and npm. The static
 * checks run side by side; the tests, which use both cores themselves, one after the other. Ends with its
 * ten slowest tests and one line of counts.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const reports = join(root, 'node_modules/.cache/tributary-test')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const lanes: Step[][] = [
  [
    {
      name: 'types',
      commands: [
        ['next', 'typegen'],
        ['tsc', '--noEmit'],
      ],
    },
  ],
  [
    { name: 'lint', commands: [['biome', 'check', '.']] },
    {
      name: 'structure',
      commands: [['depcruise', 'app', 'components', 'db', 'lib', 'scripts', 'e2e', 'bench'], ['knip']],
    },
  ],
]

const tests: Step[] = [
  {
    name: 'unit and database tests',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    report: { file: unitReport, read: readVitest },
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test']],
    report: { file: browserReport, read: readPlaywright },
  },
]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopParts(5000).then(() => process.exit(130)))

process.chdir(root)
mkdirSync(reports, { recursive: true })
const counts: Count[] = []
await Promise.all(
  lanes.map(async (lane) => {
    for (const step of lane) counts.push(await runStep(root, step, false))
  }),
)
for (const step of tests) counts.push(await runStep(root, step, true))

console.log('\nThe slowest tests:')
const tried = counts.flatMap((count) => count.tests)
for (const line of slowest(root, tried, 10)) console.log(line)
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
