import { databaseAnswers } from '@/db/system'
import { boss } from '@/lib/jobs/boss'
import { version } from '@/package.json'

export type Health = {
  status: 'ok' | 'unavailable'
  version: string
  database: 'ok' | 'unavailable'
  queue: 'ok' | 'unavailable'
}

/**
 * Whether the database and the queue answer (http-api.md, GET /api/health). Without the database nothing works; without
 * the queue pages and calls still answer, so that is told and no reason to be taken out of service. Never throws.
 */
export async function checkHealth(): Promise<Health> {
  const database = (await databaseAnswers()) ? 'ok' : 'unavailable'
  const queue = database === 'ok' && (await queueAnswers()) ? 'ok' : 'unavailable'
  return { status: database, version, database, queue }
}

async function queueAnswers(): Promise<boolean> {
  try {
    return await (await boss()).isInstalled()
  } catch {
    return false
  }
}
