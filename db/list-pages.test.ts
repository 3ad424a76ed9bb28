import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject, type TestProject } from '../testing/database/factories'
import { type FilledProject, filledTables, fillProject } from '../testing/database/filled-project'
import { listPages } from '../testing/database/list-pages'
import { closePool } from './client'
import { inProject } from './project'

const database = useTestDatabase()

const own = 3_000
let place: FilledProject & { project: TestProject }
let admin: postgres.Sql

/** A page of 50 with the rows that belong to each. */
const pageRows = 300
/** A bounded scan of the newest rows: a search, the tags in use. */
const boundedRows = 2_500
const bounded = /^(Items: a (rare|common|word)|Tags of items)/
/**
 * These count, or filter by something that has no index: they may read each of the project's own rows a few times.
 */
const readsOwn =
  /^(Kinds of items|Overview|Sources|Entries of a run that failed|Review: counts|Waiting in review)/
/** These read every channel and every source; no project has thousands of either. */
const readsConnections = /^(Counts of the navigation|What needs a person)/

/**
 * A month with a quarter of the project's posts: each with its item, version and channel, and whether it is
 * published.
 */
const calendarRows = (own / 4) * 20

const maxRows = (what: string) =>
  what.startsWith('Calendar')
    ? calendarRows
    : readsOwn.test(what)
      ? 5 * own
      : readsConnections.test(what)
        ? 2 * own + pageRows
        : bounded.test(what)
          ? boundedRows
          : pageRows

beforeAll(async () => {
  admin = postgres(database.url, { max: 1, onnotice: () => undefined })
  const start = Date.now() - 86_400_000
  const add = async (at: number) => {
    const project = await createTestProject()
    return { ...(await fillProject(admin, project, own, start + at * own)), project }
  }
  // The database's statistics describe two other projects; as far as they show, the project added next is empty.
  await add(0)
  await add(1)
  await admin.unsafe(`analyze ${filledTables.join(', ')}`)
  place = await add(2)
  await add(3)
  return () => admin.end()
}, 120_000)

/** Rows and index entries read so far. Closes the pool first, since connections report their counts when they end. */
async function readSoFar(): Promise<number> {
  await closePool()
  await admin`select pg_stat_clear_snapshot()`
  const [row] = await admin<{ read: number }[]>`
    select (
      (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables)
      + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes)
    )::int as read`
  return row?.read ?? 0
}

describe('a list in a project that the database has no statistics for', () => {
  test.each(listPages)('reads a page and not the table: $what', async ({ what, load }) => {
    const before = await readSoFar()
    await load(place)
    const after = await readSoFar()
    expect(after - before).toBeLessThanOrEqual(maxRows(what))
  })

  test('has the same query plan before and after the statistics are collected', async () => {
    const plan = () =>
      inProject(place.project.ctx, async (tx) => {
        const lines = await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain (costs off) select id from items order by id desc limit 51`,
        )
        return lines.map((line) => line['QUERY PLAN']).join('\n')
      })
    const before = await plan()
    expect(before).toContain('items_project_id_unique')
    expect(before).not.toMatch(/Sort|Seq Scan/)
    await admin.unsafe('analyze items')
    expect(await plan()).toBe(before)
  })
})
