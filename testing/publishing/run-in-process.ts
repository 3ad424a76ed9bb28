import { spawn } from 'node:child_process'
import type { RunPoint } from '@/lib/publishing/run-publication'
import { bundledScript } from '../bundled-script'

/** Runs a publication in a process of its own, which dies at the given point; returns the signal that ended it. */
export const runInProcess = (
  projectId: string,
  publicationId: string,
  point?: RunPoint,
): Promise<string | null> => runTogether(projectId, [publicationId], point)

/**
 * Runs publications in one process, which dies when all of them have reached the given point; returns the signal
 * that ended it. For `while-sending`, `whileSending` is called when all are marked as being sent, with a function
 * that kills the process; their calls follow.
 */
export async function runTogether(
  projectId: string,
  publicationIds: readonly string[],
  point: RunPoint | 'while-sending' | '' = '',
  whileSending: (kill: () => void) => void = () => undefined,
): Promise<string | null> {
  const script = await bundledScript('testing/publishing/run-and-die.ts')
  const child = spawn(process.execPath, [...script, projectId, point, ...publicationIds], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: process.env,
  })
  child.on('message', () => {
    whileSending(() => child.kill('SIGKILL'))
    child.send('go on')
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      code ? fail(new Error(`The worker ended with code ${code}.`)) : done(signal),
    )
  })
}
