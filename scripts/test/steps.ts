import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPart } from '../start/supervise'
import { plainEnvironment } from './plain-environment'

export type Count = { passed: number; failed: number }

export type Step = {
  name: string
  /** Programs of node_modules/.bin with their arguments, one after the other. */
  commands: readonly (readonly string[])[]
  /** A report to take the counts from; without one the step itself counts as one test. */
  report?: { file: string; read: (json: string) => Count }
}

/** Runs a step. Its lines are handed on as they come, or all at once at its end when it runs beside another. */
export async function runStep(root: string, step: Step, live: boolean): Promise<Count> {
  const begun = Date.now()
  const lines: string[] = []
  const say = (line: string) => (live ? console.log(line) : lines.push(line))
  if (step.report) rmSync(step.report.file, { force: true })
  if (live) console.log(`\n== ${step.name}`)
  let code = 0
  for (const [program, ...args] of step.commands) {
    const bin = join(root, 'node_modules/.bin', program ?? '')
    code = await startPart([bin, ...args], { env: environment(root), line: say }).ended
    if (code !== 0) break
  }
  const count = countOf(step, code)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  if (!live) console.log([`\n== ${step.name}`, ...lines].join('\n'))
  console.log(`-- ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  return count
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

/** A run that broke off, or failed with all its tests passed, still counts as one failure. */
function countOf(step: Step, code: number): Count {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const count = existsSync(step.report.file)
    ? step.report.read(readFileSync(step.report.file, 'utf8'))
    : { passed: 0, failed: 0 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

export function readVitest(json: string): Count {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(json)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

export function readPlaywright(json: string): Count {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
