import { type SQLWrapper, sql } from 'drizzle-orm'
import { awaitedLater } from './awaited-later'
import { pool } from './client'
import { controlTransaction, type SendStatement, textOf } from './driver-internals'
import { optimizations } from './optimizations'
import { notifyJobsQueued, type QueueName } from './queue'
import { systemRole } from './row-security'
import type { Tx } from './tx'

type Statement = ReturnType<typeof textOf>
type SendStatements = (send: SendStatement) => Promise<unknown>

/** What remains to be written when a transaction's work is done. */
type Ending = {
  statements: SendStatements[]
  jobs: { queue: QueueName; delayed: boolean; statement: Promise<Statement> }[]
}

const endings = new WeakMap<Tx, Ending>()

function endingOf(tx: Tx): Ending {
  const ending = endings.get(tx)
  if (!ending)
    throw new Error(
      'Statements and jobs are left to the end only of an open transaction of inProject or inSystem that may write, and not of a savepoint.',
    )
  return ending
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
  const made = textOf(statement)
  let rows: Row[] | undefined
  endingOf(tx).statements.push(async (send) => {
    rows = await send<Row>(made)
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
export function leaveJobs(
  tx: Tx,
  jobs: { queue: QueueName; delayed: boolean; statement: Promise<Statement> },
): void {
  endingOf(tx).jobs.push({ ...jobs, statement: awaitedLater(jobs.statement) })
}

/**
 * Opens a transaction, sets its role with `enter`, does the work, then writes what the work has deferred, jobs
 * last, and commits: all of it or nothing. Once the work is done or has failed, the transaction can no longer be
 * used.
 */
export const transact = <T>(enter: (tx: Tx) => Promise<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  open(enter, work, { statements: [], jobs: [] })

/** Like `transact`, for work that only reads: it can defer nothing to the end. */
export const transactReading = <T>(
  enter: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => open(enter, work, undefined)

async function open<T>(
  enter: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<T>,
  ending: Ending | undefined,
): Promise<T> {
  let last: Promise<unknown>[] = []
  const result = await pool().db.transaction(async (tx) => {
    const { send, close } = controlTransaction(tx)
    if (ending) endings.set(tx, ending)
    // Sent ahead of the first statement, in one round trip. If it fails, the database rejects everything after it.
    const entered = awaitedLater(enter(tx))
    if (!optimizations.roleWithFirstStatement) await entered
    const [done] = await Promise.allSettled([(async () => work(tx))()])
    endings.delete(tx)
    close()
    if (ending && done.status === 'fulfilled') last = await writeEnding(ending, send)
    // The commit follows immediately. If one of these has failed, the database turns it into a rollback.
    if (last.length > 0 && optimizations.commitWithLastStatements) last.unshift(entered)
    else await Promise.all([entered, ...last])
    if (done.status === 'rejected') throw done.reason
    return done.value
  })
  await Promise.all(last)
  return result
}

async function writeEnding(ending: Ending, send: SendStatement): Promise<Promise<unknown>[]> {
  const jobs = await Promise.all(ending.jobs.map(({ statement }) => statement))
  const sent = ending.statements.map((statement) => statement(send))
  if (jobs.length > 0) {
    const woken = new Set(ending.jobs.flatMap(({ queue, delayed }) => (delayed ? [] : [queue])))
    const told = [...woken].map((queue) => sql`, ${notifyJobsQueued(queue)}`)
    sent.push(send(textOf(sql`select set_config('role', ${systemRole}, true)${sql.join(told)}`)))
    for (const statement of jobs) sent.push(send(statement))
  }
  for (const one of sent) void awaitedLater(one)
  return sent
}
