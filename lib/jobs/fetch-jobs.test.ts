import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createProject } from '@/lib/projects/create-project'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { boss } from './boss'
import { defineJob } from './define-job'
import { enqueue } from './enqueue'
import { type FetchRequest, fetchJobs } from './fetch-jobs'

useTestDatabase()
beforeEach(async () => {
  await pool().sql`delete from pgboss.job`
  await pool().sql`delete from job_cursors`
})

const job = defineJob({
  queue: 'compose-packages',
  input: z.object({ projectId: z.string(), itemIds: z.array(z.string()), mark: z.string().optional() }),
})
type Options = Parameters<typeof enqueue>[3]
const put = (projectId: string, count = 1, options: Options = {}, items = 1) =>
  inSystem(async (tx) =>
    enqueue(
      tx,
      job,
      Array.from({ length: count }, () => ({ projectId, itemIds: Array.from({ length: items }, newId) })),
      options as object,
    ),
  )
/** Inserts a flood of jobs in one statement. */
const flood = (ctx: ProjectContext<'own'>, count: number) =>
  pool().sql`
    insert into pgboss.job (name, data, policy)
    select 'compose-packages', jsonb_build_object('projectId', ${ctx.projectId}::text, 'itemIds', jsonb_build_array(n)), 'standard'
    from generate_series(1, ${count}) n`
const whole: FetchRequest = {
  batches: 1,
  requestedFirst: 0,
  maxBatchSize: 1,
  inProgress: [],
  workspaceSlots: null,
  receiverSlots: null,
}
const take = async (request: Partial<FetchRequest> = {}, queue = job.queue) =>
  fetchJobs(await boss(), queue, { ...whole, ...request })
/** Returns the workspaces in the order in which processes would take their jobs. */
const order = async (batches: number, names: Map<string, string>) => {
  const taken: string[] = []
  for (let batch = 0; batch < batches; batch++)
    for (const { group } of await take()) taken.push(names.get(group.split('/')[2] ?? '') ?? group)
  return taken.join('')
}
const addProject = async ({ org }: TestProject) => (await createProject(org, { name: `More ${newId()}` })).id
const projects = (count: number) => Promise.all(Array.from({ length: count }, () => createTestProject()))

