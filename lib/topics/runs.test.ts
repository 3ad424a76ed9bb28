import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, generations, itemOrigins, items, packages, publications, variants } from '@/db/schema'
import { topicRuns, topics } from '@/db/schema/topics'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { composePackages } from '@/lib/packages/compose/compose-packages'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { getPackage } from '@/lib/packages/get-package'
import { withdrawItems } from '@/lib/packages/lifecycle/withdraw-items'
import { listPackages } from '@/lib/packages/list-packages'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { editPackage } from '@/lib/packages/review/edit-package'
import { rejectPackage } from '@/lib/packages/review/reject-package'
import { drainQueues } from '@/lib/worker/drain-queues'
import { publishDue } from '@/lib/worker/publish-due'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createTopic } from './create-topic'
import { getTopic } from './get-topic'
import { listTopicRuns } from './list-topic-runs'
import { performRun } from './perform-run'
import { lookAhead, previewTopic } from './preview-topic'
import { queueDueTopics } from './queue-due-topics'
import { runTopic } from './run-topic'
import { type CreateTopicInput, createTopicInput } from './schemas'
import { updateTopic } from './update-topic'

useTestDatabase()

const day = 86_400_000
const texts = {
  Aldine: [
    'Aldine opened its doors in the old harbour hall.',
    'The bakery of Aldine heats its oven with olive wood.',
    'Forty volunteers repaired the roof of Aldine in one summer.',
  ],
  Borea: [
    'Borea grows winter apples on a terrace above the fjord.',
    'Every autumn Borea invites the whole valley to press juice.',
    'A narrow railway once carried fruit from Borea to the port.',
  ],
  Cassel: [
    'Cassel restores violins in a former post office.',
    'Musicians travel to Cassel for its dry winter air.',
    'The youngest apprentice at Cassel carved a scroll from pear wood.',
  ],
}
type Name = keyof typeof texts

const item = (ctx: ProjectContext<'own'>, name: Name, fields: Partial<typeof items.$inferInsert> = {}) =>
  createTestItem(ctx, {
    title: name,
    rawContent: texts[name].join('\n\n'),
    metadata: {},
    languages: ['en'],
    ...fields,
  })

async function project(names: Name[] = ['Aldine', 'Borea', 'Cassel'], platform: 'x' | 'linkedin' = 'x') {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx, { platform })
  const ids: string[] = []
  for (const name of names) ids.push(await item(ctx, name))
  return { ctx, ids }
}

const topicOf = (ctx: ProjectContext<'own'>, fields: Partial<CreateTopicInput> = {}) =>
  createTopic(
    ctx,
    createTopicInput.parse({
      name: 'One place a week',
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      starts_at: '2026-01-05T09:00',
      timezone: 'Europe/Berlin',
      // The tests set when each date is due, and no other date is near.
      lead_hours: 0,
      ...fields,
    }),
  )

/** Sets the topic's next date to this time. */
const dueAt = (ctx: ProjectContext<'own'>, id: string, at: Date, leadHours = 24) =>
  inProject(ctx, (tx) =>
    tx
      .update(topics)
      .set({ nextRunAt: at, nextWriteAt: new Date(at.getTime() - leadHours * 3_600_000) })
      .where(eq(topics.id, id)),
  )
const work = () => drainQueues({ queues: ['run-topic'], until: Date.now() + 60_000 })
async function step() {
  await queueDueTopics()
  await work()
}
async function runNow(ctx: ProjectContext<'own'>, id: string) {
  const { id: runId } = await runTopic(ctx, { id })
  await work()
  const run = (await listTopicRuns(ctx, { id, limit: 50 })).data.find((one) => one.id === runId)
  if (!run) throw new Error('no run')
  return run
}
const tomorrow = () => new Date(Math.ceil((Date.now() + day / 2) / 60_000) * 60_000)

test('a topic that calls its content something else does not hide that it is sensitive', async () => {
  const { ctx } = await project([])
  await item(ctx, 'Aldine', {
    contentType: 'obituary',
    rawContent: 'Ida Holm founded our shop and ran it for forty years.',
  })
  const { id } = await topicOf(ctx, { content_type: 'story', publish_mode: 'review' })
  const run = await runNow(ctx, id)
  const { flags } = await getPackage(ctx, { id: run.package_id ?? '' })
  expect(flags.map(({ code }) => code)).toEqual(['sensitive_kind'])
})

