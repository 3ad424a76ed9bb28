import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPart } from '../start/supervise'
import { plainEnvironment } from './plain-environment'

export type Timed = { file: string; name: string; ms: number }
export type Count = { passed: number; failed: number; tests: readonly Timed[] }

export type Step = {
  name: string
  /** Programs in node_modules/.bin with their arguments, run one after the other. */
  commands: readonly (readonly string[])[]
  env?: Readonly<Record<string, string>>
  /** Uses only the CPU time that other programs leave. */
  patient?: boolean
  /** A report with the counts; without one, the step itself counts as one test. */
  report?: { file: string; read: (json: string) => Count }
}

type Output = { lines: string[]; end?: string }

/** Output of started steps that is not fully printed yet, in the order in which they started. */
const outputs: Output[] = []

/** Prints the lines of the first step as they arrive; those of concurrent steps follow once it has ended. */
function speak(): void {
  for (let first = outputs[0]; first !== undefined; first = outputs[0]) {
    for (const line of first.lines.splice(0)) console.log(line)
    if (first.end === undefined) return
    console.log(first.end)
    outputs.shift()
  }
}

/** Runs a step, also concurrently with others: the lines of each stay together. */
export async function runStep(root: string, step: Step): Promise<Count> {
  const startedAt = Date.now()
  const output: Output = { lines: ['', `== ${step.name}`] }
  outputs.push(output)
  const line = (text: string) => {
    output.lines.push(text)
    speak()
  }
  if (step.report) rmSync(step.report.file, { force: true })
  let code = 0
  for (const [program, ...args] of step.commands) {
    const bin = join(root, 'node_modules/.bin', program ?? '')
    const command = [...(step.patient ? ['nice', '-n', '10'] : []), bin, ...args]
    const part = startPart(command, { env: { ...environment(root), ...step.env }, line })
    if (step.patient) void yieldAsSession(part.pid)
    code = await part.ended
    // A process that the step leaves running might keep its output open for long.
    await Promise.race([part.silent, wait(2000, undefined, { ref: false })])
    if (code !== 0) break
  }
  const count = countOf(step, code)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  output.end = `-- ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`
  speak()
  return count
}

/**
 * Linux shares CPU time among sessions before it looks at `nice`, and each part has its own session: without this,
 * patient steps would get as much as all others. 4 is 0.4 of another session's share, so that no CPU-bound test
 * times out.
 */
async function yieldAsSession(pid: number): Promise<void> {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, '4')
  } catch (error) {
    // Other systems, and Linux without these groups, use only `nice`. A system that accepts one change per 0.1 s is
    // asked again.
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return
    await wait(150, undefined, { ref: false })
    await yieldAsSession(pid)
  }
}

function environment(root: string): NodeJS.ProcessEnv {
  const env = plainEnvironment()
  return {
    ...env,
    PATH: `${join(root, 'node_modules/.bin')}:${env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  }
}

/** A run that was aborted, or failed with all its tests passed, still counts as one failure. */
function countOf(step: Step, code: number): Count {
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, tests: [] }
  const count = existsSync(step.report.file)
    ? step.report.read(readFileSync(step.report.file, 'utf8'))
    : { passed: 0, failed: 0, tests: [] }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

export function readVitest(json: string): Count {
  const report: VitestReport = JSON.parse(json)
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ file, name: fullName, ms: duration ?? 0 })),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests }
}

type Suite = {
  file: string
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

export function readPlaywright(json: string): Count {
  const { stats, suites }: { stats: Record<'expected' | 'unexpected' | 'flaky', number>; suites: Suite[] } =
    JSON.parse(json)
  const testsOf = (suite: Suite): Timed[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: `e2e/${suite.file}`,
      name: title,
      ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...(suite.suites ?? []).flatMap(testsOf),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsOf) }
}

/** Lists the slowest tests of a run, slowest first. */
export function slowest(root: string, tests: readonly Timed[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(
      ({ file, name, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(7)} s  ${file.replace(`${root}/`, '')}: ${name}`,
    )
}
