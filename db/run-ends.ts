import { sql as statement } from 'drizzle-orm'
import type postgres from 'postgres'
import { pool } from './client'

const channel = 'tributary_run_ends'

/**
 * Inside the select list of what an update of `sync_runs` gives: tells, at the commit, who waits for the run. Only for runs
 * that a person asked for: nobody waits for the schedule's, and there are many of them.
 */
export const notifyRunEnded = statement<
  string | null
>`case when trigger = 'manual' then pg_notify(${statement.raw(`'${channel}'`)}, id::text)::text end`

type Listening = { waiting: Map<string, Set<() => void>>; ready: Promise<void> }

// One connection a pool, opened by the first who waits.
const listenings = new WeakMap<postgres.Sql, Listening>()

function listening(): Listening {
  const { sql } = pool()
  const present = listenings.get(sql)
  if (present) return present
  const waiting: Listening['waiting'] = new Map()
  const notify = (runId: string) => {
    for (const notified of waiting.get(runId) ?? []) notified()
  }
  // After the connection was away nobody knows what was missed: everybody looks.
  const notifyAll = () => {
    for (const runId of waiting.keys()) notify(runId)
  }
  const ready = sql.listen(channel, notify, notifyAll).then(
    () => undefined,
    // Whoever waits looks by itself; the next one tries to listen again.
    () => void listenings.delete(sql),
  )
  const made = { waiting, ready }
  listenings.set(sql, made)
  return made
}

export type RunEnd = {
  /** Fulfilled at the next word that the run has ended, or may have. */
  next: () => Promise<void>
  stop: () => void
}

/** Listens for the end of a run; an end after it is fulfilled is not missed. Call `stop` in any case. */
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