test('topics that run at the same time never say the same', async () => {
  const { ctx } = await project(['Aldine'])
  const runs = []
  for (const name of ['First', 'Second', 'Third']) {
    const { id: topicId } = await topicOf(ctx, { name })
    const id = newId()
    await inProject(ctx, (tx) => tx.insert(topicRuns).values({ id, topicId, dueAt: tomorrow() }))
    runs.push(id)
  }
  await Promise.all(runs.map((runId) => performRun(ctx, { runId, isLast: true })))
  const posts = await inProject(ctx, (tx) => tx.select().from(variants))
  expect(posts.map(({ text }) => text).sort()).toEqual([...texts.Aldine].sort())
})

describe('a topic’s date', () => {
  test('creates an item with its origin, and a post that waits in review for its time', async () => {
    const { ctx, ids } = await project()
    const { id } = await topicOf(ctx)
    const at = tomorrow()
    await dueAt(ctx, id, at)
    await step()
    const [run] = (await listTopicRuns(ctx, { id, limit: 5 })).data
    expect(run).toMatchObject({ status: 'written', message: null, due_at: at.toISOString(), asked_by: null })
    expect(run?.origins).toEqual([{ id: ids[0], title: 'Aldine' }])
    const [made] = await inProject(ctx, (tx) =>
      tx
        .select()
        .from(items)
        .where(eq(items.id, run?.item_id ?? '')),
    )
    expect(made).toMatchObject({
      topicId: id,
      sourceId: null,
      externalId: at.toISOString(),
      title: 'Aldine',
      status: 'transformed',
    })
    const [origin] = await inProject(ctx, (tx) => tx.select().from(itemOrigins))
    expect(origin).toMatchObject({ itemId: made?.id, originId: ids[0], contentHash: 'first' })
    const post = await getPackage(ctx, { id: run?.package_id ?? '' })
    expect(post).toMatchObject({ status: 'in_review', topic_id: id, scheduled_at: at.toISOString() })
    expect(post.variants[0]?.text).toContain('Aldine')
    const topic = await getTopic(ctx, { id })
    expect(topic.next_run_at && topic.next_run_at > at.toISOString()).toBe(true)

    const approved = await approvePackage(ctx, { id: post.id })
    expect(approved).toMatchObject({ status: 'scheduled', scheduled_at: at.toISOString() })
    const [intent] = await inProject(ctx, (tx) => tx.select().from(publications))
    expect(intent).toMatchObject({ status: 'pending', dueAt: at })
  })

  test('is written once by two workers and the cron route together, even if steps are repeated', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx)
    const at = tomorrow()
    await dueAt(ctx, id, at)
    await Promise.all([queueDueTopics(), queueDueTopics(), publishDue(Date.now() + 60_000), work(), work()])
    await work()
    const runs = await inProject(ctx, (tx) => tx.select().from(topicRuns))
    expect(runs).toMatchObject([{ status: 'written' }])
    const how = { runId: runs[0]?.id ?? '', isLast: false }
    await inProject(ctx, (tx) => tx.update(topicRuns).set({ status: 'running' }))
    // The database refuses a second item for the same date, and a late job finds its run finished.
    await expect(performRun(ctx, how)).rejects.toThrow()
    await inProject(ctx, (tx) => tx.update(topicRuns).set({ status: 'written' }))
    await performRun(ctx, how)
    expect(await inProject(ctx, (tx) => tx.select().from(packages))).toHaveLength(1)
    expect(await inProject(ctx, (tx) => tx.select().from(itemOrigins))).toHaveLength(1)
  })

  test('yields one post when several work on its run at the same moment', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx)
    await dueAt(ctx, id, tomorrow())
    await queueDueTopics()
    const [run] = await inProject(ctx, (tx) => tx.select().from(topicRuns))
    const how = { runId: run?.id ?? '', isLast: false }
    await Promise.all([performRun(ctx, how), performRun(ctx, how), work()])
    expect((await listPackages(ctx, { limit: 10 })).data).toHaveLength(1)
    expect(await inProject(ctx, (tx) => tx.select().from(generations))).toEqual([])
  })

  test('in one workspace does not wait for the many in another that are due in the same minute', async () => {
    const busy = await project()
    const at = tomorrow()
    for (let count = 0; count < 8; count++) await dueAt(busy.ctx, (await topicOf(busy.ctx)).id, at)
    const single = await project()
    await dueAt(single.ctx, (await topicOf(single.ctx)).id, at)
    await step()
    const runs = await inSystem((tx) =>
      tx
        .select({ projectId: topicRuns.projectId })
        .from(topicRuns)
        .where(inArray(topicRuns.projectId, [busy.ctx.projectId, single.ctx.projectId]))
        .orderBy(topicRuns.startedAt, topicRuns.id),
    )
    expect(runs).toHaveLength(9)
    // Two run at once, so the third could already be the busy workspace's second.
    expect(runs.slice(0, 4).map(({ projectId }) => projectId)).toContain(single.ctx.projectId)
  })

  test('that was missed is made up for once: the latest one is written, the others are reported as skipped', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx, { lead_hours: 0, rrule: 'FREQ=DAILY' })
    const asleep = new Date(Date.now() - 4.5 * day)
    await dueAt(ctx, id, asleep, 0)
    await step()
    const runs = (await listTopicRuns(ctx, { id, limit: 20 })).data
    expect(runs.length).toBeGreaterThan(4)
    expect(runs.filter(({ status }) => status !== 'skipped')).toMatchObject([{ status: 'written' }])
    const newest = runs.toSorted((a, b) => (a.due_at < b.due_at ? 1 : -1))[0]
    expect(newest?.status).toBe('written')
    expect(runs.find(({ status }) => status === 'skipped')?.message).toContain('Only the latest missed date')
    const { next_run_at: next } = await getTopic(ctx, { id })
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now())
  })

  test('that is the last pauses the topic with a reason, and its post is still written', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx, { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=400' })
    await inProject(ctx, (tx) => tx.update(topics).set({ rrule: 'FREQ=WEEKLY;UNTIL=20260112T000000Z' }))
    await dueAt(ctx, id, tomorrow())
    await step()
    expect(await getTopic(ctx, { id })).toMatchObject({
      enabled: false,
      pause: 'recurrence_ended',
      paused_reason: expect.stringContaining('All dates'),
      last_run: { status: 'written' },
    })
  })
})

