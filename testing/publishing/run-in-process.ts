import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunPoint } from '@/lib/publishing/run-publication'

const script = fileURLToPath(new URL('./run-and-die.ts', import.meta.url))

/** Runs an intent in a process of its own, which dies at the point; gives the signal that ended it. */
export function runInProcess(
  projectId: string,
  publicationId: string,
  point?: RunPoint,
): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, projectId, publicationId, ...(point ? [point] : [])],
    { stdio: 'inherit', env: process.env },
  )
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) =>
      code ? fail(new Error(`The worker ended with code ${code}.`)) : done(signal),
    )
  })
}
