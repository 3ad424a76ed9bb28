import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject } from '../testing/database/factories'
import { closePool } from './client'
import { prepared } from './prepared'
import { inProject } from './project'
import { appRole, systemRole } from './row-security'
import { projects } from './schema'
import { inSystem } from './system'
import type { Tx } from './tx'

useTestDatabase()

const role = sql`select current_user as role, current_setting('app.project_id', true) as project`
type Seen = { role: string; project: string | null }

/** Every way in which a transaction's first statement can be sent. */
const firsts: Record<string, (tx: Tx) => Promise<Seen[]>> = {
  executed: async (tx) => [...(await tx.execute<Seen>(role))],
  prepared: (tx) => prepared<Seen>(tx, role),
  'built and given a name': (tx) =>
    tx
      .select({
        role: sql<string>`current_user`,
        project: sql<string>`current_setting('app.project_id', true)`,
      })
      .from(sql`(select 1) as one`)
      .prepare('first_statement')
      .execute(),
  'in a savepoint': (tx) => tx.transaction(async (inner) => [...(await inner.execute<Seen>(role))]),
  'several at once': async (tx) =>
    (await Promise.all([prepared<Seen>(tx, role), tx.execute<Seen>(role)])).flat(),
}

test('the first statement of a transaction runs under row-level security, however it is sent', async () => {
  const { ctx } = await createTestProject()
  for (const fresh of [true, false])
    for (const [how, first] of Object.entries(firsts)) {
      if (fresh) await closePool()
      for (const seen of await inProject(ctx, first))
        expect([how, seen.role, seen.project]).toEqual([how, appRole, ctx.projectId])
      for (const seen of await inSystem(first)) expect([how, seen.role]).toEqual([how, systemRole])
    }
})

test('a project scope that cannot be set fails the whole transaction with its own error', async () => {
  const { ctx } = await createTestProject()
  const broken = { ...ctx, projectId: 'no id\u0000' }
  let seen: unknown
  const work = inProject(broken, async (tx) => {
    seen = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, ctx.projectId))
  })
  await expect(work).rejects.toMatchObject({ code: '22021' })
  expect(seen).toBeUndefined()
  expect(await inProject(ctx, (tx) => tx.select({ id: projects.id }).from(projects))).toHaveLength(1)
})
