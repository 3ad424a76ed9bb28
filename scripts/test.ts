import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopParts } from './start/supervise'
import { memoryFolder } from './test/memory-folder'
import { type Count, readPlaywright, readVitest, runStep, type Step, slowest } from './test/steps'

/**
 * `npm test`: everything that shows whether the product works, on a machine with only Node and npm. The browser
 * tests, and what they need, run one after the other; everything else runs next to them on the CPU time that they
 * leave (docs/decisions/0132). Ends with its ten slowest tests and one line of counts. `--verify` leaves out
 * whatever needs a database, a build or a browser.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const reports = join(root, 'node_modules/.cache/tributary-test')

const vitest = (name: string, file: string, ...args: string[]): Step => {
  const report = join(reports, file)
  return {
    name,
    commands: [
      ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report: { file: report, read: readVitest },
  }
}

const verify = process.argv.includes('--verify')
const types: Step = {
  name: 'types',
  commands: [
    // Otherwise the build generates them.
    ...(verify ? [['next', 'typegen']] : []),
    // By path: TypeScript 6, which other tools load, also calls its program `tsc` (docs/decisions/0131).
    ['../typescript-native/bin/tsc', '--noEmit', '--incremental', 'false', '--singleThreaded'],
  ],
  // Turns off garbage collection: the compiler runs only for seconds and takes 1.4 GB, and collecting is a third of
  // its work.
  env: { GOGC: 'off' },
}
const build: Step = {
  name: 'build',
  // The test scripts first: other steps wait for them sooner than for the web app.
  commands: [
    ['tsx', 'testing/bundle-scripts.ts'],
    ['node', 'scripts/run.mjs', 'build'],
  ],
}
const lint: Step = { name: 'lint', commands: [['biome', 'check', '.']] }
const structure: Step = {
  name: 'structure',
  commands: [['depcruise', 'app', 'components', 'db', 'lib', 'scripts', 'e2e', 'bench', 'testing'], ['knip']],
}
const unit = vitest('unit tests', 'unit.json', '--project=unit')
// One more than the cores of a small machine, because some tests wait for processes that they start.
const withoutBrowser = vitest('unit, process and database tests', 'vitest.json', '--maxWorkers=3')
const browser: Step = {
  name: 'browser tests',
  commands: [['playwright', 'test']],
  report: { file: join(reports, 'browser.json'), read: readPlaywright },
}

const patiently = (step: Step): Step => ({ ...step, patient: true })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopParts(5000).then(() => process.exit(130)))

process.chdir(root)
mkdirSync(reports, { recursive: true })
const memory = verify ? undefined : memoryFolder()
if (memory !== undefined) process.env.TMPDIR = memory
const counts: Count[] = []
const inOrder = async (...steps: Step[]) => {
  for (const step of steps) counts.push(await runStep(root, step))
}
if (verify) await Promise.all([inOrder(types), inOrder(lint, structure), inOrder(unit)])
else
  await Promise.all([
    // The type check needs what the build generates, and no other step waits for it.
    inOrder(build).then(() => Promise.all([inOrder(browser), inOrder(patiently(types))])),
    inOrder(...[lint, structure, withoutBrowser].map(patiently)),
  ])

console.log('\nThe slowest tests:')
const tried = counts.flatMap((count) => count.tests)
for (const line of slowest(root, tried, 10)) console.log(line)
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
