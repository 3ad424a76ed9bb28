import { sql } from 'drizzle-orm'
import { prepareEveryStatement, runImmediately } from './driver-internals'
import { appRole } from './row-security'
import { SharedReads } from './shared-reads'
import { transact, transactReadOnly } from './transaction'
import type { Tx } from './tx'

declare const scopeBrand: unique symbol

/**
 * The project whose rows a transaction may touch. Only lib/auth creates one (`requireProject`, `systemContext`), so
 * code that has one is authorized.
 */
export type ProjectScope = {
  readonly orgId: string
  readonly projectId: string
  /** Who is acting: stored with every text of a variant (db/variant-revisions.ts). */
  readonly actor?: { readonly id: string | null; readonly name: string }
  readonly [scopeBrand]: true
}

declare const projectBrand: unique symbol

/** A transaction that sees one project: plain Drizzle, in which rows of other projects do not exist. */
export type ProjectTx = Tx & { readonly [projectBrand]: true }

/**
 * Entry point 1: the only way to project-owned rows. Opens a transaction, sets the unprivileged role and the
 * project's settings for this transaction only, and passes `work` a plain Drizzle transaction that ends with the
 * work: what it defers to the end (`sendWithCommit`, `enqueue`) is written then. Never hold it across a network
 * call. Serves spec/decisions#1, spec/security#5.3.
 */
export function inProject<T>(scope: ProjectScope, work: (tx: ProjectTx) => Promise<T>): Promise<T> {
  const shared = sharing.get(scope)
  return shared
    ? shared.run(work)
    : transact(
        (tx) => enterProject(tx, scope),
        (tx) => work(tx as ProjectTx),
      )
}

const sharing = new WeakMap<ProjectScope, SharedReads<ProjectTx>>()

/**
 * Makes `inProject` read-only for this very scope object from now on; concurrent reads share a transaction. For a
 * page whose parts all request something of their own. The database rejects writes in it.
 */
export function shareReads(scope: ProjectScope): void {
  const transact = <T>(work: (tx: ProjectTx) => Promise<T>) =>
    transactReadOnly(
      (tx) => {
        prepareEveryStatement(tx)
        return enterPage(tx, scope)
      },
      (tx) => work(tx as ProjectTx),
    )
  sharing.set(scope, new SharedReads(transact))
}

// Index pages are read from memory: with the default random_page_cost, meant for spinning disks, the planner would
// rather scan past everything that other projects have added. A bitmap scan would have to sort what an index
// returns in order, and JIT compilation takes longer than any of our statements.
function enterProject(tx: Tx, scope: ProjectScope): Promise<void> {
  return runImmediately(
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

/**
 * Like `enterProject`, for the reads of a page. Their kept statements are planned anew each time, since few of them
 * run often.
 */
function enterPage(tx: Tx, scope: ProjectScope): Promise<void> {
  return runImmediately(
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
