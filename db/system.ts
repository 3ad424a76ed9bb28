import { sql } from 'drizzle-orm'
import { pool } from './client'
import { runImmediately } from './driver-internals'
import { systemRole } from './row-security'
import { transact } from './transaction'
import type { Database, Tx } from './tx'

declare const systemBrand: unique symbol

/** A transaction that sees the rows of all projects: callers must compare ids themselves. */
export type SystemTx = Tx & { readonly [systemBrand]: true }

/**
 * Entry point 2: work that belongs to no single project, such as sign-in, workspaces and members, the scheduler's
 * search for due work, and the queue. Sees every tenant, so callers must compare IDs themselves; functions for
 * project-owned rows use `inProject` instead.
 */
export function inSystem<T>(work: (tx: SystemTx) => Promise<T>): Promise<T> {
  return transact(enterSystem, (tx) => work(tx as SystemTx))
}

/** Switches a running transaction to the system role (the queue's tables belong to no project). */
function enterSystem(tx: Tx): Promise<void> {
  return runImmediately(tx, sql`select set_config('role', ${systemRole}, true)`)
}

/** For the auth adapter, which runs its own queries on the sign-in tables. */
export const authDatabase = (): Database => pool().db
