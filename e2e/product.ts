import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { plainEnvironment } from '@/scripts/test/plain-environment'
import { freePort } from './ports'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export type Product = {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** The output so far. */
  output: () => string
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the whole product as a person would, on its own port and (unless given) with its own data folder, and
 * waits until it reports that it is ready. Throws with the output if the process ends before that.
 */
export async function startProduct(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<Product> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tributary-e2e-'))
  const lines: string[] = []
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...plainEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.includes('Tributary is ready')) resolve()
      })
  })
  const output = () => lines.join('\n')
  const first = await Promise.race([ready, ended.then((code) => ({ code }))])
  if (first) throw new Error(`The product ended before it was ready (exit code ${first.code}):\n${output()}`)
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    output,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const code = await ended
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
