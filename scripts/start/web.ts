import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { AppError } from '@/lib/errors'
import { type Part, startPart } from './supervise'

const READY_WITHIN = 60_000

/**
 * Starts the web server and waits until it answers; its output goes to `line`, and into the error message if it
 * fails.
 */
export async function startWeb(
  root: string,
  options: { host: string; port: number; dev: boolean; line: (line: string) => void },
): Promise<Part> {
  const lines: string[] = []
  let ready = false
  const web = startPart(
    [
      process.execPath,
      '--import',
      pathToFileURL(join(root, 'scripts/start/refuse-malformed.mjs')).href,
      join(root, 'node_modules/next/dist/bin/next'),
      options.dev ? 'dev' : 'start',
      '--hostname',
      options.host,
      '--port',
      String(options.port),
    ],
    {
      env: { ...process.env, NODE_ENV: options.dev ? 'development' : 'production' },
      line: (line) => {
        if (ready) options.line(line)
        else lines.push(line)
      },
    },
  )
  const ended = web.ended.then(() => 'ended' as const)
  const until = Date.now() + READY_WITHIN
  while (Date.now() < until) {
    if (await answers(reachable(options.host), options.port)) {
      ready = true
      return web
    }
    if ((await Promise.race([ended, wait(25, 'waited' as const)])) === 'ended') break
  }
  await web.stop(0)
  throw new AppError('unavailable', {
    detail: `The web server did not start:\n\n${lines.slice(-20).join('\n')}\n`,
    hint: 'Run `npm ci` and start again.',
  })
}

/** Returns the address at which this machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host
}

/** Whether the web server and its database respond; the worker is started only afterwards. */
async function answers(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${port}/api/health`, { signal: AbortSignal.timeout(10_000) })
    const health: unknown = await answer.json()
    return typeof health === 'object' && health !== null && 'database' in health && health.database === 'ok'
  } catch {
    return false
  }
}
