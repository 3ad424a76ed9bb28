import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PackageStatus, PublicationStatus } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { packages, projects, publications, topics, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createTopic } from '@/lib/topics/create-topic'
import { pauseTopic } from '@/lib/topics/pause-topic'
import { createTopicInput } from '@/lib/topics/schemas'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getCalendar } from './get-calendar'
import { getPlan } from './get-plan'

useTestDatabase()

const at = (text: string) => new Date(`${text}Z`)

type Planned = { status: PackageStatus; at?: Date | null; held?: boolean; topicId?: string }
type Sent = { status: PublicationStatus; dueAt: Date; finishedAt?: Date }

/** Creates a package with a variant for each channel. `own` gives a variant its own time, `sent` a publication. */
async function addPackage(
  ctx: ProjectContext<'own'>,
  title: string,
  { status, at: scheduledAt = null, held = false, topicId }: Planned,
  channels: { id: string; own?: Date; sent?: Sent }[],
): Promise<string> {
  const id = newId()
  await inProject(ctx, async (tx) => {
    await tx.insert(packages).values({ id, title, status, scheduledAt, held, topicId })
    for (const { id: channelId, own, sent } of channels) {
      const variantId = newId()
      await tx.insert(variants).values({
        id: variantId,
        packageId: id,
        channelId,
        platform: 'linkedin',
        language: 'en',
        text: 'A text.',
        scheduledAt: own,
      })
      if (sent)
        await tx.insert(publications).values({
          id: newId(),
          packageId: id,
          variantId,
          channelId,
          packageRevision: 1,
          payload: {},
          payloadHash: 'x',
          ...sent,
        })
    }
  })
  return id
}

test('a paused topic shows on the day on which its next post is missing', async () => {
  const { ctx } = await projectIn('Europe/Berlin')
  const { id } = await createTopic(
    ctx,
    createTopicInput.parse({
      ...{ name: 'One place a week', rrule: 'FREQ=WEEKLY;BYDAY=MO', starts_at: '2026-01-05T09:00' },
      timezone: 'Europe/Berlin',
    }),
  )
  await pauseTopic(ctx, { id })
  const plan = await getPlan(ctx, { from: '2026-03-01', until: '2026-04-01' }, at('2026-03-04T12:00'))
  expect(plan.problems).toMatchObject([
    {
      day: '2026-03-09',
      kind: 'topic',
      message: expect.stringMatching(/^The topic One place a week is paused/),
    },
  ])
})

async function projectIn(timeZone: string) {
  const project = await createTestProject()
  const { ctx } = project
  await inProject(ctx, (tx) => tx.update(projects).set({ timeZone }).where(eq(projects.id, ctx.projectId)))
  const one = await createTestChannel(ctx, { displayName: 'One' })
  const two = await createTestChannel(ctx, { displayName: 'Two' })
  return { ctx, one, two }
}

const week = { from: '2026-11-16', until: '2026-11-23' }

test('lists planned, proposed, published and failed posts by time, and none of another project', async () => {
  const { ctx, one, two } = await projectIn('UTC')
  const topicId = newId()
  await inProject(ctx, (tx) =>
    tx.insert(topics).values({
      id: topicId,
      name: 'One a week',
      rrule: 'FREQ=WEEKLY',
      startsAt: '2026-11-16T09:00',
      timeZone: 'UTC',
    }),
  )
  const both = [{ id: one }, { id: two }]
  await addPackage(ctx, 'Planned', { status: 'scheduled', at: at('2026-11-20T09:00') }, both)
  await addPackage(ctx, 'Proposed', { status: 'in_review', at: at('2026-11-21T09:00'), topicId }, both)
  await addPackage(ctx, 'No time', { status: 'in_review' }, both)
  await addPackage(ctx, 'Rejected', { status: 'rejected', at: at('2026-11-20T10:00') }, both)
  await addPackage(ctx, 'Too late', { status: 'scheduled', at: at('2026-11-23T00:00') }, both)
  const due = at('2026-11-17T11:59:59')
  await addPackage(ctx, 'Out', { status: 'published' }, [
    { id: one, sent: { status: 'published', dueAt: due, finishedAt: at('2026-11-17T12:00:01') } },
    { id: two, sent: { status: 'published', dueAt: due, finishedAt: at('2026-11-17T12:00:04') } },
  ])
  await addPackage(ctx, 'Half', { status: 'failed' }, [
    { id: one, sent: { status: 'published', dueAt: due, finishedAt: at('2026-11-18T12:00:01') } },
    {
      id: two,
      sent: { status: 'failed', dueAt: at('2026-11-18T12:00'), finishedAt: at('2026-11-18T12:01') },
    },
  ])
  await addPackage(ctx, 'Lost', { status: 'publishing' }, [
    { id: one, sent: { status: 'unconfirmed', dueAt: at('2026-11-19T12:00') } },
    { id: two, sent: { status: 'pending', dueAt: at('2026-11-19T15:00') } },
  ])
  // Failed once and rescheduled since: the new time counts, not the failure.
  await addPackage(ctx, 'Again', { status: 'scheduled', at: at('2026-11-22T09:00') }, [
    { id: one, sent: { status: 'failed', dueAt: at('2026-11-16T09:00') } },
  ])
  const other = await projectIn('UTC')
  await addPackage(other.ctx, 'Theirs', { status: 'scheduled', at: at('2026-11-20T09:00') }, [
    { id: other.one },
  ])

  const { entries, truncated } = await getCalendar(ctx, week)
  expect(
    entries.map(({ title, state, wall, channels, partial }) => [
      title,
      state,
      wall,
      channels.length,
      partial,
    ]),
  ).toEqual([
    ['Out', 'published', '2026-11-17T12:00', 2, false],
    ['Half', 'failed', '2026-11-18T12:00', 1, true],
    ['Half', 'published', '2026-11-18T12:00', 1, true],
    ['Lost', 'unconfirmed', '2026-11-19T12:00', 1, true],
    ['Lost', 'publishing', '2026-11-19T15:00', 1, true],
    ['Planned', 'scheduled', '2026-11-20T09:00', 2, false],
    ['Proposed', 'in_review', '2026-11-21T09:00', 2, false],
    ['Again', 'scheduled', '2026-11-22T09:00', 1, false],
  ])
  expect(entries.find(({ title }) => title === 'Proposed')).toMatchObject({ topicId, topic: 'One a week' })
  expect(truncated).toBe(false)
})

