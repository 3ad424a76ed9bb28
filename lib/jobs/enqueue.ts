import { sql } from 'drizzle-orm'
import { awaitedLater } from '@/db/awaited-later'
import { prepared, preparedText } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { notifyJobsQueued } from '@/db/queue'
import { systemRole } from '@/db/row-security'
import type { SystemTx } from '@/db/system'
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
  const told = options.startAfter ? sql`` : sql`, ${notifyJobsQueued(job.queue)}`
  // The queue's tables belong to no project, so only the system's role may write them. Sent together, in this order; when
  // one fails the database refuses what follows.
  const taken = awaitedLater(
    prepared(
      tx,
      sql`select set_config('app.role_before', current_setting('role'), true), set_config('role', ${systemRole}, true)`,
    ),
  )
  const { inserted } = await insert(client, tx, job, inputs, options)
  const back = prepared(tx, sql`select set_config('role', current_setting('app.role_before'), true)${told}`)
  await Promise.all([taken, inserted, back])
}

/**
 * The same for jobs that are due at once, as the last thing that a transaction does: its role is not given back. Nothing of
 * the project may be touched after it. Done when the statements are handed to the connection; `sent` waits for them.
 */
export async function enqueueLast<Input extends object>(
  tx: ProjectTx,
  job: JobDefinition<Input>,
  inputs: Input[],
): Promise<{ sent: Promise<unknown> }> {
  if (inputs.length === 0) return { sent: Promise.resolve() }
  const client = await boss()
  const taken = awaitedLater(
    prepared(tx, sql`select set_config('role', ${systemRole}, true), ${notifyJobsQueued(job.queue)}`),
  )
  const { inserted } = await insert(client, tx, job, inputs, {})
  return { sent: Promise.all([taken, inserted]) }
}

/** Done when the statement is handed to the connection; `inserted` waits for it. */
async function insert<Input extends object>(
  client: Awaited<ReturnType<typeof boss>>,
  tx: ProjectTx | SystemTx,
  job: JobDefinition<Input>,
  inputs: Input[],
  options: EnqueueOptions,
): Promise<{ inserted: Promise<unknown> }> {
  const handed = Promise.withResolvers<void>()
  const executeSql = async (text: string, values: unknown[] = []) => {
    const rows = preparedText(tx, text, values)
    handed.resolve()
    return { rows: await rows }
  }
  const inserted = client.insert(
    job.queue,
    inputs.map((input) => ({
      data: job.input.parse(input) as object,
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
    })),
    { db: { executeSql } },
  )
  await Promise.race([handed.promise, awaitedLater(inserted)])
  return { inserted }
}