describe('workspaces share a queue by round robin', () => {
  test('a single item waits only one turn behind another workspace’s thousands', async () => {
    const [big, small] = (await projects(2)) as [TestProject, TestProject]
    await flood(big.ctx, 5_000)
    await put(small.ctx.projectId)
    const groups = [...(await take()), ...(await take())].map(({ group }) => group.split('/')[2])
    expect(new Set(groups)).toEqual(new Set([big.ctx.projectId, small.ctx.projectId]))
  })

  test('and each workspace rotates among its projects, across fetches by many processes', async () => {
    const [big, small] = (await projects(2)) as [TestProject, TestProject]
    const second = await addProject(big)
    const names = new Map([
      [big.ctx.projectId, 'A'],
      [second, 'B'],
      [small.ctx.projectId, 'c'],
    ])
    for (const id of names.keys()) await put(id, 6)
    const taken = await order(8, names)
    // Every other batch is the small workspace's; in between, the big one's projects alternate.
    expect(taken.replaceAll('c', '')).toMatch(/^(AB){2}$|^(BA){2}$/)
    expect(taken).toMatch(/^(c[AB]){4}$|^([AB]c){4}$/)
  })

  test('the batches of one fetch rotate too, and concurrent fetches hand out no job twice', async () => {
    const [one, two, three] = (await projects(3)) as [TestProject, TestProject, TestProject]
    for (const { ctx } of [one, two]) await put(ctx.projectId, 4)
    await put(three.ctx.projectId, 1)
    const first = await take({ batches: 3 })
    expect(new Set(first.map(({ group }) => group)).size).toBe(3)
    const taken = [first, ...(await Promise.all([take({ batches: 4 }), take({ batches: 4 })]))]
    const ids = taken.flat().flatMap(({ jobs }) => jobs.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([9, 9])
    expect(await take({ batches: 5 })).toEqual([])
  })

  test('jobs that a person asked for come every second turn, so neither they nor scheduled jobs starve', async () => {
    const [asking, other] = (await projects(2)) as [TestProject, TestProject]
    await put(asking.ctx.projectId, 4, { priority: 2 })
    await put(other.ctx.projectId, 4)
    const [first] = await take({ requestedFirst: 1 })
    const [second] = await take({ requestedFirst: 0 })
    expect([first, second].map((batch) => batch?.group.split('/')[0])).toEqual(['asked', 'due'])
    const rest = await take({ batches: 20, requestedFirst: 10 })
    expect(rest).toHaveLength(6)
  })

  test('a job for later is handed out only when its time has come', async () => {
    const { ctx } = await createTestProject()
    await put(ctx.projectId, 3, { startAfter: new Date(Date.now() + 3_600_000) })
    expect(await take({ batches: 5 })).toEqual([])
    await pool().sql`update pgboss.job set start_after = now() where name = ${job.queue}`
    expect(await take({ batches: 5 })).toHaveLength(3)
  })

  test('a fetch reads only a few of many thousand rows, whatever statistics the planner has', async () => {
    const [big, small] = (await projects(2)) as [TestProject, TestProject]
    await pool().sql`analyze pgboss.job_common`
    await flood(big.ctx, 5_000)
    for (const known of [false, true]) {
      await put(small.ctx.projectId)
      if (known) await pool().sql`analyze pgboss.job_common`
      // The view also counts earlier reads on this connection that are not reported yet, hence the difference.
      const rows = await pool().sql.begin(async (tx) => {
        const rowsRead = async () => {
          const [read] = await tx<{ rows: number }[]>`
            select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
            where relid = 'pgboss.job_common'::regclass`
          return read?.rows ?? Number.NaN
        }
        const before = await rowsRead()
        await tx`select * from fetch_jobs_round_robin(${job.queue}, 2, 1, 1, '{}'::text[], null, null)`
        return (await rowsRead()) - before
      })
      expect(rows).toBeGreaterThan(0)
      expect(rows).toBeLessThan(40)
    }
  })
})

describe('jobs of one project are fetched together', () => {
  test('up to a number of items, and never with those of another project', async () => {
    const [one, two] = (await projects(2)) as [TestProject, TestProject]
    await put(one.ctx.projectId, 70)
    await put(two.ctx.projectId, 3, {}, 20)
    const sizes = new Map<string | undefined, number[]>()
    for (const { group, jobs } of await take({ batches: 4, maxBatchSize: 50 })) {
      const project = group.split('/')[2]
      sizes.set(project, [...(sizes.get(project) ?? []), jobs.length])
    }
    expect(sizes.get(one.ctx.projectId)).toEqual([50, 20])
    expect(sizes.get(two.ctx.projectId)).toEqual([2, 1])
  })

  test('except retried jobs, which come alone so that a job that kills its process affects no other', async () => {
    const { ctx } = await createTestProject()
    await put(ctx.projectId, 3)
    const [batch] = await take({ maxBatchSize: 50 })
    const client = await boss()
    await client.fail(job.queue, batch?.jobs ?? [], { message: 'The process died.' })
    await pool().sql`update pgboss.job set start_after = now() where name = ${job.queue}`
    const again = await take({ batches: 5, maxBatchSize: 50 })
    expect(again.map(({ jobs }) => jobs.map(({ retryCount }) => retryCount))).toEqual([[1], [1], [1]])
  })
})

describe('slots are shared', () => {
  test('a workspace gets only as many batches as it has free slots', async () => {
    const [busy, other] = (await projects(2)) as [TestProject, TestProject]
    await put(busy.ctx.projectId, 3)
    await put(other.ctx.projectId, 1)
    const inProgress = [`due/${busy.ctx.orgId}/${busy.ctx.projectId}`]
    const batches = await take({ batches: 5, workspaceSlots: 2, inProgress })
    expect(batches.map(({ group }) => group.split('/')[2]).toSorted()).toEqual(
      [busy.ctx.projectId, other.ctx.projectId].toSorted(),
    )
  })

  test('posts to a receiver without free slots wait, those to another receiver do not', async () => {
    const { ctx } = await createTestProject()
    const url = (host: string) => ({
      platform: 'webhook' as const,
      config: { url: `https://user:pass@${host}/hook` },
    })
    for (let n = 0; n < 3; n++) await createTestChannel(ctx, url('silent.example.org'))
    await createTestChannel(ctx, url('well.example.org:8443'))
    const { id } = await transformItem(ctx, { id: await createTestItem(ctx) })
    await approvePackage(ctx, { id })
    await publishPackage(ctx, { id })
    const batches = await take({ batches: 10, receiverSlots: 2 }, 'publish')
    expect(batches.map(({ group }) => group.split('/')[3]).toSorted()).toEqual([
      'silent.example.org',
      'silent.example.org',
      'well.example.org:8443',
    ])
  })
})

test('jobs of a deleted project form a group of their own, and so do jobs without a project', async () => {
  const gone = newId()
  await put(gone)
  await pool().sql`insert into pgboss.job (name, data, policy) values (${job.queue}, '{}', 'standard')`
  const groups = (await take({ batches: 5 })).map(({ group }) => group)
  expect(groups.toSorted()).toEqual(['due/-/-', `due/-/${gone}`])
})

test('an upgrade assigns the jobs already waiting to their groups', async () => {
  const { ctx } = await createTestProject()
  await put(ctx.projectId, 2)
  await pool().sql`drop trigger name_job_group on pgboss.job_common`
  await pool().sql`update pgboss.job set group_id = null`
  const { installRoundRobin } = await import('@/db/round-robin')
  await installRoundRobin(pool().sql)
  expect((await take({ batches: 5 })).map(({ group }) => group)).toEqual(
    Array(2).fill(`due/${ctx.orgId}/${ctx.projectId}`),
  )
})

test('a job enqueued in one project’s transaction joins the group of the project it names', async () => {
  const [one, two] = (await projects(2)) as [TestProject, TestProject]
  await inProject(one.ctx, async (tx) =>
    enqueue(
      tx,
      job,
      [one, two].map(({ ctx }) => ({ projectId: ctx.projectId, itemIds: [newId()] })),
    ),
  )
  const groups = (await take({ batches: 5 })).map(({ group }) => group)
  expect(groups.toSorted()).toEqual(
    [one, two].map(({ ctx }) => `due/${ctx.orgId}/${ctx.projectId}`).toSorted(),
  )
})
