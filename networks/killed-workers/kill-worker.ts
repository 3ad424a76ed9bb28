import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import type { RunPoint } from '@/lib/publishing/run-publication'
import { provideBundle } from '@/scripts/start/bundle.mjs'

const root = join(import.meta.dirname, '../..')
const scripts = ['publish-and-die', 'change-and-die'] as const

async function runUntilKilled(script: (typeof scripts)[number], ...args: string[]): Promise<void> {
  const folder = await provideBundle(root, {
    scripts: scripts.map((name) => `networks/killed-workers/${name}.ts`),
    folders: ['db', 'lib', 'networks/killed-workers'],
  })
  const child = spawn(process.execPath, [join(folder, `${script}.mjs`), ...args], {
    stdio: 'inherit',
    env: process.env,
  })
  const ended = await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code))
  })
  expect({ script, args: args.slice(0, 3), ended }).toMatchObject({ ended: 'SIGKILL' })
}

/** `while-sending` is some time after `before-send`, with the calls in flight. */
export type Step =
  | Extract<RunPoint, 'kept' | 'before-mark' | 'before-send' | 'after-send' | 'after-commit'>
  | 'while-sending'

/**
 * Runs a worker that publishes all of these and dies once each has reached the step; at `while-sending`, `delay`
 * milliseconds later.
 */
export const killPublishing = (ctx: ProjectContext<'own'>, step: Step, ids: readonly string[], delay = 0) =>
  runUntilKilled('publish-and-die', ctx.projectId, step, String(delay), ...ids)

/**
 * Runs a worker that corrects or takes down all of these and dies once all calls are answered, or this many
 * milliseconds after its start.
 */
export const killChanging = (
  ctx: ProjectContext<'own'>,
  work: 'correct' | 'take-down',
  when: 'after-send' | number,
  ids: readonly string[],
) => runUntilKilled('change-and-die', ctx.projectId, work, String(when), ...ids)
