import { sql } from 'drizzle-orm'
import { prepared, preparedText } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { notifyJobsQueued } from '@/db/queue'
import { systemRole } from '@/db/row-security'
import { enterSystem, type SystemTx } from '@/db/system'
import { boss } from './boss'
import type { JobDefinition } from './define-job'

export type EnqueueOptions = {
  /** Not before this time. */
  startAfter?: Date
  /** Higher first, and above 0 ahead of the schedule; 0 when absent. */
  priority?: number
}

/**
 * Puts jobs in the queue inside the transaction that made them necessary: they exist exactly when the change does.
 * Takes the open transaction (of either entry point), the job's definition and one input per job.
 */
export async function enqueue<Input extends object>(
  tx: ProjectTx | SystemTx,
  job: JobDefinition<Input>,
  inputs: Input[],
  options: EnqueueOptions = {},
): Promise<void> {
  if (inputs.length === 0) return
  const client = await boss()
  const [before] = await prepared<{ role: string }>(tx, sql`select current_setting('role') as role`)
  // The queue's tables belong to no project, so only the system's role may write them.
  await enterSystem(tx)
  await insert(client, tx, job, inputs, options)
  const told = options.startAfter ? sql`` : sql`, ${notifyJobsQueued(job.queue)}`
  await prepared(tx, sql`select set_config('role', ${before?.role ?? 'none'}, true)${told}`)
}

/**
 * The same for jobs that are due at once, as the last thing that a transaction does: its role is not given back, which
 * spares the database three rounds. Nothing of the project may be touched after it.
 */
export async function enqueueLast<Input extends object>(
  tx: ProjectTx,
  job: JobDefinition<Input>,
  inputs: Input[],
): Promise<void> {
  if (inputs.length === 0) return
  const client = await boss()
  // Sent together; the database takes them in this order.
  await Promise.all([
    prepared(tx, sql`select set_config('role', ${systemRole}, true), ${notifyJobsQueued(job.queue)}`),
    insert(client, tx, job, inputs, {}),
  ])
}

async function insert<Input extends object>(
  client: Awaited<ReturnType<typeof boss>>,
  tx: ProjectTx | SystemTx,
  job: JobDefinition<Input>,
  inputs: Input[],
  options: EnqueueOptions,
): Promise<void> {
  await client.insert(
    job.queue,
    inputs.map((input) => ({
      data: job.input.parse(input) as object,
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
    })),
    { db: { executeSql: async (text, values = []) => ({ rows: await preparedText(tx, text, values) }) } },
  )
}
