import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { GET } from '@/app/api/health/route'
import { closePool } from '@/db/client'
import { inProject } from '@/db/project'
import { projects, workers } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, queueApproved } from '@/testing/publishing/approved-package'
import { checkHealth } from './check-health'
import { keepHeartbeat } from './keep-heartbeat'

const database = useTestDatabase()

const dataDir = process.env.DATA_DIR
beforeAll(() => {
  process.env.DATA_DIR = tmpdir()
})
afterAll(() => {
  if (dataDir === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = dataDir
})

/** A process that has run for an hour, so a worker had time to start. */
const runningLong = { upSeconds: 3600 }

beforeEach(() => inSystem((tx) => tx.insert(workers).values({ id: newId(), host: 'here', pid: 1 })))
afterEach(async () => {
  // Do not wait for a database that is unreachable or unresponsive.
  await closePool(process.env.DATABASE_URL === database.url ? undefined : 0)
  process.env.DATABASE_URL = database.url
  await inSystem(async (tx) => {
    await tx.delete(workers)
    await tx.execute(sql`delete from pgboss.job`)
    await tx.execute(sql`delete from publications`)
  })
})

const silence = (seconds: number) =>
  inSystem((tx) => tx.execute(sql`update workers set beat_at = now() - ${seconds} * interval '1 second'`))

describe('health', () => {
  test('is ok for a healthy install', async () => {
    const answer = await GET(new Request('http://tributary.test/api/health'))
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'ok',
        version: expect.any(String),
        database: 'ok',
        queue: 'ok',
        worker: 'ok',
        oldest_due_seconds: null,
        disk: 'ok',
        reasons: [],
        warnings: [],
      },
    ])
  })

  test('is 503 with the reason when the database is unreachable', async () => {
    await closePool()
    process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'
    const answer = await GET(new Request('http://tributary.test/api/health'))
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '10',
      expect.objectContaining({
        status: 'unavailable',
        database: 'unavailable',
        queue: 'unavailable',
        worker: 'unknown',
        reasons: ['The database didn’t respond within 2 seconds.'],
      }),
    ])
  })

  test('is still reported when the database accepts connections but never responds', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done))
    onTestFinished(() => void mute.close())
    const address = mute.address()
    await closePool()
    process.env.DATABASE_URL = `postgresql://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/none`
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'unavailable', database: 'unavailable' })
  })

  test('is 503 when the worker has stopped reporting', async () => {
    await silence(50)
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok', worker: 'ok' })
    await silence(600)
    expect(await checkHealth(runningLong)).toMatchObject({
      status: 'unavailable',
      worker: 'silent',
      reasons: [expect.stringContaining('No worker has reported for 10 minutes.')],
    })
    // A process that has just started gives the worker time to start.
    expect(await checkHealth({ upSeconds: 5 })).toMatchObject({ status: 'ok' })
  })

  test('is 503 without a worker, unless cron requests do its work', async () => {
    await inSystem((tx) => tx.delete(workers))
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'unavailable', worker: 'none' })
    process.env.CRON_SECRET = 'a secret of sixteen'
    onTestFinished(() => void delete process.env.CRON_SECRET)
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok', worker: 'none' })
  })

  test('is 503 when a job has been overdue for longer than its queue allows', async () => {
    await inSystem(async (tx) =>
      enqueue(tx, composePackagesJob, [{ projectId: newId(), itemIds: [newId()] }]),
    )
    const due = (minutes: number) =>
      inSystem((tx) =>
        tx.execute(sql`update pgboss.job set start_after = now() - ${minutes} * interval '1 minute'`),
      )
    await due(30)
    const late = await checkHealth(runningLong)
    expect(late).toMatchObject({ status: 'ok', oldest_due_seconds: expect.any(Number) })
    // Seconds may pass before the check runs.
    expect(late.oldest_due_seconds).toBeGreaterThanOrEqual(1800)
    expect(late.oldest_due_seconds).toBeLessThan(1860)
    await due(90)
    expect(await checkHealth(runningLong)).toMatchObject({
      status: 'unavailable',
      reasons: ['A job in the queue compose-packages has been overdue for 90 minutes.'],
    })
    await due(-90)
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok', oldest_due_seconds: null })
  })

  test('is 503 when a post is long overdue, but not while its project is paused', async () => {
    const { ctx } = await createTestProject()
    const { publicationIds } = await queueApproved(ctx, [await createTestChannel(ctx)], {
      dueAt: new Date(Date.now() + 3_600_000),
    })
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok', oldest_due_seconds: null })
    await makeDue(ctx, publicationIds[0] ?? '')
    await inSystem((tx) => tx.execute(sql`update publications set due_at = now() - interval '20 minutes'`))
    expect(await checkHealth(runningLong)).toMatchObject({
      status: 'unavailable',
      reasons: ['A job in the queue publish has been overdue for 20 minutes.'],
    })
    await inProject(ctx, (tx) => tx.update(projects).set({ publishingPaused: true }))
    expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok' })
  })

  test('is 503 when the data folder’s disk has less free space than configured', async () => {
    process.env.DISK_FREE_MIN_MB = '1000000000'
    onTestFinished(() => void delete process.env.DISK_FREE_MIN_MB)
    expect(await checkHealth(runningLong)).toMatchObject({
      status: 'unavailable',
      disk: 'full',
      reasons: [expect.stringMatching(/The data folder’s disk has \d+ MB left/)],
    })
  })
})

test('a worker’s heartbeat exists while it runs and is removed when it stops cleanly', async () => {
  await inSystem((tx) => tx.delete(workers))
  const { promise: beaten, resolve } = Promise.withResolvers<void>()
  const heartbeat = keepHeartbeat(resolve)
  await beaten
  expect(await checkHealth(runningLong)).toMatchObject({ status: 'ok', worker: 'ok' })
  await heartbeat.stop()
  expect(await inSystem((tx) => tx.select().from(workers))).toEqual([])
})
