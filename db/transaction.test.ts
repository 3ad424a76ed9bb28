import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject, type TestProject } from '../testing/database/factories'
import { closePool } from './client'
import { TransactionEnded } from './driver-internals'
import { optimizations } from './optimizations'
import { prepared, preparedInOrder, toDrizzleRow } from './prepared'
import { inProject, type ProjectTx, shareReads } from './project'
import { appRole, systemRole } from './row-security'
import { projects } from './schema'
import { inSystem } from './system'
import { deferJobs, sendWithCommit } from './transaction'
import type { Tx } from './tx'

useTestDatabase()

type Seen = { role: string; project: string; xact: string }
const seen = sql`select current_user as role, current_setting('app.project_id', true) as project,
  pg_current_xact_id()::text as xact`
const rename = (ctx: TestProject['ctx'], name: string) =>
  sql`update projects set name = ${name} where id = ${ctx.projectId}::uuid`
const fail = sql`select 1 / ${0}::int`
const nameOf = async (ctx: TestProject['ctx']): Promise<string | undefined> => {
  const [row] = await inProject(ctx, (tx) =>
    tx.select({ name: projects.name }).from(projects).where(eq(projects.id, ctx.projectId)),
  )
  return row?.name
}
/** Stands in for a job: a statement that only the system role may run. */
const asSystem = (tx: Tx, text: string, params: unknown[] = []) =>
  deferJobs(tx, { queue: 'reconcile', delayed: true, statement: Promise.resolve({ text, params }) })

describe('a statement left to the end of a transaction', () => {
  test('runs within it, under the project’s role, after all the work', async () => {
    const { ctx } = await createTestProject()
    for (const fresh of [true, false]) {
      if (fresh) await closePool()
      const { sent, before } = await inProject(ctx, async (tx) => {
        const sent = sendWithCommit<Seen>(tx, seen)
        const name = sendWithCommit<{ name: string }>(tx, sql`select name from projects`)
        await tx.execute(rename(ctx, 'By the work'))
        return { sent: { seen: sent, name }, before: await prepared<Seen>(tx, seen) }
      })
      expect(sent.seen.rows).toEqual(before)
      expect(sent.seen.rows).toMatchObject([{ role: appRole, project: ctx.projectId }])
      expect(sent.name.rows).toEqual([{ name: 'By the work' }])
    }
  })

  test('is committed with the work or not at all, whichever part fails, and the failure is reported', async () => {
    const { ctx } = await createTestProject()
    const division = { code: '22012' }
    const ways: ((tx: ProjectTx) => Promise<void>)[] = [
      async (tx) => {
        sendWithCommit(tx, rename(ctx, 'Lost'))
        sendWithCommit(tx, fail)
      },
      async (tx) => {
        sendWithCommit(tx, fail)
        sendWithCommit(tx, rename(ctx, 'Lost'))
      },
      async (tx) => {
        await tx.execute(rename(ctx, 'Lost'))
        sendWithCommit(tx, fail)
      },
      async (tx) => {
        sendWithCommit(tx, rename(ctx, 'Lost'))
        asSystem(tx, 'select 1 / $1::int', [0])
      },
    ]
    for (const way of ways) await expect(inProject(ctx, way)).rejects.toMatchObject(division)
    await expect(
      inProject(ctx, async (tx) => {
        sendWithCommit(tx, rename(ctx, 'Lost'))
        throw new Error('the work failed')
      }),
    ).rejects.toThrow('the work failed')
    await expect(
      inProject(ctx, async (tx) => {
        sendWithCommit(tx, rename(ctx, 'Lost'))
        deferJobs(tx, {
          queue: 'reconcile',
          delayed: true,
          statement: Promise.reject(new Error('no such queue')),
        })
      }),
    ).rejects.toThrow('no such queue')
    expect(await nameOf(ctx)).not.toBe('Lost')
    await inProject(ctx, async (tx) => void sendWithCommit(tx, rename(ctx, 'Kept')))
    expect(await nameOf(ctx)).toBe('Kept')
  })

  test('behaves the same without the optimizations', async () => {
    const { ctx } = await createTestProject()
    const on = { ...optimizations }
    try {
      Object.assign(optimizations, Object.fromEntries(Object.keys(on).map((name) => [name, false])))
      const sent = await inProject(ctx, async (tx) => {
        const [[first], [second]] = await preparedInOrder<[Seen, Seen]>(tx, [seen, seen])
        expect(second).toEqual(first)
        sendWithCommit(tx, rename(ctx, 'One by one'))
        return sendWithCommit<Seen>(tx, seen)
      })
      expect(sent.rows).toMatchObject([{ role: appRole, project: ctx.projectId }])
      expect(await nameOf(ctx)).toBe('One by one')
      await expect(inProject(ctx, async (tx) => void sendWithCommit(tx, fail))).rejects.toMatchObject({
        code: '22012',
      })
    } finally {
      Object.assign(optimizations, on)
    }
  })

  test('has no rows while the transaction is open, nor after a rollback', async () => {
    const { ctx } = await createTestProject()
    let kept: { rows: unknown[] } | undefined
    await inProject(ctx, async (tx) => {
      kept = sendWithCommit(tx, seen)
      expect(() => kept?.rows).toThrow('no rows before')
      throw new Error('undone')
    }).catch(() => undefined)
    expect(() => kept?.rows).toThrow('no rows before')
  })

  test('jobs come last, and only they run under the system role', async () => {
    const { ctx } = await createTestProject()
    const sent = await inProject(ctx, async (tx) => {
      asSystem(tx, `select set_config('app.seen_by_job', current_user, true)`)
      const roleBefore = await prepared<Seen>(tx, seen)
      expect(roleBefore).toMatchObject([{ role: appRole }])
      // Requested after the job, but sent before it.
      return sendWithCommit<Seen & { job: string | null }>(
        tx,
        sql`select current_user as role, current_setting('app.seen_by_job', true) as job`,
      )
    })
    expect(sent.rows).toMatchObject([{ role: appRole }])
    expect(sent.rows[0]?.job || null).toBeNull()
    const [role] = await inSystem(async (tx) => {
      asSystem(tx, 'select 1')
      return prepared<Seen>(tx, seen)
    })
    expect(role?.role).toBe(systemRole)
  })
})

