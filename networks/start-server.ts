import { fork } from 'node:child_process'
import { join } from 'node:path'

/** `report`: everything that the server reported when it was ready. */
export type RealServer = { url: string; report: Record<string, string>; stop(): Promise<void> }

/** Ten times what the slowest server takes on two busy cores. */
const deadlineMs = 400_000

/**
 * Starts one of the servers in this folder, such as `bluesky/server.mjs`, in a separate process and returns its
 * address once it answers. The server sends its address as a message, and ends with this process. Throws with its
 * output if it exits before that.
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
    const report = await started
    return { url: report.url ?? '', report, stop }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
