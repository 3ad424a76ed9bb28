import type postgres from 'postgres'
import type { ProjectContext } from '@/lib/auth/context'
import { previewTopic } from '@/lib/topics/preview-topic'
import { queueDueTopics } from '@/lib/topics/queue-due-topics'
import { createTestChannel } from '@/testing/database/content'
import { createTestProject } from '@/testing/database/factories'
import type { BenchServer } from './database'
import { type Report, tableOf } from './report'

const topicsDue = 10_000
const [manyItems, manyPackages] = [10_000, 100_000]
const rounds = 5

/**
 * Measures how long it takes to queue 10,000 topics that are due in the same minute, in 200 projects and 40 time
 * zones, and how long one topic takes to select among 10,000 items with 100,000 packages.
 */
export async function dueTopics(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('due_topics')
  const projects = await Promise.all(Array.from({ length: 200 }, () => createTestProject()))
  const queueing: number[] = []
  for (let round = 0; round < rounds; round++) {
    await fillTopics(
      sql,
      projects.map(({ ctx }) => ctx),
    )
    const began = performance.now()
    const { queued } = await queueDueTopics()
    queueing.push(performance.now() - began)
    if (queued !== topicsDue) throw new Error(`${queued} of ${topicsDue} topics were queued.`)
    await sql`delete from topics`
    await sql`delete from pgboss.job where name = 'run-topic'`
  }
  const { ctx } = await createTestProject()
  const channel = await createTestChannel(ctx, { platform: 'linkedin' })
  await fillPackages(sql, ctx, channel)
  const selecting: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const { count, post } = await previewTopic(ctx, { rrule: 'FREQ=WEEKLY' })
    selecting.push(performance.now() - began)
    if (count !== manyItems || !post) throw new Error(`It matched ${count} items.`)
  }
  return {
    name: 'due-topics',
    table: tableOf(
      ['', 'median', 'slowest'],
      [
        ['10,000 due topics queued', ...times(queueing)],
        ['one topic’s item chosen among 10,000, with 100,000 packages', ...times(selecting)],
      ],
    ),
  }
}

function times(all: number[]): [string, string] {
  const sorted = all.toSorted((a, b) => a - b)
  const words = (ms = 0) => `${Math.round(ms)} ms`
  return [words(sorted[Math.floor(sorted.length / 2)]), words(sorted.at(-1))]
}

const zones =
  'Europe/Berlin Europe/London Europe/Paris Europe/Madrid Europe/Rome Europe/Athens Europe/Moscow America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo America/Bogota America/Mexico_City America/Toronto America/Halifax Asia/Tokyo Asia/Seoul Asia/Shanghai Asia/Singapore Asia/Kolkata Asia/Dubai Asia/Karachi Asia/Dhaka Asia/Bangkok Asia/Manila Asia/Jakarta Asia/Tehran Asia/Kathmandu Australia/Sydney Australia/Perth Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Pacific/Honolulu Pacific/Apia Africa/Cairo Africa/Lagos Africa/Johannesburg UTC'.split(
    ' ',
  )
const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYDAY=1TU', 'FREQ=WEEKLY']

async function fillTopics(sql: postgres.Sql, contexts: ProjectContext<'own'>[]): Promise<void> {
  const now = new Date()
  const rows = Array.from({ length: topicsDue }, (_, at) => {
    const ctx = contexts[at % contexts.length]
    return {
      id: crypto.randomUUID(),
      org_id: ctx?.orgId,
      project_id: ctx?.projectId,
      name: `Topic ${at}`,
      rrule: rules[at % rules.length],
      starts_at: `2026-01-0${1 + (at % 9)}T0${at % 10}:00`,
      time_zone: zones[at % zones.length],
      next_run_at: now.toISOString(),
      next_write_at: now.toISOString(),
      lead_hours: 0,
    }
  })
  await sql`
    insert into topics (id, org_id, project_id, name, rrule, starts_at, time_zone, next_run_at, next_write_at, lead_hours)
    select id, org_id, project_id, name, rrule, starts_at, time_zone, next_run_at, next_write_at, lead_hours
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(id uuid, org_id uuid, project_id uuid, name text,
      rrule text, starts_at text, time_zone text, next_run_at timestamptz, next_write_at timestamptz, lead_hours int)`
  await sql`analyze topics`
}

async function fillPackages(sql: postgres.Sql, ctx: ProjectContext<'own'>, channel: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into items (id, org_id, project_id, external_id, title, raw_content, languages, content_hash)
      select gen_random_uuid(), ${ctx.orgId}, ${ctx.projectId}, 'item ' || n, 'House ' || n,
        'House ' || n || ' opened its doors in the old harbour. Every visitor of house ' || n || ' gets a seat by the window.',
        array['en'], 'x'
      from generate_series(1, ${manyItems}) n`
    await tx`
      insert into packages (id, org_id, project_id, item_id, title, status, scheduled_at)
      select gen_random_uuid(), ${ctx.orgId}, ${ctx.projectId}, i.id, i.title, 'published', now() - n * interval '1 day'
      from items i, generate_series(1, ${manyPackages / manyItems}) n where i.project_id = ${ctx.projectId}`
    await tx`
      insert into variants (id, org_id, project_id, package_id, channel_id, platform, language, text)
      select gen_random_uuid(), ${ctx.orgId}, ${ctx.projectId}, p.id, ${channel}, 'linkedin', 'en', p.title || ' opened.'
      from packages p where p.project_id = ${ctx.projectId}`
    await tx`
      insert into publications (id, org_id, project_id, package_id, variant_id, channel_id, package_revision, status, payload,
        payload_hash, finished_at)
      select gen_random_uuid(), ${ctx.orgId}, ${ctx.projectId}, package_id, id, channel_id, 1, 'published', '{}', 'x', now()
      from variants where project_id = ${ctx.projectId}`
  })
  for (const table of ['items', 'packages', 'variants', 'publications']) await sql.unsafe(`analyze ${table}`)
}
