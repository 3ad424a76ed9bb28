import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { pool } from '@/db/client'
import { inProject, shareReads } from '@/db/project'
import { onJobsQueued } from '@/db/queue'
import { items } from '@/db/schema'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { defineJob } from './define-job'
import { enqueue } from './enqueue'

useTestDatabase()

const job = defineJob({ queue: 'reconcile', input: z.object({ id: z.string() }) })
const queued = async (id: string) => {
  const rows = await pool().sql`select id from pgboss.job where name = 'reconcile' and data->>'id' = ${id}`
  return rows.length
}
const row = () => ({ id: newId(), externalId: newId(), title: 't', contentHash: 'x' })

describe('enqueue', () => {
  test('a job exists exactly if the change that needs it was committed', async () => {
    const { ctx } = await createTestProject()
    const [kept, lost] = [newId(), newId()]
    await inProject(ctx, async (tx) => {
      await tx.insert(items).values(row())
      enqueue(tx, job, [{ id: kept }])
    })
    await inProject(ctx, async (tx) => {
      enqueue(tx, job, [{ id: lost }])
      throw new Error('no')
    }).catch(() => undefined)
    expect([await queued(kept), await queued(lost)]).toEqual([1, 0])
  })

  test('the transaction stays limited to its project afterwards', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    await inProject(b.ctx, (tx) => tx.insert(items).values(row()))
    await inProject(a.ctx, async (tx) => {
      enqueue(tx, job, [{ id: newId() }, { id: newId() }])
      expect(await tx.select().from(items)).toEqual([])
      const [setting] = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`)
      expect(setting?.role).toBe('tributary_app')
    })
  })

  test('a job that cannot be queued rolls back the change that needs it', async () => {
    const { ctx } = await createTestProject()
    const nowhere = defineJob({ queue: 'no-such-queue' as 'reconcile', input: job.input })
    const lost = row()
    const work = inProject(ctx, async (tx) => {
      await tx.insert(items).values(lost)
      enqueue(tx, job, [{ id: lost.id }])
      enqueue(tx, nowhere, [{ id: newId() }])
    })
    await expect(work).rejects.toThrow('no-such-queue')
    expect(await inProject(ctx, (tx) => tx.select().from(items))).toEqual([])
    expect(await queued(lost.id)).toBe(0)
  })

  test('a change that fails after its job was enqueued rolls back the job', async () => {
    const { ctx } = await createTestProject()
    const [twice, lost] = [row(), newId()]
    const work = inProject(ctx, async (tx) => {
      enqueue(tx, job, [{ id: lost }])
      await tx.insert(items).values([twice, twice])
    })
    await expect(work).rejects.toThrow()
    expect(await queued(lost)).toBe(0)
  })

  test('jobs of several queues in one transaction are all there for the workers that the commit wakes', async () => {
    const { ctx } = await createTestProject()
    const compose = defineJob({ queue: 'compose-packages', input: job.input })
    const woken: string[] = []
    const listening = await onJobsQueued(
      (queue) => void woken.push(queue),
      () => undefined,
    )
    onTestFinished(listening.close)
    const [now, later, composed] = [newId(), newId(), newId()]
    await inProject(ctx, async (tx) => {
      enqueue(tx, job, [{ id: later }], { startAfter: new Date(Date.now() + 3_600_000) })
      enqueue(tx, compose, [{ id: composed }])
      enqueue(tx, job, [{ id: now }])
    })
    await expect
      .poll(() => new Set(woken), { timeout: 30_000 })
      .toEqual(new Set(['reconcile', 'compose-packages']))
    const rows = await pool().sql<{ id: string; waits: boolean }[]>`
      select data->>'id' as id, start_after > now() as waits from pgboss.job
      where data->>'id' in ${pool().sql([now, later, composed])}`
    expect(new Map(rows.map(({ id, waits }) => [id, waits]))).toEqual(
      new Map([
        [now, false],
        [later, true],
        [composed, false],
      ]),
    )
  })

  test('the transaction keeps its project role until its work is done, and cannot be used afterwards', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    await inProject(b.ctx, (tx) => tx.insert(items).values(row()))
    const seen: unknown[] = []
    const kept = await inProject(a.ctx, async (tx) => {
      enqueue(tx, job, [{ id: newId() }])
      seen.push((await tx.execute(sql`select current_user as role`))[0], await tx.select().from(items))
      return tx
    })
    expect(seen).toEqual([{ role: 'tributary_app' }, []])
    await expect(kept.execute(sql`select from items`)).rejects.toMatchObject({
      cause: { name: 'TransactionEnded' },
    })
    expect(() => enqueue(kept, job, [{ id: newId() }])).toThrow('open transaction')
  })

  test('a page, which only reads, cannot enqueue', async () => {
    const { ctx } = await createTestProject()
    const page = { ...ctx }
    shareReads(page)
    await expect(inProject(page, async (tx) => enqueue(tx, job, [{ id: newId() }]))).rejects.toThrow(
      'open transaction',
    )
  })

  test('refuses an input of the wrong shape before anything is queued', async () => {
    const { ctx } = await createTestProject()
    const [right, wrong] = [newId(), JSON.parse('{"id":7}') as { id: string }]
    // Even if the caller goes on and commits.
    await inProject(ctx, async (tx) =>
      expect(() => enqueue(tx, job, [{ id: right }, wrong])).toThrow(z.ZodError),
    )
    expect(await queued(right)).toBe(0)
  })
})
