import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Embedded, startEmbedded } from '@/db/embedded'
import { AppError } from '@/lib/errors'
import { scriptCommand } from './script-command'
import { startPart } from './supervise'

export type Database = Omit<Embedded, 'reused'>

/**
 * Opens and migrates the database of this start: the one of DATABASE_URL, otherwise the embedded one in the data
 * folder (`own`: wait until a short command that has it running releases it, instead of sharing a server that will
 * end with the command). Sets DATABASE_URL, and DATABASE_SOCKET for the embedded one. Throws AppError `unavailable`
 * with a message that never contains the password.
 */
export async function openDatabase(
  dataDir: string,
  say: (line: string) => void,
  own = false,
): Promise<Database> {
  const configuredUrl = process.env.DATABASE_URL?.trim()
  const database = configuredUrl
    ? { url: configuredUrl, socket: undefined, stop: async () => undefined, isRunning: () => true }
    : await startEmbedded({ dataDir, log: say, own })
  process.env.DATABASE_URL = database.url
  if (database.socket) process.env.DATABASE_SOCKET = database.socket
  try {
    await migrateWhenNeeded(database.url, configuredUrl ? undefined : join(dataDir, 'postgres/migrated'), own)
  } catch (error) {
    await database.stop()
    throw configuredUrl ? explain(configuredUrl, error) : error
  }
  return database
}

/**
 * A migration checks each time what is new, and loading its code takes longer than a start should. So the embedded
 * database keeps a note of its schema next to its data; if the note matches, there is nothing to do.
 */
async function migrateWhenNeeded(
  url: string,
  note: string | undefined,
  inOwnProcess: boolean,
): Promise<void> {
  const stamp = schemaStamp()
  if (note && existsSync(note) && readFileSync(note, 'utf8') === stamp) return
  if (note && inOwnProcess) await migrateInOwnProcess(url)
  else await (await import('@/db/migrate')).migrate(url)
  if (note) writeFileSync(note, stamp)
}

/** Migrates in a separate process, so that the code it loads does not stay in the starter. */
async function migrateInOwnProcess(url: string): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const lines: string[] = []
  const migrating = startPart(scriptCommand(root, 'migrate'), {
    env: { ...process.env, DATABASE_URL: url },
    line: (line) => lines.push(line),
  })
  if ((await migrating.ended) === 0) return
  throw new Error(`The database could not be brought to the present schema: ${lines.join(' ')}`)
}

function schemaStamp(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const hash = createHash('sha256')
  const files = readdirSync(join(root, 'db'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...files.sort(), join(root, 'package-lock.json')]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const REACHING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
])
const SIGNING_IN = new Set(['28P01', '28000', '3D000'])

function explain(url: string, error: unknown): Error {
  const code = (error as { code?: string }).code ?? ''
  const where = placeOf(url)
  if (where === undefined)
    return new AppError('unavailable', {
      detail: 'DATABASE_URL is not a PostgreSQL address.',
      hint: 'It looks like postgresql://user:password@host:5432/database.',
    })
  if (REACHING.has(code))
    return new AppError('unavailable', {
      detail: `The database at ${where} does not answer.`,
      hint: 'Check that it runs and that DATABASE_URL names its host and port.',
    })
  if (SIGNING_IN.has(code))
    return new AppError('unavailable', {
      detail: `The database at ${where} refuses the sign-in: ${(error as Error).message}.`,
      hint: 'Check user, password and database name in DATABASE_URL.',
    })
  return error instanceof Error ? error : new Error(String(error))
}

function placeOf(url: string): string | undefined {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) return undefined
  return new URL(url).host || 'localhost'
}
