import { sql } from 'drizzle-orm'
import { keepStatements, runAhead } from './driver-internals'
import { appRole } from './row-security'
import { SharedReads } from './shared-reads'
import { transact, transactReading } from './transaction'
import type { Tx } from './tx'

declare const scopeBrand: unique symbol

/**
 * Which project's rows a transaction may touch. Only lib/auth makes one (`requireProject`, `systemContext`), so a
 * verb that holds it has been let in.
 */
export type ProjectScope = {
  readonly orgId: string
  readonly projectId: string
  /** Who works in it: stored with every text of a variant (db/variant-revisions.ts). */
  readonly actor?: { readonly id: string | null; readonly name: string }
  readonly [scopeBrand]: true
}

/** A transaction that sees one project: plain Drizzle, any row of another project does not exist. */
export type ProjectTx = Tx

/**
 * Entry point 1: the only way to project-owned rows. Opens a transaction, takes the unprivileged role and the project's
 * settings for this transaction only, and hands `work` a plain Drizzle transaction, which ends with the work: what it leaves to
 * the end (`sendWithCommit`, `enqueue`) is written then. Never hold it across a network call. Serves spec/decisions#1, spec/security#5.3.
 */
export function inProject<T>(scope: ProjectScope, work: (tx: ProjectTx) => Promise<T>): Promise<T> {
  const shared = sharing.get(scope)
  return shared ? shared.run(work) : transact((tx) => enterProject(tx, scope), work)
}

const sharing = new WeakMap<ProjectScope, SharedReads<ProjectTx>>()

/**
 * From now on `inProject` with this very scope only reads, and what it reads at the same time shares a transaction. For a
 * page, whose parts all ask for something of their own. The database refuses to write in it.
 */
export function shareReads(scope: ProjectScope): void {
  const transact = <T>(work: (tx: ProjectTx) => Promise<T>) =>
    transactReading((tx) => {
      keepStatements(tx)
      return enterPage(tx, scope)
    }, work)
  sharing.set(scope, new SharedReads(transact))
}

// Pages by key are read from memory: by the default page cost, made for spinning disks, the planner walks past everything that
// other projects have added. A bitmap would sort what an index gives in order, and compiling takes longer than any statement of ours.
function enterProject(tx: Tx, scope: ProjectScope): Promise<void> {
  return runAhead(
    tx,
    sql`select
      set_config('role', ${appRole}, true),
      set_config('app.org_id', ${scope.orgId}, true),
      set_config('app.project_id', ${scope.projectId}, true),
      set_config('app.actor_id', ${scope.actor?.id ?? ''}, true),
      set_config('app.actor_name', ${scope.actor?.name ?? ''}, true),
      set_config('random_page_cost', '1.1', true),
      set_config('enable_bitmapscan', 'off', true),
      set_config('jit', 'off', true)`,
  )
}

/** The same for the reads of a page. Their kept statements are planned anew each time: few of them run often. */
function enterPage(tx: Tx, scope: ProjectScope): Promise<void> {
  return runAhead(
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
