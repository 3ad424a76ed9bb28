import { sql } from 'drizzle-orm'
import { pool, type Tx } from './client'
import { preparedAhead } from './prepared'
import { appRole } from './row-security'

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
 * Door 1: the only way to project-owned rows. Opens a transaction, takes the unprivileged role and the project's
 * settings for this transaction only, and hands `work` a plain Drizzle transaction. Never hold it across a network
 * call. Serves decisions 1, security 5.3.
 */
export function inProject<T>(scope: ProjectScope, work: (tx: ProjectTx) => Promise<T>): Promise<T> {
  return pool().db.transaction((tx) => entering(enterProject(tx, scope), () => work(tx)))
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
