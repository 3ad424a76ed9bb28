import type postgres from 'postgres'
import { listItems } from '@/lib/items/list-items'
import { type BenchDatabase, type BenchServer, switchDatabase } from './database'
import { measure, type Spread, spread } from './harness'
import { createManyItems, type ManyItems } from './many-items'
import { type Report, short, tableOf, times } from './report'

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 7
const calls = 40
const limit = 50

type Place = BenchDatabase & ManyItems & { size: number }
type Case = { what: string; page: (place: Place) => Promise<unknown>; goal?: number }

const asked =
  (filters: (place: Place) => Partial<Parameters<typeof listItems>[1]> = () => ({})) =>
  (place: Place) =>
    listItems(place.project.ctx, { limit, ...filters(place) })

const cases: Case[] = [
  { what: 'First page', page: asked(), goal: 1.3 },
  { what: 'The bare query, without row-level security', page: bareFirstPage },
  { what: 'A page from the middle', page: asked(({ middle }) => ({ after: middle })) },
  { what: 'Of one source (one in 10)', page: asked(({ sourceId }) => ({ source_id: sourceId })) },
  { what: 'Failed ones (one in 100)', page: asked(() => ({ status: 'failed' })) },
  { what: 'A common tag (all)', page: asked(() => ({ tag: 'seen' })) },
  { what: 'A rare tag (100 items)', page: asked(() => ({ tag: 'rare' })) },
  { what: 'A common word (one in 3)', page: asked(() => ({ q: 'river' })) },
  { what: 'A rare word (100 items)', page: asked(() => ({ q: 'lighthouse' })) },
  { what: 'A word that is nowhere', page: asked(() => ({ q: 'volcano' })) },
  { what: 'Changed in the last hour (60 items)', page: asked(() => ({ updated_since: hourAgo() })) },
]

/** Pages of the item list at three project sizes, next to a second project of the same size (goal 4). */
export async function itemsPage(server: BenchServer): Promise<Report> {
  const places: Place[] = []
  for (const size of sizes) {
    const database = await server.open(`items_${size}`)
    places.push({ ...database, ...(await createManyItems(database.sql, size)), size })
  }
  // The medians of the rounds, by case and size.
  const medians = cases.map(() => places.map((): number[] => []))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { page }] of cases.entries()) {
      // Sizes run one right after the other, so that all see the same load on the machine.
      const order = [...places.entries()]
      for (const [at, place] of round % 2 === 0 ? order : order.reverse()) {
        await switchDatabase(place.url)
        medians[index]?.[at]?.push(await median(page, place))
      }
    }
  }
  return { name: 'items-page', table: pageTable(medians) }
}

/** Returns the median of many calls, in milliseconds; the first calls only warm up the connection. */
async function median(page: Case['page'], place: Place): Promise<number> {
  const samples: number[] = []
  for (let call = -10; call < calls; call++) {
    const { ms } = await measure(async () => {
      await page(place)
    })
    if (call >= 0) samples.push(ms)
  }
  return spread(samples).median
}

function pageTable(medians: number[][][]): string {
  const bare = medians[1]?.at(-1) ?? []
  const rows = medians.map((bySize, index) => {
    const { what, goal } = cases[index] ?? { what: '' }
    const growth = quotients(bySize.at(-1), bySize[0])
    const missed = goal !== undefined && growth.median > goal
    return [
      what,
      `**${times(growth.median)}** (${times(growth.min)}-${times(growth.max)})`,
      goal === undefined ? '' : `≤ ${goal}${missed ? ', missed' : ''}`,
      times(quotients(bySize.at(-1), bare).median),
      ...bySize.map((values) => short(spread(values).median)),
    ]
  })
  const sizeHeads = sizes.map((size) => `${size.toLocaleString('en')}, ms`)
  return tableOf(['', '1,000,000 to 10,000', 'goal', 'to the bare query', ...sizeHeads], rows)
}

const quotients = (above: number[] = [], below: number[] = []): Spread =>
  spread(above.map((value, round) => value / (below[round] ?? Number.NaN)))

function bareFirstPage({ sql, project }: Place): Promise<postgres.RowList<postgres.Row[]>> {
  return sql`
    select id, org_id, project_id, source_id, external_id, title, content_type, content_subtype, featured_image,
      media_urls, tags, languages, published_at, url, status, withdrawn_at, created_at, updated_at
    from items join (
      select id from items where project_id = ${project.ctx.projectId} order by id desc limit ${limit + 1}
    ) as page using (id)
    order by id desc`
}

function hourAgo(): string {
  return new Date(Date.now() - 3_600_000).toISOString()
}
