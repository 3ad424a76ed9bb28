import { createTestProject, type TestProject } from '@/testing/database/factories'
import { type FilledProject, filledTables, fillProject } from '@/testing/database/filled-project'
import { type ListPage, listPages } from '@/testing/database/list-pages'
import { type BenchDatabase, type BenchServer, switchDatabase } from './database'
import { measure, type Spread, spread } from './harness'
import { type Report, short, tableOf, times } from './report'

const each = 10_000
const neighbours = 9
const rounds = 7
const calls = 8
const goal = 1.3

type Place = BenchDatabase & FilledProject & { project: TestProject }

/**
 * Every list, search, queue and count of a project with 10,000 rows that has just arrived among 90,000 rows of
 * other projects: in a database whose statistics cover only the four projects before it, and in one with up-to-date
 * statistics. The remaining projects are newer.
 */
export async function freshLists(server: BenchServer): Promise<Report> {
  const fresh = await arrive(server, 'fresh_lists')
  const analyzed = await arrive(server, 'analyzed_lists')
  await analyzed.sql.unsafe(`analyze ${filledTables.join(', ')}`)
  const taken = listPages.map((): [number[], number[]] => [[], []])
  for (let round = 0; round < rounds; round++)
    for (const [at, page] of listPages.entries()) {
      // Run one right after the other, so that both see the same load on the machine.
      const order = [fresh, analyzed]
      for (const place of round % 2 === 0 ? order : order.reverse()) {
        await switchDatabase(place.url)
        taken[at]?.[place === fresh ? 0 : 1].push(await median(page, place))
      }
    }
  const rows = listPages.map(({ what }, at) => {
    const [before = [], after = []] = taken[at] ?? []
    const ratio = spread(before.map((ms, round) => ms / (after[round] ?? Number.NaN)))
    return [
      what,
      `**${times(ratio.median)}** (${times(ratio.min)}-${times(ratio.max)})`,
      `≤ ${goal}${ratio.median > goal ? ', missed' : ''}`,
      span(spread(before)),
      span(spread(after)),
    ]
  })
  return { name: 'fresh-lists', table: tableOf(['', 'ratio', 'goal', 'fresh, ms', 'analyzed, ms'], rows) }
}

async function arrive(server: BenchServer, name: string): Promise<Place> {
  const database = await server.open(name)
  const { sql } = database
  for (const table of filledTables) await sql.unsafe(`alter table ${table} set (autovacuum_enabled = off)`)
  const start = Date.now() - 86_400_000
  const add = async (at: number) => {
    const project = await createTestProject()
    return { ...(await fillProject(sql, project, each, start + at * each)), project }
  }
  for (const at of [0, 1, 2, 3]) await add(at)
  await sql.unsafe(`analyze ${filledTables.join(', ')}`)
  const filled = await add(4)
  for (let at = 5; at <= neighbours; at++) await add(at)
  return { ...database, ...filled }
}

/** Returns the median of some calls, in milliseconds; the first calls only warm up the connection. */
async function median({ load }: ListPage, place: Place): Promise<number> {
  const taken: number[] = []
  for (let call = -3; call < calls; call++) {
    const { ms } = await measure(async () => {
      // A call that exceeds the statement timeout counts with the time it took until then.
      await load(place).catch(() => undefined)
    })
    // No need to repeat anything that takes this long.
    if (ms > 2_000) return ms
    if (call >= 0) taken.push(ms)
  }
  return spread(taken).median
}

const span = ({ median: middle, min, max }: Spread): string =>
  `${short(middle)} (${short(min)}-${short(max)})`
