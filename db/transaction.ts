import { type SQLWrapper, sql } from 'drizzle-orm'
import { pool } from './client'
import { compileStatement, controlTransaction, type SendStatement } from './driver-internals'
import { optimizations } from './optimizations'
import { notifyJobsQueued, type QueueName } from './queue'
import { systemRole } from './row-security'
import { suppressUnhandledRejection } from './suppress-unhandled-rejection'
import type { Tx } from './tx'

type Statement = ReturnType<typeof compileStatement>
type SendStatements = (send: SendStatement) => Promise<unknown>

/** What remains to be written when a transaction's work is done. */
type DeferredWork = {
  statements: SendStatements[]
  jobs: { queue: QueueName; delayed: boolean; statement: Promise<Statement> }[]
}

const deferredWork = new WeakMap<Tx, DeferredWork>()

function getDeferredWork(tx: Tx): DeferredWork {
  const deferred = deferredWork.get(tx)
  if (!deferred)
    throw new Error(
      'Statements and jobs are left to the end only of an open transaction of inProject or inSystem that may write, and not of a savepoint.',
    )
  return deferred
}

/** The rows of a statement that was sent with the commit; readable once the transaction is over. */
export type SentWithCommit<Row> = { readonly rows: Row[] }

/**
 * Defers a statement to the end of the transaction. `inProject` then sends it behind everything else, together with
 * the jobs and the commit, so nothing waits for its result. Takes `sql` or a built query; the rows of the returned
 * object can be read once `inProject` has resolved, and throw before that. If the statement fails, nothing is
 * committed and `inProject` throws its error. Conditions on its rows that should roll back the transaction must be
 * part of the statement.
 */
export function sendWithCommit<Row>(tx: Tx, statement: SQLWrapper): SentWithCommit<Row> {
  const query = compileStatement(statement)
  let rows: Row[] | undefined
  getDeferredWork(tx).statements.push(async (send) => {
    rows = await send<Row>(query)
  })
  return {
    get rows() {
      if (!rows) throw new Error('What is sent with the commit has no rows before the transaction is over.')
      return rows
    },
  }
}

/**
 * Defers jobs to the end of the transaction, for lib/jobs: the statement that inserts them into the queue's tables,
 * which belong to no project, so that it runs under the system role when nothing else can run anymore. `delayed`
 * jobs wake no worker.
 */
export function deferJobs(
  tx: Tx,
  jobs: { queue: QueueName; delayed: boolean; statement: Promise<Statement> },
): void {
  getDeferredWork(tx).jobs.push({ ...jobs, statement: suppressUnhandledRejection(jobs.statement) })
}

/**
 * Opens a transaction, sets its role with `enter`, does the work, then writes what the work has deferred, jobs
 * last, and commits: all of it or nothing. Once the work is done or has failed, the transaction can no longer be
 * used.
 */
export const transact = <T>(enter: (tx: Tx) => Promise<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  openTransaction(enter, work, { statements: [], jobs: [] })

/** Like `transact`, for work that only reads: it can defer nothing to the end. */
export const transactReadOnly = <T>(
  enter: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => openTransaction(enter, work, undefined)

async function openTransaction<T>(
  enter: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<T>,
  deferred: DeferredWork | undefined,
): Promise<T> {
  let pending: Promise<unknown>[] = []
  const result = await pool().db.transaction(async (tx) => {
    const { send, close } = controlTransaction(tx)
    if (deferred) deferredWork.set(tx, deferred)
    // Sent ahead of the first statement, in one round trip. If it fails, the database rejects everything after it.
    const roleSet = suppressUnhandledRejection(enter(tx))
    if (!optimizations.roleWithFirstStatement) await roleSet
    const [done] = await Promise.allSettled([(async () => work(tx))()])
    deferredWork.delete(tx)
    close()
    if (deferred && done.status === 'fulfilled') pending = await writeDeferred(deferred, send)
    // The commit follows immediately. If one of these has failed, the database turns it into a rollback.
    if (pending.length > 0 && optimizations.commitWithLastStatements) pending.unshift(roleSet)
    else await Promise.all([roleSet, ...pending])
    if (done.status === 'rejected') throw done.reason
    return done.value
  })
  await Promise.all(pending)
  return result
}

async function writeDeferred(deferred: DeferredWork, send: SendStatement): Promise<Promise<unknown>[]> {
  const jobs = await Promise.all(deferred.jobs.map(({ statement }) => statement))
  const pending = deferred.statements.map((statement) => statement(send))
  if (jobs.length > 0) {
    const queuesToWake = new Set(deferred.jobs.flatMap(({ queue, delayed }) => (delayed ? [] : [queue])))
    const notifications = [...queuesToWake].map((queue) => sql`, ${notifyJobsQueued(queue)}`)
    pending.push(
      send(compileStatement(sql`select set_config('role', ${systemRole}, true)${sql.join(notifications)}`)),
    )
    for (const statement of jobs) pending.push(send(statement))
  }
  for (const one of pending) void suppressUnhandledRejection(one)
  return pending
}
