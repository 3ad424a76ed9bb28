import { buildJobInsert } from '@/db/driver-internals'
import type { ProjectTx } from '@/db/project'
import type { SystemTx } from '@/db/system'
import { deferJobs } from '@/db/transaction'
import { boss } from './boss'
import type { JobDefinition } from './define-job'

export type EnqueueOptions = {
  /** Not before this time. */
  startAfter?: Date
  /** Higher runs first, and above 0 ahead of scheduled work; 0 if absent. */
  priority?: number
}

/**
 * Defers jobs to the end of the transaction that makes them necessary: they are inserted into the queue when its
 * work is done, right before the commit, so they exist exactly if the change does. Takes the open transaction (from
 * either entry point), the job's definition and one input per job. Throws immediately for an invalid input, and in
 * a read-only transaction.
 */
export function enqueue<Input extends object>(
  tx: ProjectTx | SystemTx,
  job: JobDefinition<Input>,
  inputs: Input[],
  options: EnqueueOptions = {},
): void {
  if (inputs.length === 0) return
  const rows = inputs.map((input) => ({
    data: job.input.parse(input) as object,
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
    ...(options.priority === undefined ? {} : { priority: options.priority }),
  }))
  deferJobs(tx, {
    queue: job.queue,
    delayed: options.startAfter !== undefined,
    statement: boss().then((client) => buildJobInsert(client, job.queue, rows)),
  })
}
