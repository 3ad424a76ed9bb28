import { jobInsertOf } from '@/db/driver-internals'
import type { ProjectTx } from '@/db/project'
import type { SystemTx } from '@/db/system'
import { leaveJobs } from '@/db/transaction'
import { boss } from './boss'
import type { JobDefinition } from './define-job'

export type EnqueueOptions = {
  /** Not before this time. */
  startAfter?: Date
  /** Higher first, and above 0 ahead of the schedule; 0 when absent. */
  priority?: number
}

/**
 * Leaves jobs to the end of the transaction that made them necessary: they are put in the queue when its work is done, right
 * before the commit, and exist exactly when the change does. Takes the open transaction (of either entry point), the job's
 * definition and one input per job. Throws at once for an input of the wrong shape, and in a transaction that only reads.
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
  leaveJobs(tx, {
    queue: job.queue,
    delayed: options.startAfter !== undefined,
    statement: boss().then((client) => jobInsertOf(client, job.queue, rows)),
  })
}
