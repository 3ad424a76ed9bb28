import { lt, sql } from 'drizzle-orm'
import { rateLimits } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'

/** Takes back one use that was counted in the current window, because it turned out not to count. */
export async function refundRateLimit(key: string, windowSeconds: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  await inSystem((tx) =>
    tx.execute(sql`
      update rate_limits set count = greatest(count - 1, 0)
      where key = ${key} and window_start = ${now - (now % windowSeconds)}`),
  )
}

/**
 * Counts one use of `key` in the current window and refuses it beyond `limit`. The counters live in the database,
 * so they hold across any number of processes (spec/security#1.7). Throws `too-many-requests` with Retry-After.
 */
export async function enforceRateLimit(key: string, limit: number, windowSeconds: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const windowStart = now - (now % windowSeconds)
  const [row] = await inSystem((tx) =>
    tx.execute<{ count: number }>(sql`
      insert into rate_limits (key, window_start, count) values (${key}, ${windowStart}, 1)
      on conflict (key, window_start) do update set count = rate_limits.count + 1
      returning count`),
  )
  // Deletes old windows now and then along the way, so that no job is needed for it.
  if (row?.count === 1 && Math.random() < 0.02)
    await inSystem((tx) => tx.delete(rateLimits).where(lt(rateLimits.windowStart, now - 86_400)))
  if ((row?.count ?? 0) > limit) {
    const wait = String(windowStart + windowSeconds - now)
    throw new AppError('too-many-requests', { headers: { 'Retry-After': wait } })
  }
}
