import { PgBoss } from 'pg-boss'
import { addressBySocket } from '@/db/socket'
import { requireEnv } from '@/lib/env'
import { log } from '@/lib/log'

type Holder = typeof globalThis & { __tributaryBoss?: { url: string; boss: Promise<PgBoss> } }
const holder = globalThis as Holder

/** Returns this process's queue client, for enqueueing jobs and for the cron route; it never polls. */
export function boss(): Promise<PgBoss> {
  const url = requireEnv('DATABASE_URL')
  if (holder.__tributaryBoss?.url !== url) holder.__tributaryBoss = { url, boss: open(url) }
  return holder.__tributaryBoss.boss
}

async function open(url: string): Promise<PgBoss> {
  const client = new PgBoss({
    connectionString: addressBySocket(url),
    application_name: 'tributary-queue',
    max: 2,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  client.on('error', (error) => log.error('queue', error))
  try {
    return await client.start()
  } catch (error) {
    holder.__tributaryBoss = undefined
    throw error
  }
}

/** Closes this process's queue client; the next use opens a new one. */
export async function closeBoss(): Promise<void> {
  const open = holder.__tributaryBoss
  holder.__tributaryBoss = undefined
  if (open) await (await open.boss).stop({ graceful: false, close: true })
}
