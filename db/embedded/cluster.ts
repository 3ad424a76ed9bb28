import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@/lib/errors'
import { type Account, canReach } from './account'
import type { Binaries } from './binaries'

export const DB_USER = 'tributary'

/** Everything that belongs to one embedded database: its folder, the user that owns it, the programs. */
export type Home = { folder: string; cluster: string; account: Account; binaries: Binaries }

/** Creates the database's folder if absent and gives it to the account. */
export async function makeFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

/**
 * The data path to pass to PostgreSQL. If its user cannot traverse the parent folders (a checkout in root's home),
 * PostgreSQL is started inside the folder and given its working directory, which needs no traversal.
 */
export function pathFor(home: Home, folder: string): string {
  return canReach(home.account, folder) ? folder : '/proc/self/cwd'
}

/**
 * Returns the database user's password: random, the same for every start, kept in a file that only its owner can
 * read.
 */
export async function readPassword(home: Home): Promise<string> {
  const file = join(home.folder, 'password')
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
    // Linking is atomic: it fails if a concurrent start was first, and then that start's password counts.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}

/**
 * Creates the cluster if there is none: in a temporary folder that is then renamed, so that it never exists
 * half-made.
 */
export async function makeCluster(home: Home, password: string, sync: boolean): Promise<void> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) return
  const name = randomBytes(6).toString('hex')
  const draft = join(home.folder, `data.${name}`)
  const secret = join(home.folder, `password.${name}`)
  await makeFolder(draft, home.account)
  await writeFile(secret, password, { mode: 0o600, flag: 'wx' })
  if (home.account) await chown(secret, home.account.uid, home.account.gid)
  const path = pathFor(home, draft)
  try {
    await run(home, draft, [
      `--pgdata=${path}`,
      `--pwfile=${path === draft ? secret : `${path}/../password.${name}`}`,
      `--username=${DB_USER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(sync ? [] : ['--no-sync']),
    ])
    await rename(draft, home.cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(secret, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

async function run(home: Home, cwd: string, args: string[]): Promise<void> {
  const child = spawn(home.binaries.initdb, args, {
    cwd,
    ...home.account,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: plainEnv(),
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: Error) => {
    output += error.message
    return -1
  })
  if (code === 0) return
  throw new AppError('unavailable', {
    detail: `The embedded database could not be prepared: ${lastLines(output, 3)}`,
    hint: 'Check free disk space and the rights of the data folder, or set DATABASE_URL.',
  })
}

export function lastLines(text: string, count: number): string {
  return text.trim().split('\n').slice(-count).join(' / ')
}

/** The environment for the database's programs: nothing that could change how they behave. */
export function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', NODE_ENV: process.env.NODE_ENV }
}
