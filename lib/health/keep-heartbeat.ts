import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import { workers } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { log } from '@/lib/log'

const beatEveryMs = 5_000

/**
 * Writes down every five seconds that this worker process is at work, for GET /api/health; `onBeat` is called after each
 * try that came to an end, also when the database is away: a worker that waits for its database is alive, one whose
 * statements never end is not. `stop` removes the row: a worker that ends in order is missed by nobody.
 */
export function keepHeartbeat(onBeat: () => void = () => undefined): { stop: () => Promise<void> } {
  const id = newId()
  let beating: Promise<void> | undefined
  let stopped = false
  const beat = () => {
    if (stopped) return
    beating ??= write(id)
      .catch((error: unknown) => log.error('heartbeat', error))
      .finally(() => {
        beating = undefined
        onBeat()
      })
  }
  beat()
  const timer = setInterval(beat, beatEveryMs)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await beating
      await inSystem((tx) => tx.delete(workers).where(eq(workers.id, id))).catch((error: unknown) =>
        log.error('heartbeat', error),
      )
    },
  }
}

async function write(id: string): Promise<void> {
  await inSystem(async (tx) => {
    await tx
      .insert(workers)
      .values({ id, host: hostname(), pid: process.pid })
      .onConflictDoUpdate({ target: workers.id, set: { beatAt: sql`now()` } })
    // Workers that were killed leave their rows behind.
    await tx.delete(workers).where(lt(workers.beatAt, sql`now() - interval '1 day'`))
  })
}
