import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
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
  test('a job exists exactly when the change that made it necessary does', async () => {
    const { ctx } = await createTestProject()
    const [kept, lost] = [newId(), newId()]
    await inProject(ctx, async (tx) => {
      await tx.insert(items).values(row())
      await enqueue(tx, job, [{ id: kept }])
    })
    await inProject(ctx, async (tx) => {
      await enqueue(tx, job, [{ id: lost }])
      throw new Error('no')
    }).catch(() => undefined)
    expect([await queued(kept), await queued(lost)]).toEqual([1, 0])
  })

  test('after it the transaction is limited to its project again', async () => {
    const [a, b] = await Promise.all([createTestProject(), createTestProject()])
    await inProject(b.ctx, (tx) => tx.insert(items).values(row()))
    await inProject(a.ctx, async (tx) => {
      await enqueue(tx, job, [{ id: newId() }, { id: newId() }])
      expect(await tx.select().from(items)).toEqual([])
      const [setting] = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`)
      expect(setting?.role).toBe('tributary_app')
    })
  })

  test('an input of the wrong shape is refused before anything is queued', async () => {
    const { ctx } = await createTestProject()
    const wrong: { id: string } = JSON.parse('{"id":7}')
    await expect(inProject(ctx, (tx) => enqueue(tx, job, [wrong]))).rejects.toThrow()
  })
})
