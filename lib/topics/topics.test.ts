import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { cards, type items, packages, publications, topics, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { newId } from '@/lib/ids'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createTopic } from './create-topic'
import { deleteTopic } from './delete-topic'
import { getTopic } from './get-topic'
import { listCoverage } from './list-coverage'
import { listTopics } from './list-topics'
import { pauseTopic } from './pause-topic'
import { lookAhead, previewTopic } from './preview-topic'
import { resumeTopic } from './resume-topic'
import { type CreateTopicInput, createTopicInput } from './schemas'
import { updateTopic } from './update-topic'

useTestDatabase()

const weekly = (fields: Partial<CreateTopicInput> = {}) =>
  createTopicInput.parse({
    name: 'One character a week',
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    starts_at: '2026-01-05T09:00',
    timezone: 'Europe/Berlin',
    ...fields,
  })

const text = (name: string) =>
  `${name} opened its doors in the old harbour hall. Every visitor of ${name} gets a seat by the window. The kitchen of ${name} bakes bread at night.`
const item = (ctx: ProjectContext<'own'>, name: string, fields: Partial<typeof items.$inferInsert> = {}) =>
  createTestItem(ctx, { title: name, rawContent: text(name), metadata: {}, languages: ['en'], ...fields })

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: {
      fields?: { errors?: { pointer: string; detail: string }[] }
      errors?: { pointer: string; detail: string }[]
    }) => error.errors ?? error.fields?.errors ?? [error],
  )

test('a topic is created with its next dates in its time zone, and can be changed, paused, resumed and deleted', async () => {
  const { ctx } = await createTestProject()
  const made = await createTopic(ctx, weekly())
  expect(made).toMatchObject({ enabled: true, trust: 0, may_publish_automatically: false, last_run: null })
  expect(made.next_dates).toHaveLength(5)
  for (const date of made.next_dates) {
    const wall = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(date))
    expect(wall).toBe('Mon 09:00')
  }
  expect(made.next_run_at).toBe(made.next_dates[0])
  expect(Date.parse(made.next_run_at ?? '') - Date.parse(made.next_write_at ?? '')).toBe(24 * 3_600_000)

  const daily = await updateTopic(ctx, { id: made.id, rrule: 'FREQ=DAILY', lead_hours: 2, revision: 1 })
  expect(daily).toMatchObject({ revision: 2, next_run_at: daily.next_dates[0] })
  await expect(updateTopic(ctx, { id: made.id, name: 'Late', revision: 1 })).rejects.toMatchObject({
    code: 'stale-revision',
  })
  expect(await pauseTopic(ctx, made)).toMatchObject({
    enabled: false,
    pause: 'person',
    paused_reason: `Paused by ${ctx.actor.name}.`,
    next_run_at: null,
    next_write_at: null,
  })
  expect(await resumeTopic(ctx, made)).toMatchObject({
    enabled: true,
    pause: null,
    paused_reason: null,
    next_run_at: expect.any(String),
  })
  expect((await listTopics(ctx, { limit: 10 })).data.map(({ id }) => id)).toEqual([made.id])
  await deleteTopic(ctx, made)
  await expect(getTopic(ctx, made)).rejects.toMatchObject({ code: 'not-found' })
})

test('rejects settings that cannot work, with the field and an explanation', async () => {
  const { ctx } = await createTestProject()
  const theirs = await createTestProject()
  const [source, entry] = [await createTestSource(theirs.ctx), await createTestItem(theirs.ctx)]
  const wrong = async (fields: Partial<CreateTopicInput>) => refusal(createTopic(ctx, weekly(fields)))
  expect(await wrong({ rrule: 'FREQ=NEVER' })).toMatchObject([{ pointer: '/rrule' }])
  expect(await wrong({ rrule: 'FREQ=DAILY;UNTIL=20260201T000000Z' })).toMatchObject([
    { detail: 'This schedule has no date to come.' },
  ])
  expect(await wrong({ timezone: 'Mars/Olympus' })).toMatchObject([{ pointer: '/timezone' }])
  expect(await wrong({ starts_at: '2026-02-30T09:00' })).toMatchObject([{ pointer: '/starts_at' }])
  expect(await wrong({ items: { source_ids: [source], item_ids: [entry] } })).toMatchObject([
    { pointer: '/items/source_ids/0' },
    { pointer: '/items/item_ids/0' },
  ])
  expect(await wrong({ channel_keys: ['nowhere'] })).toMatchObject([{ pointer: '/channel_keys/0' }])
  expect(await wrong({ publish_mode: 'auto' })).toMatchObject([
    { pointer: '/publish_mode', detail: expect.stringContaining('5 more posts in a row') },
  ])
  const angle = createTopicInput.safeParse({ ...weekly(), angle: { prompt: 'On {today}, of {item.colour}' } })
  expect(angle.error?.issues[0]?.message).toContain(
    'We don’t know the variable {item.colour}. Use {item.title}',
  )
})

