import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import {
  channels,
  items,
  packageEvents,
  packages,
  projects,
  publications,
  sources,
  takedowns,
  topics,
  variants,
} from '@/db/schema'
import { readIdCursor } from '@/lib/api/paging'
import { grantOrgContext } from '@/lib/auth/authorization/grant-context'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createProject } from '@/lib/projects/create-project'
import { createTestChannel, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { countNeeds } from './count-needs'
import { listBrands } from './list-brands'
import { listConnections } from './list-connections'
import { listNeeds } from './list-needs'
import { listOrgReview } from './list-org-review'
import { sumNeeds } from './need-kinds'

useTestDatabase()

type PackageFields = Partial<typeof packages.$inferInsert>
type PublicationFields = Partial<typeof publications.$inferInsert>

/** Stores a package, and a publication on a channel if its fields are given. Returns the package's id. */
async function store(
  ctx: ProjectContext<'own'>,
  fields: PackageFields & { title: string },
  sent?: PublicationFields & { channelId: string },
): Promise<string> {
  const [id, variantId] = [newId(), newId()]
  await inProject(ctx, async (tx) => {
    await tx.insert(packages).values({ id, ...fields })
    if (!sent) return
    await tx.insert(variants).values({
      id: variantId,
      packageId: id,
      channelId: sent.channelId,
      platform: 'linkedin',
      language: 'en',
      text: 'T',
    })
    await tx.insert(publications).values({
      id: newId(),
      packageId: id,
      variantId,
      packageRevision: 1,
      payload: {},
      payloadHash: 'x',
      ...sent,
    })
  })
  return id
}

const note = (
  ctx: ProjectContext<'own'>,
  packageId: string,
  action: 'reject' | 'request_changes' | 'stale' | 'hold',
  reason?: string,
) =>
  inProject(ctx, (tx) =>
    tx.insert(packageEvents).values({ id: newId(), packageId, actorName: 'Rita', action, reason }),
  )

/** A project with one of everything that needs a person, and one of everything that looks like it but does not. */
async function projectWithNeeds() {
  const made = await createTestProject({ name: 'Zebra' })
  const { ctx } = made
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day)
  const channelId = await createTestChannel(ctx, { displayName: 'River' })
  await createTestChannel(ctx, { platform: 'x', displayName: 'Ends soon', expiresAt: at(3) })
  await createTestChannel(ctx, { platform: 'x', displayName: 'Ends later', expiresAt: at(30) })
  await createTestChannel(ctx, {
    platform: 'x',
    displayName: 'Renewed',
    expiresAt: at(3),
    renewsItself: true,
  })
  const failure = { code: 'rate-limited', message: 'LinkedIn is busy.', hint: '' }
  const rejected = await store(ctx, { title: 'Rejected', status: 'rejected' })
  await note(ctx, rejected, 'reject', 'Too long.')
  const asked = await store(ctx, { title: 'Asked', status: 'changes_requested' })
  await note(ctx, asked, 'request_changes', 'Shorten the opening.')
  await store(ctx, { title: 'Failed', status: 'failed' }, { channelId, status: 'failed', error: failure })
  await store(ctx, { title: 'Lost', status: 'publishing' }, { channelId, status: 'unconfirmed' })
  await store(
    ctx,
    { title: 'Retried', status: 'publishing' },
    { channelId, status: 'pending', error: failure },
  )
  await store(
    ctx,
    { title: 'Put off', status: 'scheduled' },
    {
      channelId,
      status: 'pending',
      error: { ...failure, code: 'channel-gap' },
    },
  )
  const changed = await store(ctx, { title: 'Changed', status: 'in_review', stale: true })
  await note(ctx, changed, 'stale')
  await store(ctx, { title: 'Changed after it was published', status: 'published', stale: true })
  const held = await store(ctx, { title: 'Held', status: 'in_review', held: true, stale: true })
  await note(ctx, held, 'hold')
  await store(ctx, { title: 'Late', status: 'approved', overdueSince: at(-1) })
  const [gone, askedFor] = [newId(), newId()]
  await inProject(ctx, (tx) =>
    tx.insert(items).values(
      [gone, askedFor].map((id) => ({
        id,
        externalId: id,
        title: id === gone ? 'Withdrawn' : 'Withdrawn and asked for',
        contentHash: 'h',
        withdrawnAt: at(-1),
      })),
    ),
  )
  await store(
    ctx,
    { title: 'Still out', status: 'published', itemId: gone },
    { channelId, status: 'published' },
  )
  const byHand = await store(
    ctx,
    { title: 'By hand', status: 'published', itemId: askedFor },
    { channelId, status: 'published' },
  )
  await inProject(ctx, async (tx) => {
    const [post] = await tx.select().from(publications).where(eq(publications.packageId, byHand))
    const wish = { publicationId: post?.id ?? '', askedByName: 'Rita' }
    await tx.insert(takedowns).values({ id: newId(), status: 'by_hand', ...wish })
  })
  const source = await createTestSource(ctx)
  const silent = await createTestSource(ctx)
  await inProject(ctx, async (tx) => {
    await tx
      .update(sources)
      .set({
        status: 'error',
        error: { code: 'gone', message: 'It is gone.', hint: '', since: at(-1).toISOString() },
      })
      .where(eq(sources.id, source))
    await tx.update(sources).set({ status: 'paused' }).where(eq(sources.id, silent))
    const rule = { rrule: 'FREQ=WEEKLY', startsAt: '2026-11-23T09:00', timeZone: 'UTC' }
    await tx.insert(topics).values([
      {
        id: newId(),
        name: 'Stuck',
        enabled: false,
        pause: 'failures',
        pausedReason: 'Three runs failed.',
        ...rule,
      },
      { id: newId(), name: 'Resting', enabled: false, pause: 'person', ...rule },
    ])
  })
  return { ...made, channelId }
}