describe('what a topic draws on', () => {
  test('matches the look-ahead, date by date', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx, { rrule: 'FREQ=DAILY' })
    const ahead = (await lookAhead(ctx, { id })).slice(0, 8)
    for (const date of ahead) {
      await dueAt(ctx, id, new Date(date.at), 24 * 60)
      await step()
    }
    const runs = (await listTopicRuns(ctx, { id, limit: 50 })).data.reverse()
    const told = (one: {
      status: string
      item?: { title: string } | null
      origins?: { title: string }[]
    }) => [one.status === 'would_write' ? 'written' : one.status, one.item?.title ?? one.origins?.[0]?.title]
    expect(runs.map(told)).toEqual(ahead.map(told))
    expect(new Set(ahead.slice(0, 3).map(({ item }) => item?.title)).size).toBe(3)
  })

  test('can run out: the run says which source needs content, and writes nothing', async () => {
    const { ctx } = await project([])
    const source = await createTestSource(ctx)
    await item(ctx, 'Aldine', { sourceId: source })
    const { id } = await topicOf(ctx, { min_facts: 4 })
    const run = await runNow(ctx, id)
    expect(run).toMatchObject({ status: 'needs_content', item_id: null, package_id: null })
    expect(run.message).toMatch(/^Needs content: only 3 unused facts are left in “A bucket” .* needs 4\./)
    expect(await inProject(ctx, (tx) => tx.select().from(packages))).toEqual([])
    expect(await getTopic(ctx, { id })).toMatchObject({ failures: 0, enabled: true })
  })

  test('continues with what was covered longest ago where the topic allows repetition', async () => {
    const { ctx } = await project(['Aldine'])
    const { id } = await topicOf(ctx, { min_facts: 0 })
    const told: string[] = []
    for (let n = 0; n < 5; n++) {
      const run = await runNow(ctx, id)
      expect(run.status).not.toBe('needs_content')
      told.push(run.facts.join())
    }
    expect(new Set(told.slice(0, 3)).size).toBe(3)
    expect(told.slice(3)).toEqual(told.slice(0, 2))
  })

  test('can repeat itself alongside a channel in another language that takes only videos', async () => {
    const { ctx } = await project(['Aldine'])
    await createTestChannel(ctx, { platform: 'youtube', language: 'de' })
    const { id } = await topicOf(ctx, { min_facts: 0 })
    for (let n = 0; n < 4; n++) expect((await runNow(ctx, id)).status).not.toBe('needs_content')
  })

  test('a topic without a channel pauses with the reason', async () => {
    const { ctx } = await createTestProject()
    await item(ctx, 'Aldine')
    const { id } = await topicOf(ctx)
    const run = await runNow(ctx, id)
    expect(run).toMatchObject({ status: 'skipped', message: expect.stringContaining('no active channel') })
    expect(await getTopic(ctx, { id })).toMatchObject({
      enabled: false,
      pause: 'no_channel',
      paused_reason: run.message,
    })
  })

  test('plan and preview of a topic without an active channel say so, and what was published stays covered', async () => {
    const { ctx } = await project(['Aldine'])
    const { id } = await topicOf(ctx)
    const preview = async () => previewTopic(ctx, { topic_id: id, post: true, look_ahead: true })
    const run = await runNow(ctx, id)
    expect(run.status).toBe('written')
    for (const [status, what] of [
      ['expired', 'Reconnect'],
      ['disabled', 'Resume'],
    ] as const) {
      await inProject(ctx, (tx) => tx.update(channels).set({ status }))
      const message = `This topic has no active channel. ${what} a channel first.`
      const { look_ahead, samples, ...shown } = await preview()
      expect(shown).toMatchObject({ message, post: null })
      expect(look_ahead?.length).toBeGreaterThan(3)
      for (const date of look_ahead ?? []) expect(date).toMatchObject({ status: 'skipped', message })
      expect(samples.map(({ last_covered_at }) => last_covered_at !== null)).toContain(true)
    }
    expect((await runNow(ctx, id)).message).toBe(
      'This topic has no active channel. Resume a channel, then resume the topic.',
    )
  })

  test('a date is skipped once the weekly limit is reached', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx, {
      rrule: 'FREQ=DAILY',
      budget: { posts_per_week: 1, tokens_per_month: null, money_per_month: null },
    })
    const ahead = await lookAhead(ctx, { id })
    for (const date of ahead.slice(0, 3)) {
      await dueAt(ctx, id, new Date(date.at), 24 * 60)
      await step()
    }
    const runs = (await listTopicRuns(ctx, { id, limit: 5 })).data.reverse()
    expect(runs.map(({ status }) => status)).toEqual(
      ahead.slice(0, 3).map(({ status }) => (status === 'would_write' ? 'written' : status)),
    )
    expect(runs.some(({ message }) => message === 'This topic’s limit of 1 post a week is reached.')).toBe(
      true,
    )
  })
})

