import { expect } from 'vitest'
import { pool } from '@/db/client'

/**
 * Waits until no other session is active in this test's database. The database may still be executing what a
 * process sent before it was killed, and reading before that is finished would show only half of it.
 */
export const untilIdle = (): Promise<void> =>
  expect
    .poll(
      async () =>
        (
          await pool().sql`select from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
        ).length,
      { timeout: 60_000 },
    )
    .toBe(0)