test('counts what needs a person by kind and lists it with its reason, and leaves out what resolves itself', async () => {
  const { ctx } = await projectWithNeeds()
  const { needs, review } = await countNeeds(ctx)
  expect(needs).toEqual({
    failed: 1,
    unconfirmed: 1,
    withdrawn: 1,
    takedown: 1,
    overdue: 1,
    connection: 1,
    retrying: 1,
    changes_requested: 1,
    rejected: 1,
    returned: 1,
    held: 1,
    source: 1,
    topic: 1,
  })
  expect([sumNeeds(needs), review]).toEqual([13, 2])
  const told = new Map((await listNeeds(ctx)).map((need) => [need.kind, need]))
  expect(told.get('rejected')).toMatchObject({ title: 'Rejected', detail: 'Too long.', by: 'Rita' })
  expect(told.get('changes_requested')).toMatchObject({ detail: 'Shorten the opening.', by: 'Rita' })
  expect(told.get('failed')).toMatchObject({
    title: 'Failed',
    detail: 'LinkedIn is busy.',
    channel: { name: 'River' },
  })
  expect(told.get('unconfirmed')).toMatchObject({
    title: 'Lost',
    channel: { name: 'River', platform: 'linkedin' },
  })
  expect(told.get('retrying')).toMatchObject({ title: 'Retried', detail: 'LinkedIn is busy.' })
  expect(told.get('returned')).toMatchObject({ title: 'Changed', at: expect.any(Date) })
  expect(told.get('held')).toMatchObject({ title: 'Held' })
  expect(told.get('withdrawn')).toMatchObject({ title: 'Withdrawn' })
  expect(told.get('takedown')).toMatchObject({ title: 'By hand', channel: { name: 'River' } })
  expect(told.get('overdue')).toMatchObject({ title: 'Late' })
  expect(told.get('connection')).toMatchObject({ title: 'Ends soon' })
  expect(told.get('source')).toMatchObject({ detail: 'It is gone.' })
  expect(told.get('topic')).toMatchObject({ title: 'Stuck', detail: 'Three runs failed.' })
  // A post counts once, however many channels it has; only a few of each kind are listed.
  const [late] = await inProject(ctx, (tx) => tx.select().from(packages).where(eq(packages.title, 'Late')))
  await inProject(ctx, async (tx) => {
    const { id: _, ...same } = late ?? { id: '' }
    await tx.insert(packages).values([1, 2, 3].map(() => ({ ...same, id: newId() })))
    const extra = newId()
    await tx.insert(channels).values({ id: extra, platform: 'x', accountKey: extra, displayName: 'More' })
    const [lost] = await tx.select().from(publications).where(eq(publications.status, 'unconfirmed'))
    if (lost) await tx.insert(publications).values({ ...lost, id: newId(), channelId: extra })
  })
  expect((await countNeeds(ctx)).needs).toMatchObject({ unconfirmed: 1, overdue: 4 })
  expect((await listNeeds(ctx)).filter(({ kind }) => kind === 'overdue')).toHaveLength(3)
})

