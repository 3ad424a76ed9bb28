import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { ProjectTx } from '@/db/project'
import { enterSystem, type SystemTx } from '@/db/system'
import { boss } from './boss'
import type { JobDefinition } from './define-job'

export type EnqueueOptions = {
  /** Not before this time. */
  startAfter?: Date
  /** Higher first. */
  priority?: number
}

/**
 * Puts jobs in the queue inside the transaction that made them necessary: they exist exactly when the change does.
 * Takes the open transaction (of either door), the job's definition and one input per job.
 */
export async function enqueue<Input extends object>(
  tx: ProjectTx | SystemTx,
  job: JobDefinition<Input>,
  inputs: Input[],
  options: EnqueueOptions = {},
): Promise<void> {
  if (inputs.length === 0) return
  const client = await boss()
  const [before] = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`)
  // The queue's tables belong to no project, so only the system's role may write them.
  await enterSystem(tx)
  await client.insert(
    job.queue,
    inputs.map((input) => ({
      data: job.input.parse(input) as object,
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
    })),
    { db: fromDrizzle(tx, sql) },
  )
  await tx.execute(sql`select set_config('role', ${before?.role ?? 'none'}, true)`)
}
