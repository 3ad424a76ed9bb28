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

type Listening = { waiting: Map<string, Set<() => void>>; ready: Promise<void> }

// One connection per pool, opened by the first waiter.
const listenings = new WeakMap<postgres.Sql, Listening>()

function listening(): Listening {
  const { sql } = pool()
  const present = listenings.get(sql)
  if (present) return present
  const waiting: Listening['waiting'] = new Map()
  const notify = (runId: string) => {
    for (const notified of waiting.get(runId) ?? []) notified()
  }
  // After a lost connection it is unknown what was missed, so everyone checks.
  const notifyAll = () => {
    for (const runId of waiting.keys()) notify(runId)
  }
  const ready = sql.listen(channel, notify, notifyAll).then(
    () => undefined,
    // Waiters check for themselves; the next one tries to listen again.
    () => void listenings.delete(sql),
  )
  const made = { waiting, ready }
  listenings.set(sql, made)
  return made
}

export type RunEnd = {
  /** Resolves at the next notification that the run has ended, or may have. */
  next: () => Promise<void>
  stop: () => void
}

/** Listens for the end of a run. Once the returned promise has resolved, no end is missed. Always call `stop`. */
export async function listenForRunEnd(runId: string): Promise<RunEnd> {
  const { waiting, ready } = listening()
  let word = Promise.withResolvers<void>()
  const notified = () => {
    word.resolve()
    word = Promise.withResolvers()
  }
  const others = waiting.get(runId) ?? new Set()
  waiting.set(runId, others.add(notified))
  await ready
  return {
    next: () => word.promise,
    stop: () => {
      others.delete(notified)
      if (others.size === 0) waiting.delete(runId)
    },
  }
}