describe('a post that repeats another one', () => {
  test('is held if the other is planned, but not while the other is undecided', async () => {
    const { ctx, ids } = await project([])
    const only = 'Forty volunteers repaired the harbour roof of Aldine in one summer.'
    for (const title of ['Aldine', 'Aldine again'])
      ids.push(await item(ctx, 'Aldine', { title, rawContent: only }))
    const [first = '', second = ''] = ids
    const waiting = await transformItem(ctx, { id: first })
    const { id } = await topicOf(ctx, { items: { item_ids: [second] } })
    expect(await runNow(ctx, id)).toMatchObject({ status: 'written' })
    await approvePackage(ctx, waiting)
    await inProject(ctx, (tx) => tx.delete(itemOrigins))
    const held = await runNow(ctx, id)
    expect(held).toMatchObject({
      status: 'held',
      message: expect.stringContaining('too similar'),
      similar: { package_id: expect.any(String), text: expect.stringContaining('Forty volunteers') },
    })
    const packageId = held.package_id ?? ''
    expect(await getPackage(ctx, { id: packageId })).toMatchObject({
      status: 'in_review',
      flags: [{ code: 'too_similar' }],
    })
    expect(await getTopic(ctx, { id })).toMatchObject({ failures: 0, enabled: true })
    const flagsWith = async (rawContent: string) => {
      const change = { rawContent, contentHash: rawContent, status: 'new' } as const
      await inProject(ctx, (tx) => tx.update(items).set(change).where(eq(items.id, second)))
      return (await regeneratePackage(ctx, { id: packageId })).flags
    }
    const reworded =
      'In a single summer, the harbour roof of Aldine was repaired by forty volunteers together.'
    expect(await flagsWith(reworded)).toMatchObject([{ code: 'too_similar' }])
    expect(await flagsWith('The bakery of Aldine heats its oven with olive wood.')).toEqual([])
  })
})