test('draws first on content that was never covered, then on what was covered longest ago, and never on withdrawn or archived content', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const ids: string[] = []
  for (const name of ['Aldine', 'Borea', 'Cassel', 'Dorn']) ids.push(await item(ctx, name))
  const [a, b, c, d] = ids as [string, string, string, string]
  await item(ctx, 'Gone', { withdrawnAt: new Date() })
  await item(ctx, 'Put away', { status: 'archived' })
  for (const [id, day] of [
    [a, '2026-10-02'],
    [b, '2026-10-01'],
  ] as const) {
    const made = await transformItem(ctx, { id })
    await approvePackage(ctx, made)
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ scheduledAt: new Date(day) })
        .where(eq(packages.id, made.id)),
    )
  }
  // A post that nobody has decided on covers nothing.
  await transformItem(ctx, { id: c })
  const preview = await previewTopic(ctx, { rrule: 'FREQ=WEEKLY' })
  expect(preview).toMatchObject({ count: 4, message: null, look_ahead: null })
  expect(preview.samples.map(({ id }) => id)).toEqual([c, d, b, a])
  expect(preview.post).toMatchObject({ item: { id: c, title: 'Cassel' }, by: 'composer' })
  expect(preview.post?.variants[0]?.text).toContain('Cassel')
  expect((await previewTopic(ctx, { items: { never_covered: true }, post: false })).count).toBe(2)
  const coverage = await listCoverage(ctx, { limit: 10 })
  expect(coverage.data.map(({ title, posts }) => [title, posts])).toEqual([
    ['Dorn', 0],
    ['Cassel', 0],
    ['Borea', 1],
    ['Aldine', 1],
  ])
  expect(coverage.data[3]?.covered[0]).toMatchObject({
    channel: 'Our linkedin',
    at: '2026-10-02T00:00:00.000Z',
  })
  expect((await listCoverage(ctx, { limit: 1, covered: 'never' })).data).toMatchObject([{ title: 'Dorn' }])
})

test('the preview shows a branded card that it does not store, and leaves images of the content as they are', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const plain = await item(ctx, 'Aldine', { featuredImage: null })
  const pictured = await item(ctx, 'Borea', { featuredImage: 'https://assets.example.org/borea.jpg' })
  const urlsOf = async (id: string) =>
    (await previewTopic(ctx, { items: { item_ids: [id] } })).post?.variants.flatMap(({ media }) =>
      media.map(({ url }) => url),
    )
  const [card = ''] = (await urlsOf(plain)) ?? []
  const jpeg = Buffer.from(card.replace('data:image/jpeg;base64,', ''), 'base64')
  expect((await sharp(jpeg).metadata()).format).toBe('jpeg')
  expect(await inProject(ctx, (tx) => tx.select().from(cards))).toEqual([])
  expect(await urlsOf(pictured)).toEqual(['https://assets.example.org/borea.jpg'])
})

