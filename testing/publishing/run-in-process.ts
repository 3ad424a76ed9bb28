import { spawn } from 'node:child_process'
import type { RunPoint } from '@/lib/publishing/run-publication'
import { bundledScript } from '../bundled-script'

/** Runs an intent in a process of its own, which dies at the point; gives the signal that ended it. */
export async function runInProcess(
  projectId: string,
  publicationId: string,
  point?: RunPoint,
): Promise<string | null> {
  const script = await bundledScript('testing/publishing/run-and-die.ts')
  const child = spawn(process.execPath, [...script, projectId, publicationId, ...(point ? [point] : [])], {
    stdio: 'inherit',
    env: process.env,
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      code ? fail(new Error(`The worker ended with code ${code}.`)) : done(signal),
    )
  })
}
