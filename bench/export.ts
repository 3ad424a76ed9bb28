import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createDeflateRaw } from 'node:zlib'
import type postgres from 'postgres'
import { exportProject } from '@/lib/export/export-project'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import type { BenchServer } from './database'
import { compare } from './harness'
import { comparisons, lineOf, type Report, tableOf } from './report'

const few = 10_000
const many = 50_000
const rounds = 3
const goal = 2

/**
 * Exporting a project, compared with reading its items as JSON through a cursor and compressing them once, and the
 * memory that the export uses.
 */
export async function exportBench(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('exporting')
  const projects = new Map<number, TestProject>()
  for (const count of [few, many]) {
    const project = await createTestProject()
    await fill(sql, project, count)
    projects.set(count, project)
  }
  await sql`vacuum analyze items`
  const lines = []
  const memory: string[][] = []
  for (const [count, { ctx }] of projects) {
    let bytes = 0
    const comparison = await compare({
      rounds,
      floor: async () => {
        await pipeline(Readable.from(rowsOf(sql, ctx.projectId)), createDeflateRaw({ level: 1 }), nowhere())
      },
      ours: async () => {
        bytes = 0
        await pipeline(
          (await exportProject(ctx)).archive,
          nowhere((chunk) => (bytes += chunk.length)),
        )
      },
      check: async () => {
        if (bytes < count * 500) throw new Error(`The export of ${count} items has ${bytes} bytes.`)
      },
    })
    lines.push(lineOf(`${count.toLocaleString('en')} items`, comparison, goal))
    memory.push([`${count.toLocaleString('en')} items`, `${(await maxMemory(ctx)).toFixed(1)} MB`])
  }
  return {
    name: 'export',
    table: `${comparisons(lines)}\n\n${tableOf(['live while exporting', 'at most'], memory)}`,
  }
}

/** Returns the maximum live memory above the initial level, in MB, sampled repeatedly after a garbage collection. */
async function maxMemory(ctx: TestProject['ctx']): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const live = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = live()
  let [most, chunks] = [0, 0]
  const look = () => {
    if (chunks++ % 20 === 0) most = Math.max(most, live() - before)
  }
  await pipeline((await exportProject(ctx)).archive, nowhere(look))
  return most / 1e6
}

const nowhere = (take: (chunk: Buffer) => unknown = () => undefined) =>
  new Writable({
    write(chunk: Buffer, _, done) {
      take(chunk)
      done()
    },
  })

async function* rowsOf(sql: postgres.Sql, projectId: string): AsyncGenerator<string> {
  const rows = sql<{ line: string }[]>`
    select (to_jsonb(items) - 'search')::text as line from items where project_id = ${projectId}::uuid order by id`
  for await (const page of rows.cursor(500)) yield page.map(({ line }) => line).join(',\n')
}

// About 4 kB of JSON each.
const fill = (sql: postgres.Sql, { ctx }: TestProject, count: number) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into items (id, org_id, project_id, external_id, title, tags, languages, raw_content, metadata, content_hash, status)
      select
        uuidv7(n * interval '1 ms'), ${ctx.orgId}::uuid, ${ctx.projectId}::uuid, 'entry-' || n, 'River ' || n,
        array['seen', 'group-' || n % 100], '{en,de}',
        (select string_agg('Line ' || md5(n::text || g) || ' of the text made of the bible.', E'\n') from generate_series(1, 30) g),
        jsonb_build_object(
          'slug', 'entry-' || n,
          'bible', (select jsonb_object_agg('field_' || g, 'Value "quoted" ' || md5(g::text || n) || ' für') from generate_series(1, 25) g)
        ),
        md5(n::text), 'transformed'
      from generate_series(1, ${count}::int) n`
  })
