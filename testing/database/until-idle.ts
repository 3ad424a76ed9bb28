import { expect } from 'vitest'
import { pool } from '@/db/client'

/**
 * Waits until no other session is at work in this test's database. What a process had sent before it was killed the database may
 * still be doing: whoever reads before that is over sees half of it.
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