describe('trust', () => {
  test('is earned by posts that are approved unchanged, and lost by an edit or a rejection', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx, { trust_after: 2 })
    const trust = async () => (await getTopic(ctx, { id })).trust
    const write = async () => getPackage(ctx, { id: (await runNow(ctx, id)).package_id ?? '' })
    await approvePackage(ctx, await write())
    expect(await trust()).toBe(1)
    const second = await write()
    const edited = await editPackage(ctx, {
      id: second.id,
      variants: [{ id: second.variants[0]?.id ?? '', text: 'Aldine, in our words.' }],
    })
    await approvePackage(ctx, edited)
    expect(await trust()).toBe(0)
    await expect(updateTopic(ctx, { id, publish_mode: 'auto' })).rejects.toMatchObject({ code: 'invalid' })
    for (const [at, post] of [await write(), await write()].entries()) {
      await approvePackage(ctx, post)
      expect(await trust()).toBe(at + 1)
    }
    expect(await updateTopic(ctx, { id, publish_mode: 'auto' })).toMatchObject({
      publish_mode: 'auto',
      notice: null,
    })
    const auto = await write()
    expect(auto.status).toBe('publishing')
    await inProject(ctx, (tx) => tx.update(topics).set({ publishMode: 'review' }).where(eq(topics.id, id)))
    const last = await write()
    await inProject(ctx, (tx) => tx.update(topics).set({ publishMode: 'auto' }).where(eq(topics.id, id)))
    await rejectPackage(ctx, { id: last.id, reason: 'Not us.' })
    expect(await getTopic(ctx, { id })).toMatchObject({
      trust: 0,
      publish_mode: 'review',
      notice: expect.stringContaining('was rejected'),
    })
  })

  test('three failed runs in a row pause the topic with the reason', async () => {
    const { ctx } = await project()
    const { id } = await topicOf(ctx)
    for (let n = 0; n < 3; n++) {
      const run = await runTopic(ctx, { id })
      // As if its process had died six times.
      await inProject(ctx, (tx) => tx.update(topicRuns).set({ attempts: 6 }).where(eq(topicRuns.id, run.id)))
      await work()
    }
    expect(await getTopic(ctx, { id })).toMatchObject({
      enabled: false,
      pause: 'failures',
      failures: 3,
      paused_reason: expect.stringMatching(
        /^3 runs in a row failed\. The last one: The work on this post was cut off 6 times\./,
      ),
      next_run_at: null,
    })
  })
})

describe('a post whose content', () => {
  async function scheduled(names?: Name[]) {
    const made = await project(names)
    const { id } = await topicOf(made.ctx)
    const at = tomorrow()
    await dueAt(made.ctx, id, at)
    await step()
    const [run] = (await listTopicRuns(made.ctx, { id, limit: 1 })).data
    const post = await approvePackage(made.ctx, { id: run?.package_id ?? '' })
    expect(post.status).toBe('scheduled')
    return { ...made, id, post, at, origin: made.ids[0] ?? '' }
  }

  test('was withdrawn is held, is not sent and cannot be approved, and its topic no longer draws on it', async () => {
    const { ctx, id, post, origin, at } = await scheduled(['Aldine'])
    await inProject(ctx, (tx) => withdrawItems(tx, ctx, [origin]))
    expect(await getPackage(ctx, { id: post.id })).toMatchObject({
      held: true,
      status: 'in_review',
      scheduled_at: at.toISOString(),
    })
    const [intent] = await inProject(ctx, (tx) => tx.select().from(publications))
    expect(intent?.status).toBe('cancelled')
    await expect(approvePackage(ctx, { id: post.id })).rejects.toMatchObject({ code: 'wrong-state' })
    // The item still has facts that no post has told.
    expect(await runNow(ctx, id)).toMatchObject({ status: 'needs_content', origins: [] })
  })

  test('has changed goes back to review once, keeps its time, and is regenerated from the current content', async () => {
    const { ctx, post, origin, at } = await scheduled()
    const now = 'Aldine moved to the lighthouse. The lighthouse of Aldine opens every evening.'
    const change = (contentHash: string, rawContent: string) =>
      inProject(ctx, (tx) =>
        tx.update(items).set({ contentHash, rawContent, status: 'new' }).where(eq(items.id, origin)),
      )
    await change('second', now)
    await composePackages(ctx, { itemIds: [origin] })
    await composePackages(ctx, { itemIds: [origin] })
    const stale = await getPackage(ctx, { id: post.id })
    expect(stale).toMatchObject({ stale: true, status: 'in_review', scheduled_at: at.toISOString() })
    const fresh = await regeneratePackage(ctx, { id: post.id })
    expect(fresh).toMatchObject({ stale: false, status: 'in_review', scheduled_at: at.toISOString() })
    expect(fresh.variants[0]?.text).toContain('lighthouse')
    const again = await regeneratePackage(ctx, { id: post.id })
    expect(again.variants[0]?.text).not.toBe(fresh.variants[0]?.text)
    expect(await approvePackage(ctx, { id: post.id })).toMatchObject({
      status: 'scheduled',
      scheduled_at: at.toISOString(),
    })
  })
})
