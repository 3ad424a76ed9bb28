import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { AppError } from '@/lib/errors'

/** Loads `.env` next to package.json if there is one; variables that are already set take precedence. */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Returns the data folder, created if missing. Throws AppError `unavailable` if it cannot be created or written to.
 */
export function makeDataDir(dir: string): string {
  const folder = resolve(dir)
  const refused = (what: string, cause: unknown) =>
    new AppError('unavailable', {
      detail: `The data folder ${folder} cannot be ${what}.`,
      hint: 'Give this user the right to write there, or set DATA_DIR to another folder.',
      cause,
    })
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    throw refused('made', cause)
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw refused('written to', cause)
  }
  return folder
}

/**
 * Sets AUTH_SECRET and ENCRYPTION_KEY (spec/decisions#9): taken from the environment, otherwise generated once and
 * kept in the data folder in files that only the owner can read. With an external database they are required,
 * because several machines must share them.
 */
export function provideSecrets(dataDir: string, embedded: boolean): void {
  for (const name of ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (process.env[name]?.trim()) continue
    if (!embedded)
      throw new AppError('unavailable', {
        detail: `${name} is not set.`,
        hint: `With DATABASE_URL set, every process needs the same ${name}. Make one with: openssl rand -base64 32`,
      })
    process.env[name] = storedSecret(join(dataDir, name.toLowerCase().replace('_', '-')))
  }
}

/** Returns a secret that is generated once and kept in a file that only its owner can read. */
export function storedSecret(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      // Another start created it at the same moment; use that one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}