describe('a transaction whose work is done', () => {
  /** Every way in which the transaction could still be used. */
  const ways: Record<string, (tx: Tx) => Promise<unknown>> = {
    executed: (tx) => tx.execute(seen),
    prepared: (tx) => prepared(tx, seen),
    'a query': async (tx) => tx.select({ id: projects.id }).from(projects),
    'a relational query': async (tx) => tx.query.projects.findFirst(),
    'in a savepoint': (tx) => tx.transaction((inner) => inner.execute(seen)),
  }

  test('refuses any further use, however it is attempted', async () => {
    const { ctx } = await createTestProject()
    const endedTransactions: Tx[] = []
    const keep = async (tx: Tx) => {
      endedTransactions.push(tx)
      await tx.transaction(async (inner) => void endedTransactions.push(inner))
    }
    await inProject(ctx, async (tx) => {
      await keep(tx)
      sendWithCommit(tx, seen)
      asSystem(tx, 'select 1')
    })
    await inProject(ctx, async (tx) => {
      await keep(tx)
      throw new Error('undone')
    }).catch(() => undefined)
    await inSystem(keep)
    const reader = { ...ctx }
    shareReads(reader)
    await inProject(reader, async (tx) => void endedTransactions.push(tx))
    // The page's transaction ends once nothing more is requested of it.
    await expect
      .poll(() => (endedTransactions.at(-1) as Tx).execute(seen).catch((error: unknown) => error), {
        timeout: 30_000,
      })
      .toSatisfy(isOver)
    for (const tx of endedTransactions)
      for (const [how, ask] of Object.entries(ways)) {
        const error: unknown = await ask(tx).catch((thrown: unknown) => thrown)
        expect([how, isOver(error)]).toEqual([how, true])
      }
  })

  test('accepts no more statements or jobs for its end', async () => {
    const { ctx } = await createTestProject()
    const late = await inProject(ctx, async (tx) => tx)
    expect(() => sendWithCommit(late, seen)).toThrow('open transaction')
    expect(() => asSystem(late, 'select 1')).toThrow('open transaction')
  })

  test('work that is still running cannot write after the jobs', async () => {
    const { ctx } = await createTestProject()
    const gate = Promise.withResolvers<void>()
    let left: Promise<unknown> = Promise.resolve()
    await inProject(ctx, async (tx) => {
      left = gate.promise.then(() => tx.execute(rename(ctx, 'Too late')))
      left.catch(() => undefined)
      asSystem(tx, 'select 1')
    })
    gate.resolve()
    await expect(left).rejects.toSatisfy(isOver)
    expect(await nameOf(ctx)).not.toBe('Too late')
  })
})

test('savepoints and read-only transactions accept no statements for the end', async () => {
  const { ctx } = await createTestProject()
  await inProject(ctx, (tx) =>
    tx.transaction(async (inner) => {
      expect(() => sendWithCommit(inner, seen)).toThrow('open transaction')
      expect(() => asSystem(inner, 'select 1')).toThrow('open transaction')
    }),
  )
  const reader = { ...ctx }
  shareReads(reader)
  await inProject(reader, async (tx) => {
    expect(() => sendWithCommit(tx, seen)).toThrow('open transaction')
  })
})

test('a prepared statement’s row converts to the same object that Drizzle returns', async () => {
  const { ctx } = await createTestProject()
  await inProject(ctx, async (tx) => {
    const query = tx.select().from(projects).where(eq(projects.id, ctx.projectId))
    const [expected] = await query
    const [raw] = await prepared<Record<string, unknown>>(tx, query)
    expect(raw && toDrizzleRow(projects, raw)).toEqual(expected)
  })
})

function isOver(error: unknown): boolean {
  if (error instanceof TransactionEnded) return true
  return error instanceof Error && error.cause !== undefined && isOver(error.cause)
}
