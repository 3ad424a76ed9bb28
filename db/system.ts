import { sql } from 'drizzle-orm'
import { type Database, pool, type Tx } from './client'
import { preparedAhead } from './prepared'
import { entering } from './project'
import { systemRole } from './row-security'

export type SystemTx = Tx

/**
 * Entry point 2: work that belongs to no single project: sign-in, workspaces and members, the scheduler's search for what is
 * due, the queue. Sees every tenant, so whoever calls it must compare ids itself; verbs on project-owned rows use
 * `inProject` instead.
 */
export function inSystem<T>(work: (tx: SystemTx) => Promise<T>): Promise<T> {
  return pool().db.transaction((tx) => entering(enterSystem(tx), () => work(tx)))
}

/** Takes the system's role in a running transaction (the queue's tables belong to no project). */
export function enterSystem(tx: Tx): Promise<void> {
  return preparedAhead(tx, sql`select set_config('role', ${systemRole}, true)`)
}

/** For the auth adapter, which brings its own queries on the sign-in tables. */
export const authDatabase = (): Database => pool().db
