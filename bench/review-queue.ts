import type postgres from 'postgres'
import { findWait } from '@/lib/ai/models/find-wait'
import { newId } from '@/lib/ids'
import { countReviewQueue, isCounted } from '@/lib/packages/review/count-review-queue'
import { findNewest } from '@/lib/packages/review/find-queued'
import { listFilterOptions } from '@/lib/packages/review/list-filter-options'
import { listPosts } from '@/lib/packages/review/list-posts'
import { listReviewQueue } from '@/lib/packages/review/list-review-queue'
import type { QueueFilter } from '@/lib/packages/review/queue-filter'
import { listSavedViews } from '@/lib/packages/views/list-saved-views'
import { createTestChannel } from '@/testing/database/content'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { type BenchDatabase, type BenchServer, switchDatabase } from './database'
import { measure, spread } from './harness'
import { type Report, short, tableOf, times } from './report'

const sizes = [100, 100_000] as const
const rounds = 5
const calls = 15

type Place = BenchDatabase & { project: TestProject; channelId: string; size: number }
type Case = { what: string; filter: (place: Place) => QueueFilter; counts: boolean; goal?: number }

const cases: Case[] = [
  { what: 'First page, with counts and filters', filter: () => ({}), counts: true, goal: 1.3 },
  {
    what: 'Of one channel (all posts)',
    filter: ({ channelId }) => ({ channel: channelId }),
    counts: true,
    goal: 1.3,
  },
  { what: 'In one language (one in 10)', filter: () => ({ language: 'de' }), counts: true, goal: 1.3 },
  { what: 'A common word (one in 3)', filter: () => ({ q: 'river' }), counts: false, goal: 1.3 },
  { what: 'An uncommon word (one in 52)', filter: () => ({ q: 'week51' }), counts: false, goal: 1.3 },
  { what: 'A rare word (10 posts)', filter: () => ({ q: 'lighthouse' }), counts: false, goal: 1.3 },
  { what: 'A word that no post has', filter: () => ({ q: 'volcano' }), counts: false, goal: 1.3 },
  {
    what: 'A rare word in one language',
    filter: () => ({ q: 'lighthouse', language: 'de' }),
    counts: false,
    goal: 1.3,
  },
  {
    what: 'A word that no post of this list has, and many elsewhere, with its counts',
    filter: () => ({ q: 'elsewhere' }),
    counts: true,
    goal: 1.3,
  },
  { what: 'Made a week ago or earlier (none)', filter: () => ({ age: '7' }), counts: true, goal: 1.3 },
  { what: 'A rare word, with its counts', filter: () => ({ q: 'lighthouse' }), counts: true, goal: 1.3 },
  {
    what: 'An uncommon word (one in 52), with its counts',
    filter: () => ({ q: 'week51' }),
    counts: true,
    goal: 1.3,
  },
  {
    what: 'A common word (one in 3), with its counts',
    filter: () => ({ q: 'river' }),
    counts: true,
    goal: 1.3,
  },
]

/**
 * Everything that the first page of the review queue reads, in a project of 100 posts and in one of 100,000
 * (spec/planning#4).
 */
export async function reviewQueue(server: BenchServer): Promise<Report> {
  const places: Place[] = []
  for (const size of sizes) {
    const database = await server.open(`review_${size}`)
    places.push({ ...database, ...(await fill(database.sql, size)), size })
  }
  const medians = cases.map(() => places.map((): number[] => []))
  for (let round = 0; round < rounds; round++)
    for (const [index, one] of cases.entries()) {
      const order = [...places.entries()]
      for (const [at, place] of round % 2 === 0 ? order : order.reverse()) {
        await switchDatabase(place.url)
        medians[index]?.[at]?.push(await median(one, place))
      }
    }
  const rows = medians.map(([few = [], many = []], index) => {
    const { what, goal } = cases[index] ?? { what: '' }
    const growth = spread(many.map((value, round) => value / (few[round] ?? Number.NaN)))
    return [
      what,
      `**${times(growth.median)}** (${times(growth.min)}-${times(growth.max)})`,
      goal === undefined ? '' : `≤ ${goal}${growth.median > goal ? ', missed' : ''}`,
      short(spread(few).median),
      short(spread(many).median),
    ]
  })
  return {
    name: 'review-queue',
    table: tableOf(['', '100,000 to 100', 'goal', '100, ms', '100,000, ms'], rows),
  }
}

/** Runs all queries of the queue's page. */
async function readPage({ project: { ctx } }: Place, filter: QueueFilter, counts: boolean): Promise<void> {
  const [page] = await Promise.all([
    listReviewQueue(ctx, { status: 'in_review', filter, limit: 25 }),
    isCounted(filter) ? countReviewQueue(ctx, filter) : undefined,
    listFilterOptions(ctx, 'in_review'),
    listSavedViews(ctx),
    findWait(ctx),
  ])
  await Promise.all([
    listPosts(
      ctx,
      page.data.map(({ id }) => id),
    ),
    page.data.length ? findNewest(ctx, { status: 'in_review', filter }) : null,
  ])
  const known =
    page.next_cursor === null ? ({ status: 'in_review', count: page.data.length } as const) : undefined
  if (counts && !isCounted(filter)) await countReviewQueue(ctx, filter, known)
}

async function median(one: Case, place: Place): Promise<number> {
  const samples: number[] = []
  for (let call = -5; call < calls; call++) {
    const { ms } = await measure(() => readPage(place, one.filter(place), one.counts))
    if (call >= 0) samples.push(ms)
  }
  return spread(samples).median
}

/** Creates posts in review, and a third as many published ones, in a project and in its neighbor. */
async function fill(sql: postgres.Sql, count: number) {
  const own = await fillProject(sql, count)
  await fillProject(sql, count)
  for (const table of ['packages', 'variants', 'package_search', 'package_counts'])
    await sql.unsafe(`vacuum analyze ${table}`)
  return own
}

async function fillProject(sql: postgres.Sql, count: number) {
  const project = await createTestProject()
  const { orgId, projectId } = project.ctx
  const channelId = await createTestChannel(project.ctx, { platform: 'x' })
  const batch = 2_000
  for (let from = 0; from < count; from += batch) {
    const own = Array.from({ length: Math.min(batch, count - from) }, (_, index) => from + index)
    const rows = own.flatMap((at) => {
      const post = {
        title: at % Math.max(1, count / 10) === 0 ? `Lighthouse ${at}` : `Post ${at}`,
        text: `${at % 3 === 0 ? 'A river' : 'A mill'} in the valley keeps the weather of week${at % 52}.`,
        language: at % 10 === 0 ? 'de' : 'en',
        status: 'in_review',
      }
      const both = [
        post,
        ...(at % 3 === 0 ? [{ ...post, title: `Elsewhere ${at}`, status: 'published' }] : []),
      ]
      return both.map((one) => ({ ...one, id: newId(), variant: newId() }))
    })
    const records = JSON.stringify(rows)
    await sql`
      insert into packages (id, org_id, project_id, title, status)
      select id, ${orgId}, ${projectId}, title, status
      from jsonb_to_recordset(${records}::text::jsonb) as r(id uuid, title text, status text)`
    await sql`
      insert into variants (id, org_id, project_id, package_id, channel_id, platform, language, text)
      select variant, ${orgId}, ${projectId}, id, ${channelId}, 'x', language, text
      from jsonb_to_recordset(${records}::text::jsonb) as r(id uuid, variant uuid, language text, text text)`
  }
  return { project, channelId }
}
