import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { AppError } from '@/lib/errors'
import { chooseAccount } from './embedded/account'
import { findBinaries } from './embedded/binaries'
import { DB_USER, type Home, lastLines, makeCluster, makeFolder, readPassword } from './embedded/cluster'
import {
  choosePort,
  findRunning,
  findSocket,
  isAlive,
  logFile,
  type Running,
  readOwner,
  removeStalePidFile,
  spawnServer,
  takeOver,
} from './embedded/server'

export type EmbeddedOptions = {
  /** The product's data folder; the database is in its `postgres` subfolder. */
  dataDir: string
  log?: (line: string) => void
  /** Wait until another process that started the server has released it, so that the server ends only with us. */
  own?: boolean
  /** For tests only: fast, but lost in a power cut. */
  fast?: boolean
  /** For tests only: remove the whole data folder when the database stops, even if we are killed. */
  temporary?: boolean
}

export type Embedded = {
  url: string
  /** The server's Unix socket, which is cheaper than TCP; undefined where it cannot be used. */
  socket: string | undefined
  stop: () => Promise<void>
  reused: boolean
  /** False once the server is gone, for whatever reason. */
  isRunning: () => boolean
}

const startTimeoutMs = 60_000

/**
 * Starts the PostgreSQL that comes with the install (spec/decisions#8): creates the database on the first start,
 * finds it again later, takes over a server that is already running (`reused`), and recovers after a crash. It
 * listens on 127.0.0.1 and on a Unix socket next to its data, and ends with this process; `stop` shuts it down
 * cleanly unless another living process started it. Two concurrent starts get the same server. Throws AppError
 * `unavailable` with a plain explanation if it cannot be started.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32')
    throw new AppError('unavailable', {
      detail: 'The embedded database runs on Linux and macOS.',
      hint: 'Start the product inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    })
  const folder = join(resolve(options.dataDir), 'postgres')
  const account = chooseAccount(folder)
  try {
    await makeFolder(folder, account)
    if (options.temporary && account) await chown(resolve(options.dataDir), account.uid, account.gid)
    const home: Home = {
      folder,
      cluster: join(folder, 'data'),
      account,
      binaries: await findBinaries(account),
    }
    const embedded = await startOrReuse(home, options)
    if (!options.temporary) return embedded
    const clear = () => rm(resolve(options.dataDir), { recursive: true, force: true })
    return { ...embedded, stop: () => embedded.stop().then(clear) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new AppError('unavailable', {
      detail: `The database folder ${folder} belongs to another user or cannot be written.`,
      hint: 'Start as the user who started it before, or give the folder to the present one.',
      cause: error,
    })
  }
}

async function startOrReuse(home: Home, options: EmbeddedOptions): Promise<Embedded> {
  const password = await readPassword(home)
  const until = Date.now() + startTimeoutMs
  let child: ChildProcess | undefined
  let starts = 0
  while (Date.now() < until) {
    const running = findRunning(home)
    if (running?.status === 'ready' && !isBeingStopped(home) && !(options.own && isForeign(home))) {
      const url = `postgresql://${DB_USER}:${password}@127.0.0.1:${running.port}/tributary`
      if (await isReachable(url)) return await describeRunning(home, running, child, url)
    } else if (!running && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (++starts > 8) break
      if (!existsSync(join(home.cluster, 'PG_VERSION')))
        options.log?.('Preparing the database (first start only)')
      await makeCluster(home, password, !options.fast)
      if (findRunning(home)) continue
      await removeStalePidFile(home)
      child = await spawnServer(home, await choosePort(home), {
        fast: options.fast ?? false,
        remove: options.temporary ? resolve(options.dataDir) : undefined,
        // Some file systems do not support sockets, and PostgreSQL does not start if it cannot create one.
        socket: starts === 1,
      })
    }
    await wait(15)
  }
  const log = existsSync(logFile(home)) ? readFileSync(logFile(home), 'utf8') : ''
  throw new AppError('unavailable', {
    detail: `The embedded database did not start: ${lastLines(log, 3) || 'it gave no reason'}`,
    hint: `See ${logFile(home)}, or set DATABASE_URL to a PostgreSQL of your own.`,
  })
}

/** Whether the process that started the server is gone and the keeper is about to stop it. */
function isBeingStopped(home: Home): boolean {
  const owner = readOwner(home)
  return owner !== undefined && !isAlive(owner.owner) && isAlive(owner.keeper)
}

/** Whether another living process started the server and will end it. */
function isForeign(home: Home): boolean {
  const owner = readOwner(home)
  return owner !== undefined && owner.owner !== process.pid && isAlive(owner.owner)
}

async function describeRunning(
  home: Home,
  running: Running,
  child: ChildProcess | undefined,
  url: string,
): Promise<Embedded> {
  const isRunning = () => isAlive(running.pid)
  const owner = readOwner(home)
  const place = { url, socket: findSocket(home, running), isRunning }
  if (child?.pid && owner?.keeper === child.pid && child.exitCode === null)
    return { ...place, reused: false, stop: () => stop(running.pid, child.pid) }
  if (owner && !isAlive(owner.owner)) {
    await takeOver(home, running)
    return { ...place, reused: true, stop: () => stop(running.pid) }
  }
  return { ...place, reused: true, stop: async () => undefined }
}

/**
 * Connects once and creates the database itself the first time. Returns false while PostgreSQL is still starting
 * up.
 */
async function isReachable(url: string): Promise<boolean> {
  const attempt = async (address: string, query: string) => {
    const sql = postgres(address, { max: 1, connect_timeout: 5, onnotice: () => undefined })
    try {
      await sql.unsafe(query)
      return 'fine'
    } catch (error) {
      return (error as { code?: string }).code ?? 'failed'
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  if ((await attempt(url, 'select 1')) === 'fine') return true
  const made = await attempt(url.replace(/\/tributary$/, '/postgres'), 'create database tributary')
  return ['fine', '42P04', '23505'].includes(made) && (await attempt(url, 'select 1')) === 'fine'
}

/** Fast shutdown first, immediate shutdown after ten seconds, SIGKILL after fifteen. */
async function stop(pid: number, keeper = pid): Promise<void> {
  const steps: [number, NodeJS.Signals][] = [
    [0, 'SIGINT'],
    [10_000, 'SIGQUIT'],
    [15_000, 'SIGKILL'],
  ]
  const startedAt = Date.now()
  let step = 0
  while (isAlive(pid) || isAlive(keeper)) {
    const [after, signal] = steps[step] ?? [Number.POSITIVE_INFINITY, 'SIGKILL']
    if (Date.now() - startedAt >= after) {
      step++
      try {
        process.kill(pid, signal)
      } catch {
        return
      }
    }
    if (Date.now() - startedAt > 20_000) return
    await wait(10)
  }
}
