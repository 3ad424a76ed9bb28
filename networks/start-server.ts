import { fork } from 'node:child_process'
import { join } from 'node:path'

/** `told`: all that it said when it was ready. */
export type RealServer = { url: string; told: Record<string, string>; stop(): Promise<void> }

/** Ten times what the slowest takes on two busy cores. */
const deadlineMs = 400_000

/**
 * Starts a server of this folder, such as `bluesky/server.mjs`, in a process of its own and gives its address once it answers. It tells its
 * address by message, and ends with this process. Throws with what it wrote when it ends before that.
 */
export async function startServer(script: string, ...args: string[]): Promise<RealServer> {
  const child = fork(join(import.meta.dirname, script), args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-4000)
    })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const started = new Promise<Record<string, string>>((done, fail) => {
    child.once('message', (message: Record<string, string>) => done(message))
    child.once('exit', (code) =>
      fail(new Error(`${script} ended with ${code} before it was ready.\n${written}`)),
    )
    setTimeout(() => fail(new Error(`${script} was not ready in time.\n${written}`)), deadlineMs).unref()
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    const told = await started
    return { url: told.url ?? '', told, stop }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