test('a post whose channels have their own times has an entry for each', async () => {
  const { ctx, one, two } = await projectIn('UTC')
  const plan = { status: 'scheduled' as const, at: at('2026-11-20T09:00') }
  await addPackage(ctx, 'Apart', plan, [{ id: one }, { id: two, own: at('2026-11-21T18:00') }])
  const third = await createTestChannel(ctx)
  // Of a package that is partly published, only the remaining channels are still planned.
  await addPackage(ctx, 'Partly', { status: 'scheduled', at: at('2026-11-19T08:00') }, [
    {
      id: third,
      sent: { status: 'published', dueAt: at('2026-11-18T08:00'), finishedAt: at('2026-11-18T08:00') },
    },
    { id: two, own: at('2026-11-22T18:00') },
  ])
  const { entries } = await getCalendar(ctx, week)
  expect(entries.map(({ title, wall, channels }) => [title, wall, channels.map(({ id }) => id)])).toEqual([
    ['Partly', '2026-11-18T08:00', [third]],
    ['Apart', '2026-11-20T09:00', [one]],
    ['Apart', '2026-11-21T18:00', [two]],
    ['Partly', '2026-11-22T18:00', [two]],
  ])
  // A variant's own time is found even if the package's time is outside the requested days.
  const last = await getCalendar(ctx, { from: '2026-11-22', until: '2026-11-23' })
  expect(last.entries.map(({ title }) => title)).toEqual(['Partly'])
})

test('days follow the project’s time zone, including 23 and 25 hours when the clocks change', async () => {
  const { ctx, one } = await projectIn('Europe/Berlin')
  const plan = (title: string, text: string) =>
    addPackage(ctx, title, { status: 'scheduled', at: at(text) }, [{ id: one }])
  // In Berlin, 25 October 2026 has 25 hours, from 22:00 UTC to 23:00 UTC on the next day; 02:30 occurs twice.
  await plan('before', '2026-10-24T21:59')
  await plan('first', '2026-10-24T22:00')
  await plan('summer', '2026-10-25T00:30')
  await plan('winter', '2026-10-25T01:30')
  await plan('last', '2026-10-25T22:59')
  await plan('after', '2026-10-25T23:00')
  const autumn = await getCalendar(ctx, { from: '2026-10-25', until: '2026-10-26' })
  expect(autumn.entries.map(({ title, wall }) => [title, wall])).toEqual([
    ['first', '2026-10-25T00:00'],
    ['summer', '2026-10-25T02:30'],
    ['winter', '2026-10-25T02:30'],
    ['last', '2026-10-25T23:59'],
  ])
  // 28 March 2027 has 23 hours.
  await plan('spring', '2027-03-28T21:59')
  await plan('monday', '2027-03-28T22:00')
  const spring = await getCalendar(ctx, { from: '2027-03-28', until: '2027-03-29' })
  expect(spring.entries.map(({ title, wall }) => [title, wall])).toEqual([['spring', '2027-03-28T23:59']])
})

test('shows only the first 2,000 posts and says that there are more', async () => {
  const { ctx } = await projectIn('UTC')
  await inProject(ctx, (tx) =>
    tx.execute(sql`
      insert into packages (id, title, status, scheduled_at)
      select gen_random_uuid(), n::text, 'scheduled', '2026-11-16T00:00Z'::timestamptz + n * interval '1 minute'
      from generate_series(1, 2001) as n`),
  )
  const { entries, truncated } = await getCalendar(ctx, week)
  expect([entries.length, entries.at(-1)?.title, truncated]).toEqual([2000, '2000', true])
})
