import { sql } from 'drizzle-orm'
import { awaitedLater } from './awaited-later'
import { pool, type Tx } from './client'
import { keepStatements, preparedAhead } from './prepared'
import { appRole } from './row-security'
import { SharedReads } from './shared-reads'

declare const scopeBrand: unique symbol

/**
 * Which project's rows a transaction may touch. Only lib/auth makes one (`requireProject`, `systemContext`), so a
 * verb that holds it has been let in.
 */
export type ProjectScope = {
  readonly orgId: string
  readonly projectId: string
  readonly [scopeBrand]: true
}

/** A transaction that sees one project: plain Drizzle, any row of another project does not exist. */
export type ProjectTx = Tx

/**
 * Entry point 1: the only way to project-owned rows. Opens a transaction, takes the unprivileged role and the project's
 * settings for this transaction only, and hands `work` a plain Drizzle transaction. Never hold it across a network
 * call. Serves spec/decisions#1, spec/security#5.3.
 */
export async function inProject<T>(scope: ProjectScope, work: (tx: ProjectTx) => Promise<T>): Promise<T> {
  const shared = sharing.get(scope)
  if (shared) return shared.run(work)
  const last: Promise<unknown>[] = []
  const result = await pool().db.transaction(async (tx) => {
    lastOf.set(tx, last)
    const entered = awaitedLater(enterProject(tx, scope))
    const [done] = await Promise.allSettled([work(tx)])
    // Where the commit follows at once, not even this has been answered.
    if (done.status === 'fulfilled' && last.length > 0) last.unshift(entered)
    else await entered
    if (done.status === 'rejected') throw done.reason
    return done.value
  })
  await Promise.all(last)
  return result
}

const lastOf = new WeakMap<ProjectTx, Promise<unknown>[]>()

/**
 * Lets the commit be sent right behind a transaction's last statements, without waiting for what they give, which saves a
 * round trip. Takes what waits for statements that are sent by `prepared` or built and given a name, and are all asked for
 * already; to be waited for as the last thing of the work. When one of them fails nothing is committed and `inProject`
 * throws its error. Nothing may depend on what they give that would have to undo the transaction.
 */
export async function commitBehind(tx: ProjectTx, sent: Promise<unknown>): Promise<void> {
  const last = lastOf.get(tx)
  if (!last) {
    // A transaction of the other entry point, or a part of one.
    await sent
    return
  }
  last.push(awaitedLater(sent))
  // A statement is handed to the connection two turns after it is asked for; the commit must come after it.
  for (let turn = 0; turn < turnsUntilSent; turn++) await undefined
}

const turnsUntilSent = 16

/**
 * A transaction of statements that do not wait for each other: they and the commit are sent in one round trip. All of them
 * are done, or none, and then this throws the first error. Gives what `send` does; see `commitBehind` for what it may do.
 */
export async function inProjectAtOnce<T>(
  scope: ProjectScope,
  send: (tx: ProjectTx) => Promise<T>,
): Promise<T> {
  const { sent } = await inProject(scope, async (tx) => {
    const sent = send(tx)
    await commitBehind(tx, sent)
    return { sent }
  })
  return sent
}

const sharing = new WeakMap<ProjectScope, SharedReads<ProjectTx>>()

/**
 * From now on `inProject` with this very scope only reads, and what it reads at the same time shares a transaction. For a
 * page, whose parts all ask for something of their own. The database refuses to write in it.
 */
export function shareReads(scope: ProjectScope): void {
  const transact = <T>(work: (tx: ProjectTx) => Promise<T>) =>
    pool().db.transaction((tx) => {
      keepStatements(tx)
      return entering(enterPage(tx, scope), () => work(tx))
    })
  sharing.set(scope, new SharedReads(transact))
}

/**
 * Begins the work without waiting for what lets it in, which was handed to the connection already: both go to the database in
 * this order, in one round trip. Where letting in fails, the database refuses everything after it in the transaction.
 */
export async function entering<T>(entered: Promise<void>, work: () => Promise<T>): Promise<T> {
  // The transaction must not end, whatever fails, while the work may still send something.
  const [before, done] = await Promise.allSettled([entered, work()])
  if (before.status === 'rejected') throw before.reason
  if (done.status === 'rejected') throw done.reason
  return done.value
}

// Pages by key are read from memory. By the default page cost, made for spinning disks, the planner takes the primary key
// for them, and walks past everything that other projects have added; a bitmap would collect and sort what an index gives in order. Compiling takes longer than any
// statement of ours.
/** Limits a running system transaction to one project from here on; used by work that spans both. */
export function enterProject(tx: Tx, scope: Pick<ProjectScope, 'orgId' | 'projectId'>): Promise<void> {
  return preparedAhead(
    tx,
    sql`select
      set_config('role', ${appRole}, true),
      set_config('app.org_id', ${scope.orgId}, true),
      set_config('app.project_id', ${scope.projectId}, true),
      set_config('random_page_cost', '1.1', true),
      set_config('enable_bitmapscan', 'off', true),
      set_config('jit', 'off', true)`,
  )
}

/** The same for the reads of a page. Their kept statements are planned anew each time: few of them run often. */
function enterPage(tx: Tx, scope: ProjectScope): Promise<void> {
  return preparedAhead(
    tx,
    sql`select
      set_config('role', ${appRole}, true),
      set_config('app.org_id', ${scope.orgId}, true),
      set_config('app.project_id', ${scope.projectId}, true),
      set_config('random_page_cost', '1.1', true),
      set_config('enable_bitmapscan', 'off', true),
      set_config('jit', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('transaction_read_only', 'on', true)`,
  )
}
