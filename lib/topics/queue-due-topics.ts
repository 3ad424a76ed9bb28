import { sql } from 'drizzle-orm'
import { inSystem, type SystemTx } from '@/db/system'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'
import { datesOf, nextDate, writeTimeOf } from './topic-dates'

/** Topics per transaction. */
const topicsAtOnce = 2_500
/** Rounds per call; what is due beyond them waits for the next call. */
const maxRounds = 20
/** How many of a topic's missed dates, the newest ones, are recorded individually. */
const maxRecorded = 50

type Due = {
  id: string
  orgId: string
  projectId: string
  rrule: string
  startsAt: string
  timeZone: string
  leadHours: number
  nextRunAt: string
}

/**
 * Queues a run for every topic that is due to be written, across all projects: rows, jobs and the topics' next
 * dates in one transaction of four statements for thousands of topics. Any number of processes may call it at any
 * time: only one takes each topic, and the database accepts each date once. Of the dates that a topic missed, the
 * newest is made up for and the others are recorded as skipped. A topic with no dates left pauses. Serves
 * spec/planning#1.
 */
export async function queueDueTopics(now = new Date()): Promise<{ due: number; queued: number }> {
  const all = { due: 0, queued: 0 }
  for (let round = 0; round < maxRounds; round++) {
    const { due, queued } = await inSystem((tx) => queueSome(tx, now))
    all.due += due
    all.queued += queued
    if (due < topicsAtOnce) break
  }
  return all
}

async function queueSome(tx: SystemTx, now: Date): Promise<{ due: number; queued: number }> {
  const due = await tx.execute<Due>(sql`
    select id, org_id as "orgId", project_id as "projectId", rrule, starts_at as "startsAt", time_zone as "timeZone",
      lead_hours as "leadHours", next_run_at as "nextRunAt"
    from topics
    where enabled and next_write_at <= ${now.toISOString()}::timestamptz and next_run_at is not null and project_id is not null
    order by next_write_at limit ${topicsAtOnce}
    for update skip locked`)
  if (due.length === 0) return { due: 0, queued: 0 }
  const planned = due.map((topic) => ({ topic, ...datesToQueue(topic, now) }))
  const runs = planned.flatMap(({ topic, write, skipped, note }) => [
    ...write.map((at) => runOf(topic, at, 'running', null)),
    ...skipped.map((at) => runOf(topic, at, 'skipped', note)),
  ])
  const queued = await tx.execute<{ runId: string; projectId: string }>(sql`
    with made as (
      insert into topic_runs (id, org_id, project_id, topic_id, due_at, status, message, queued_at, finished_at)
      select id, org_id, project_id, topic_id, due_at, status, message,
        case when status = 'running' then now() end, case when status = 'skipped' then now() end
      from jsonb_to_recordset(${JSON.stringify(runs)}::text::jsonb) as r(
        id uuid, org_id uuid, project_id uuid, topic_id uuid, due_at timestamptz, status text, message text)
      on conflict (project_id, topic_id, due_at) do nothing
      returning id, project_id, status
    )
    select id as "runId", project_id as "projectId" from made where status = 'running'`)
  const next = planned.map(({ topic, next }) => ({
    id: topic.id,
    run_at: next?.toISOString() ?? null,
    write_at: writeTimeOf(next, topic.leadHours)?.toISOString() ?? null,
  }))
  await tx.execute(sql`
    update topics set next_run_at = n.run_at, next_write_at = n.write_at, enabled = n.run_at is not null,
      pause = case when n.run_at is null then 'recurrence_ended' end,
      paused_reason = case when n.run_at is null then ${recurrenceEnded} end
    from jsonb_to_recordset(${JSON.stringify(next)}::text::jsonb) as n(id uuid, run_at timestamptz, write_at timestamptz)
    where topics.id = n.id`)
  enqueue(tx, runTopicJob, [...queued])
  return { due: due.length, queued: queued.length }
}

const recurrenceEnded = 'All dates of its schedule are over. Change the schedule to resume it.'

const runOf = (topic: Due, at: Date, status: 'running' | 'skipped', message: string | null) => ({
  id: newId(),
  org_id: topic.orgId,
  project_id: topic.projectId,
  topic_id: topic.id,
  due_at: at.toISOString(),
  status,
  message,
})

/** Determines which dates are written now, which are skipped, and the next one. Pure apart from the time zones. */
function datesToQueue(
  topic: Due,
  now: Date,
): { write: Date[]; skipped: Date[]; note: string; next: Date | null } {
  const first = new Date(topic.nextRunAt)
  const dates = [first]
  let next = nextDate(topic, first)
  const horizon = new Date(now.getTime() + topic.leadHours * 3_600_000)
  while (next && next <= horizon) {
    const more = datesOf(topic, { after: dates.at(-1) ?? first, until: horizon })
    if (more.length === 0) break
    dates.push(...more)
    next = nextDate(topic, dates.at(-1) ?? first)
  }
  const missed = dates.filter((date) => date <= now)
  const newest = missed.at(-1)
  const passed = missed.slice(0, -1)
  const omitted = Math.max(0, passed.length - maxRecorded)
  const note = `This date passed while nothing ran. Only the latest missed date is made up for.${
    omitted > 0 ? ` ${omitted} earlier ones passed as well.` : ''
  }`
  return {
    write: [...(newest ? [newest] : []), ...dates.filter((date) => date > now)],
    skipped: passed.slice(-maxRecorded),
    note,
    next,
  }
}
