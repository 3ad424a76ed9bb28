import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Home, pathFor, plainEnv } from './cluster'

/** A PostgreSQL server running on our data, as described by its postmaster.pid. */
export type Running = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' }

/**
 * The keeper: a shell between us and PostgreSQL. Our end of its stdin closes when we end, for whatever reason, and
 * then it shuts PostgreSQL down cleanly. $1: a folder to remove afterwards, or empty.
 */
const keeperScript = `
exec 3<&0
remove=$1; shift
"$@" 3<&- </dev/null & postgres=$!
{ read -r line <&3; kill -INT "$postgres"; } 2>/dev/null & watcher=$!
wait "$postgres"; code=$?
kill "$watcher" 2>/dev/null; wait "$watcher" 2>/dev/null
cd /
[ -z "$remove" ] || rm -rf -- "$remove"
exit "$code"`

/** The keeper of a PostgreSQL that outlived the process that started it. */
const takeoverScript = 'read -r line; kill -INT "$1"'

const settings = {
  listen_addresses: '127.0.0.1',
  // Next to the data, relative to PostgreSQL's working directory: only its own user and root can reach it.
  unix_socket_directories: '..',
  max_connections: '80',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m ',
}

/** For tests only: nothing here survives a power cut. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  io_method: 'sync',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  wal_init_zero: 'off',
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/**
 * Whether a process has ended but was not reaped by its parent; it stays so forever in a container whose first
 * process does not reap.
 */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Returns what postmaster.pid says, if the process it names is alive and is a PostgreSQL. */
export function findRunning(home: Home): Running | undefined {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !isAlive(pid) || !isPostgres(pid)) return undefined
  const status = lines[7]?.trim()
  return {
    pid,
    port: Number(lines[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  }
}

function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? /postgres/.test(readFileSync(file, 'utf8')) : process.platform !== 'linux'
}

/**
 * Removes a postmaster.pid whose process ID may belong to any process after a reboot; PostgreSQL would refuse to
 * start.
 */
export async function removeStalePidFile(home: Home): Promise<void> {
  if (!findRunning(home)) await rm(join(home.cluster, 'postmaster.pid'), { force: true })
}

/** Returns the port used last time if it is free, otherwise any free port. */
export async function choosePort(home: Home): Promise<number> {
  const file = join(home.folder, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return (await freePort(last)) ?? (await freePort(0)) ?? 0
}

function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

/** Maximum length of a socket path: 104 bytes including the terminator on macOS, a few more on Linux. */
const maxSocketPathLength = 103

/** Returns the Unix socket of a running PostgreSQL; undefined if it has none or its path is too long to open. */
export function findSocket(home: Home, running: Running): string | undefined {
  const path = join(home.folder, `.s.PGSQL.${running.port}`)
  return Buffer.byteLength(path) <= maxSocketPathLength && existsSync(path) ? path : undefined
}

export function logFile(home: Home): string {
  return join(home.folder, 'postgres.log')
}

/** Starts PostgreSQL under its keeper; its output goes to postgres.log. */
export async function spawnServer(
  home: Home,
  port: number,
  options: { fast: boolean; remove?: string | undefined; socket: boolean },
): Promise<ChildProcess> {
  const file = logFile(home)
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  const flags = Object.entries({
    ...settings,
    ...(options.fast ? fastSettings : {}),
    ...(options.socket ? {} : { unix_socket_directories: '' }),
  })
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      keeperScript,
      'tributary-postgres-keeper',
      options.remove ?? '',
      home.binaries.postgres,
      '-D',
      pathFor(home, home.cluster),
      '-p',
      String(port),
      ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: home.cluster, ...home.account, detached: true, stdio: ['pipe', log, log], env: plainEnv() },
  )
  closeSync(log)
  detach(child)
  await writeStateFile(home, 'port', String(port))
  await writeStateFile(home, 'owner', `${process.pid} ${child.pid}`)
  return child
}

/** Takes over a PostgreSQL whose starting process is gone: from now on it ends with us. */
export async function takeOver(home: Home, running: Running): Promise<ChildProcess> {
  const child = spawn('/bin/sh', ['-c', takeoverScript, 'tributary-postgres-keeper', String(running.pid)], {
    cwd: home.cluster,
    ...home.account,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: plainEnv(),
  })
  detach(child)
  await writeStateFile(home, 'owner', `${process.pid} ${child.pid}`)
  return child
}

/** Returns the process that started the running PostgreSQL, and the keeper between them. */
export function readOwner(home: Home): { owner: number; keeper: number } | undefined {
  const file = join(home.folder, 'owner')
  if (!existsSync(file)) return undefined
  const [owner, keeper] = readFileSync(file, 'utf8').split(' ').map(Number)
  return owner && keeper ? { owner, keeper } : undefined
}

/** Keeps a forgotten stop() from holding our process open; the keeper does the rest. */
function detach(child: ChildProcess): void {
  child.unref()
  child.on('error', () => undefined)
  const { stdin } = child
  stdin?.on('error', () => undefined)
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
}

async function writeStateFile(home: Home, name: string, value: string): Promise<void> {
  const file = join(home.folder, name)
  await writeFile(file, value, { mode: 0o600 })
  if (home.account) await chown(file, home.account.uid, home.account.gid)
}
