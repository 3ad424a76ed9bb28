import { sql } from 'drizzle-orm'
import { pool } from './client'
import { runAhead } from './driver-internals'
import { systemRole } from './row-security'
import { transact } from './transaction'
import type { Database, Tx } from './tx'

export type SystemTx = Tx

/**
 * Entry point 2: work that belongs to no single project, such as sign-in, workspaces and members, the scheduler's
 * search for due work, and the queue. Sees every tenant, so callers must compare IDs themselves; functions for
 * project-owned rows use `inProject` instead.
 */
export function inSystem<T>(work: (tx: SystemTx) => Promise<T>): Promise<T> {
  return transact(enterSystem, work)
}

/** Switches a running transaction to the system role (the queue's tables belong to no project). */
function enterSystem(tx: Tx): Promise<void> {
  return runAhead(tx, sql`select set_config('role', ${systemRole}, true)`)
}

/** For the auth adapter, which runs its own queries on the sign-in tables. */
export const authDatabase = (): Database => pool().db
