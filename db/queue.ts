import { type SQL, sql as statement } from 'drizzle-orm'
import { PgBoss, type QueueOptions } from 'pg-boss'
import type postgres from 'postgres'
import { pool } from './client'
import { systemRole } from './row-security'

const minute = 60

// A killed worker's heartbeat stops; its jobs are handed out again after `heartbeatSeconds`.
const steady: QueueOptions = {
  heartbeatSeconds: 20,
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 5 * minute,
  deleteAfterSeconds: 2 * 24 * 60 * minute,
}

/** All queues. They are part of the database like its tables; lib/jobs defines each one's input and handler. */
export const queues = {
  'sync-source': { ...steady, expireInSeconds: 15 * minute },
  /** Sources known to be slow or failing, kept apart so that they never take other sources' slots. */
  'sync-slow-source': { ...steady, expireInSeconds: 15 * minute },
  'compose-packages': { ...steady, expireInSeconds: 10 * minute },
  'compose-left-out': { ...steady, expireInSeconds: 5 * minute },
  'render-cards': { ...steady, expireInSeconds: 10 * minute },
  /** Images drawn by a model, and image descriptions by a vision model. */
  'draw-images': { ...steady, expireInSeconds: 15 * minute },
  /** Vectors of posts by an embedding model, for comparing them. */
  'embed-posts': { ...steady, expireInSeconds: 15 * minute },
  /** A video generated from a post: a minute or more of CPU time. */
  'make-video': { ...steady, retryLimit: 3, expireInSeconds: 10 * minute },
  /** One date of an autopilot topic. */
  'run-topic': { ...steady, expireInSeconds: 10 * minute },
  /** Email about a person's account: reset links, invitations, notices. */
  'account-email': { ...steady, expireInSeconds: 2 * minute },
  publish: { ...steady, expireInSeconds: 10 * minute },
  reconcile: { ...steady, expireInSeconds: 5 * minute },
  /** Published posts that a person wants deleted. */
  'take-down': { ...steady, expireInSeconds: 5 * minute },
  /** Access to accounts whose channel is gone, to be revoked at their network. */
  'end-access': { ...steady, expireInSeconds: 2 * minute },
  /** Determines who is notified of a recorded event, and where. */
  'fan-out-notifications': { ...steady, expireInSeconds: 2 * minute },
  /** Notifications waiting for one receiver. */
  'deliver-notifications': { ...steady, expireInSeconds: 5 * minute },
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]

/** Installs the queue's own tables and the queues above; part of `migrate`. Takes the connection string. */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const present = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const name of queueNames) {
      if (present.has(name)) await boss.updateQueue(name, { ...queues[name], notify: false })
      else await boss.createQueue(name, { ...queues[name], notify: false })
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

/** Lets the system role insert jobs, so that a job is enqueued in the transaction that made it necessary. */
export async function grantQueue(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    grant usage on schema pgboss to ${systemRole};
    grant select, insert, update, delete on all tables in schema pgboss to ${systemRole};
    grant usage, select on all sequences in schema pgboss to ${systemRole};
    grant execute on all functions in schema pgboss to ${systemRole};`)
}

// Workers are woken over a channel of our own: pg-boss only wakes its own batch workers.
const channel = 'tributary_jobs'

/** For a statement's select list: notifies the workers, on commit, that a queue has new jobs. */
export const notifyJobsQueued = (queue: QueueName): SQL => statement`pg_notify(${channel}, ${queue})`

/** Calls back when jobs are added to a queue, and after the connection was lost (`missed`). Holds one connection. */
export async function onJobsQueued(
  onQueued: (queue: QueueName) => void,
  missed: () => void,
): Promise<{ close: () => Promise<void> }> {
  const known = new Set<string>(queueNames)
  const isQueue = (name: string): name is QueueName => known.has(name)
  const listening = await pool().sql.listen(channel, (name) => isQueue(name) && onQueued(name), missed)
  return { close: listening.unlisten }
}