test('lists connections of all the workspace’s projects with their problem and waiting posts, and none of another workspace', async () => {
  const own = await projectWithNeeds()
  await projectWithNeeds()
  const open = await openOrgProjects(own.ctx.orgId, { id: own.userId, name: 'Owner' }, 10)
  const { data } = await listConnections(open, { limit: 10 })
  expect(data.map((one) => one.display_name)).toEqual(['Renewed', 'Ends later', 'Ends soon', 'River'])
  expect(data.at(-1)).toMatchObject({
    waiting: 2,
    problem: { message: 'LinkedIn is busy.' },
    project: { name: 'Zebra' },
    manages: true,
  })
  const needy = await listConnections(open, { limit: 10, needy: true })
  expect(needy.data.map((one) => one.display_name)).toEqual(['Ends soon'])
  const first = await listConnections(open, { limit: 2, network: 'x' })
  const second = await listConnections(open, {
    limit: 2,
    network: 'x',
    after: readIdCursor(first.next_cursor ?? undefined),
  })
  expect([...first.data, ...second.data].map((one) => one.id)).toEqual(data.slice(0, 3).map((one) => one.id))
})

test('sorts projects by need, each with its own numbers, and shows nothing of another workspace', async () => {
  const own = await projectWithNeeds()
  const stranger = await projectWithNeeds()
  const { ctx, userId } = own
  const quiet = await createProject(grantOrgContext({ orgId: ctx.orgId, actor: ctx.actor, role: 'owner' }), {
    name: 'Alder',
  })
  const busy = await createProject(grantOrgContext({ orgId: ctx.orgId, actor: ctx.actor, role: 'owner' }), {
    name: 'Birch',
  })
  const open = await openOrgProjects(ctx.orgId, { id: userId, name: 'Ada' }, 200)
  const busyCtx = open.find(({ shown }) => shown.id === busy.id)?.ctx as ProjectContext<'own'>
  // The brand's time zone is far ahead of UTC.
  const zone = 'Pacific/Auckland'
  await inProject(busyCtx, (tx) =>
    tx
      .update(projects)
      .set({ timeZone: zone })
      .where(inArray(projects.id, [busy.id])),
  )
  const soon = new Date(Date.now() + 60_000)
  const tomorrow = new Date(soon.getTime() + 86_400_000)
  await store(busyCtx, { title: 'Next', status: 'scheduled', scheduledAt: soon })
  await store(busyCtx, { title: 'Tomorrow', status: 'scheduled', scheduledAt: tomorrow })
  await store(busyCtx, {
    title: 'Far',
    status: 'scheduled',
    scheduledAt: new Date(soon.getTime() + 8 * 86_400_000),
  })
  await store(busyCtx, { title: 'Waits', status: 'in_review' })

  const brands = await listBrands(await openOrgProjects(ctx.orgId, { id: userId, name: 'Ada' }, 200))
  expect(brands.map(({ project }) => project.name)).toEqual(['Zebra', 'Birch', 'Alder'])
  expect(brands[0]).toMatchObject({ needs: { failed: 1, topic: 1 }, review: 2, week: 0, next: null })
  expect(brands[1]).toMatchObject({ review: 1, week: 2, next: { title: 'Next', at: soon } })
  expect(brands[2]).toMatchObject({ project: { id: quiet.id }, review: 0, today: 0, next: null })

  const review = await listOrgReview(open, { limit: 2 })
  expect(review.data.map(({ title, project, decides }) => [title, project.name, decides])).toEqual([
    ['Waits', 'Birch', true],
    ['Held', 'Zebra', true],
  ])
  // Neither post has a version, and the list knows it.
  expect(review.data.map(({ versions, role }) => [versions, role])).toEqual([
    [0, 'owner'],
    [0, 'owner'],
  ])
  const after = readIdCursor(review.next_cursor ?? undefined)
  expect((await listOrgReview(open, { limit: 2, after })).data.map(({ title }) => title)).toEqual(['Changed'])
  expect((await listOrgReview(open, { limit: 2, flagged: true })).data).toEqual([])

  const visitor = await createTestMember(own, 'viewer')
  const theirs = await openOrgProjects(stranger.ctx.orgId, { id: String(visitor.actor.id), name: 'V' }, 200)
  expect(await listBrands(theirs)).toEqual([])
  expect((await listOrgReview(theirs, { limit: 2 })).data).toEqual([])
  expect(await openOrgProjects(ctx.orgId, { id: userId, name: 'Ada' }, 200, 'bÍR')).toMatchObject([
    { shown: { name: 'Birch' } },
  ])
})
