import { sql as statement } from 'drizzle-orm'
import type postgres from 'postgres'
import { pool } from './client'

const channel = 'tributary_run_ends'

/**
 * For the `returning` list of an update of `sync_runs`: notifies, on commit, whoever waits for the run. Only for
 * runs started by a person: nobody waits for scheduled ones, and there are many of them.
 */
export const notifyRunEnded = statement<
  string | null
>`case when trigger = 'manual' then pg_notify(${statement.raw(`'${channel}'`)}, id::text)::text end`

type Listener = { waiters: Map<string, Set<() => void>>; ready: Promise<void> }

// One connection per pool, opened by the first waiter.
const listeners = new WeakMap<postgres.Sql, Listener>()

function getListener(): Listener {
  const { sql } = pool()
  const existing = listeners.get(sql)
  if (existing) return existing
  const waiters: Listener['waiters'] = new Map()
  const notify = (runId: string) => {
    for (const onEnd of waiters.get(runId) ?? []) onEnd()
  }
  // After a lost connection it is unknown what was missed, so everyone checks.
  const notifyAll = () => {
    for (const runId of waiters.keys()) notify(runId)
  }
  const ready = sql.listen(channel, notify, notifyAll).then(
    () => undefined,
    // Waiters check for themselves; the next one tries to listen again.
    () => void listeners.delete(sql),
  )
  const listener = { waiters, ready }
  listeners.set(sql, listener)
  return listener
}

export type RunEnd = {
  /** Resolves at the next notification that the run has ended, or may have. */
  next: () => Promise<void>
  stop: () => void
}

/** Listens for the end of a run. Once the returned promise has resolved, no end is missed. Always call `stop`. */
export async function listenForRunEnd(runId: string): Promise<RunEnd> {
  const { waiters, ready } = getListener()
  let nextEnd = Promise.withResolvers<void>()
  const onEnd = () => {
    nextEnd.resolve()
    nextEnd = Promise.withResolvers()
  }
  const runWaiters = waiters.get(runId) ?? new Set()
  waiters.set(runId, runWaiters.add(onEnd))
  await ready
  return {
    next: () => nextEnd.promise,
    stop: () => {
      runWaiters.delete(onEnd)
      if (runWaiters.size === 0) waiters.delete(runId)
    },
  }
}
