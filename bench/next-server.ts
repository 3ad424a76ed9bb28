import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@/e2e/ports'

const root = fileURLToPath(new URL('..', import.meta.url))

export type NextServer = {
  url: string
  pid: number
  rssMb: () => { now: number; peak: number }
  stop: () => Promise<void>
}

/** Starts a built Next app in a separate process and waits until it answers. */
export async function startNext(folder: string, env: Record<string, string>): Promise<NextServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
    {
      cwd: folder,
      env: { ...process.env, APP_URL: url, ...env, NODE_ENV: 'production', PORT: String(port) },
      stdio: 'ignore',
    },
  )
  for (let time = 0; ; time++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || time > 600) throw new Error('The server did not start.')
    await pause(100)
  }
  return { url, pid: child.pid ?? 0, rssMb: () => rss(child), stop: () => end(child) }
}

/** Returns the memory of the server process in megabytes: current and peak. Linux only; 0 elsewhere. */
function rss({ pid }: ChildProcess): { now: number; peak: number } {
  const field = (status: string, name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return { now: field(status, 'VmRSS'), peak: field(status, 'VmHWM') }
  } catch {
    return { now: 0, peak: 0 }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, pause(10_000)])
  if (child.exitCode === null) child.kill('SIGKILL')
}
