import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import { workers } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { log } from '@/lib/log'

const beatEveryMs = 5_000

/**
 * Records every five seconds that this worker process is running, for GET /api/health. `onBeat` is called after
 * each attempt that finishes, even if the database is unreachable: a worker that waits for its database is alive,
 * one whose statements never finish is not. `stop` removes the row, so that a worker that shuts down cleanly is not
 * missed.
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
    // Killed workers leave their rows behind.
    await tx.delete(workers).where(lt(workers.beatAt, sql`now() - interval '1 day'`))
  })
}