test('coverage tells published from planned posts, and leaves out posts that lost their channel before they were published', async () => {
  const { ctx } = await createTestProject()
  const [first, second] = [await createTestChannel(ctx), await createTestChannel(ctx, { accountKey: 'two' })]
  const ids = [await item(ctx, 'Aldine'), await item(ctx, 'Borea')]
  for (const id of ids) await approvePackage(ctx, await transformItem(ctx, { id }))
  const [published, planned] = ids as [string, string]
  await inProject(ctx, async (tx) => {
    const [variant] = await tx
      .select({ id: variants.id, packageId: variants.packageId })
      .from(variants)
      .innerJoin(packages, eq(packages.id, variants.packageId))
      .where(and(eq(packages.itemId, published), eq(variants.channelId, first)))
    if (!variant) throw new Error('There is no such version.')
    await tx.insert(publications).values({
      id: newId(),
      packageId: variant.packageId,
      variantId: variant.id,
      channelId: first,
      packageRevision: 1,
      payload: {},
      payloadHash: 'x',
      status: 'published',
      dueAt: new Date('2026-10-01'),
      finishedAt: new Date('2026-10-01'),
    })
  })
  await deleteChannel(ctx, { id: first })
  const covered = async () => {
    const { data } = await listCoverage(ctx, { limit: 10 })
    return Object.fromEntries(data.map((one) => [one.item_id, one.covered]))
  }
  expect(await covered()).toMatchObject({
    [published]: [
      { channel: 'Our linkedin', published: false, status: 'approved' },
      { channel: null, published: true, at: '2026-10-01T00:00:00.000Z' },
    ],
    [planned]: [{ channel: 'Our linkedin', published: false, status: 'approved' }],
  })
  await deleteChannel(ctx, { id: second })
  expect(await covered()).toMatchObject({ [published]: [{ channel: null, published: true }], [planned]: [] })
  await createTestChannel(ctx, { accountKey: 'three' })
  expect(
    (await previewTopic(ctx, { rrule: 'FREQ=WEEKLY', post: false })).samples.map(({ id }) => id),
  ).toEqual([planned, published])
})

test('the query filters by content type, tag, source, age, chosen items and anniversary', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const source = await createTestSource(ctx)
  const day = 86_400_000
  const old = await item(ctx, 'Old', {
    contentType: 'Place-Portrait',
    publishedAt: new Date(Date.now() - 400 * day),
    tags: ['hall'],
  })
  const fresh = await item(ctx, 'New', { sourceId: source, publishedAt: new Date(Date.now() - 2 * day) })
  const found = async (items: Parameters<typeof previewTopic>[1]['items']) =>
    (await previewTopic(ctx, { items, post: false })).samples.map(({ id }) => id)
  expect(await found({ kinds: ['place portrait'] })).toEqual([old])
  expect(await found({ tags: ['hall'] })).toEqual([old])
  expect(await found({ source_ids: [source] })).toEqual([fresh])
  expect(await found({ item_ids: [fresh] })).toEqual([fresh])
  expect(await found({ min_age_days: 30 })).toEqual([old])
  expect(await found({ max_age_days: 30 })).toEqual([fresh])
  const today = new Date().toISOString().slice(5, 10)
  const born = await item(ctx, 'Born', { metadata: { born_on: `2000-${today}` } })
  await item(ctx, 'Odd', { metadata: { born_on: 'some day in 2001-02-31T99:00' } })
  await item(ctx, 'This year', { metadata: { born_on: new Date().toISOString() } })
  expect(await found({ anniversary_of: 'born_on' })).toEqual([born])
})

test('the look-ahead shows eight weeks, says when content runs out, and stores nothing', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  for (const name of ['Aldine', 'Borea']) await item(ctx, name)
  const { id } = await createTopic(ctx, weekly())
  const before = await inProject(ctx, (tx) => tx.select().from(topics))
  const ahead = await lookAhead(ctx, { id })
  expect(ahead.length).toBe(8)
  expect(ahead.slice(0, 2).map(({ item }) => item?.title)).toEqual(['Aldine', 'Borea'])
  expect(new Set(ahead.map(({ facts }) => facts.join())).size).toBe(3)
  expect(ahead.at(-1)).toMatchObject({
    status: 'needs_content',
    message: expect.stringContaining('Needs content: no unused fact is left'),
  })
  expect(await inProject(ctx, (tx) => tx.select().from(topics))).toEqual(before)
  expect(await inProject(ctx, (tx) => tx.select().from(packages))).toEqual([])
})

test('an event is planned until its last day only', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const { id } = await createTopic(ctx, weekly())
  const [first] = await lookAhead(ctx, { id })
  const day = new Date(new Date(first?.at ?? '').getTime() + 3 * 86_400_000)
  await item(ctx, 'Aldine', {
    contentType: 'event',
    rawContent: `${text('Aldine')} Aldine is open to everyone on ${day.toISOString().slice(0, 10)}.`,
  })
  const ahead = await lookAhead(ctx, { id })
  expect(ahead[0]?.item?.title).toBe('Aldine')
  expect(ahead.slice(1).flatMap(({ item }) => item?.title ?? [])).toEqual([])
})
