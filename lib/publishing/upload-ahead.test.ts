import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, publications, sandboxMedia, takedowns } from '@/db/schema'
import { inSystem } from '@/db/system'
import { listEntries } from '@/lib/calendar/list-entries'
import { changeChannel } from '@/lib/channels/change-channel'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { listPlanned } from '@/lib/slots/list-planned'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { queueCorrection } from '@/testing/publishing/correction'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { reconcilePublication } from './outcomes/reconcile-publication'
import { type RunPoint, runPublication } from './run-publication'
import { runTakedown } from './takedown/run-takedown'
import { takeDown } from './takedown/take-down'

useTestDatabase()
useSandboxServer()

const minute = 60_000
const hour = 60 * minute
const inFuture = (ms: number) => new Date(Date.now() + ms)

/** Schedules a post on a channel that by default uploads four hours ahead. */
async function scheduled(at: Date, config: Record<string, string> = { upload_ahead: '4' }) {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'youtube')
  const set = (more: Record<string, string>) => changeChannel(ctx, { id: channelId, config: more })
  await set(config)
  const { packageId, publicationIds } = await queueApproved(ctx, [channelId], { dueAt: at }, (tx, id) =>
    tx
      .update(packages)
      .set({ status: 'scheduled', scheduledAt: at })
      .where(eq(packages.id, id))
      .then(() => undefined),
  )
  const [id = ''] = publicationIds
  const move = (to: Date) => schedulePackage(ctx, { id: packageId, revision: 1, at: to.toISOString() })
  const change = (values: Partial<typeof publications.$inferInsert>) =>
    inProject(ctx, (tx) => tx.update(publications).set(values).where(eq(publications.id, id)))
  const read = () => readPublication(ctx, id)
  /** Makes the upload due and runs it. */
  const upload = async (at?: (point: RunPoint) => Promise<void> | void) => {
    await makeDue(ctx, id)
    await runPublication(ctx, id, at ? { at } : {})
  }
  return { ctx, channelId, account, packageId, id, set, move, change, read, upload }
}

/** Returns what YouTube was told about each video of an account. */
async function told(account: SandboxAccount) {
  const posts = await postsOf(account)
  const rows = await inSystem((tx) =>
    tx
      .select({ id: sandboxMedia.id, status: sql<Record<string, unknown>>`${sandboxMedia.meta} -> 'status'` })
      .from(sandboxMedia),
  )
  return posts.map(({ mediaIds }) => {
    const { privacyStatus, publishAt } = rows.find(({ id }) => id === mediaIds[0])?.status ?? {}
    return { privacyStatus, publishAt }
  })
}

const hidden = (at: Date) => ({ privacyStatus: 'private', publishAt: at.toISOString() })
const open = { privacyStatus: 'public', publishAt: undefined }

describe('a scheduled post', () => {
  test('is sent as early as its channel says, and keeps its planned time', async () => {
    const at = inFuture(30 * hour)
    const post = await scheduled(at)
    const early = new Date(at.getTime() - 4 * hour)
    expect(await post.read()).toMatchObject({ dueAt: early, queuedAt: early, publicAt: at, plannedAt: at })
    const soon = inFuture(2 * hour)
    await post.move(soon)
    const moved = await post.read()
    expect(moved).toMatchObject({ status: 'pending', publicAt: soon, plannedAt: soon })
    // The upload waits for a minute, so that a person can take the time back.
    expect(moved.dueAt.getTime()).toBeLessThan(soon.getTime() - hour)
    await unschedulePackage(post.ctx, { id: post.packageId, revision: 1 })
    await post.upload()
    expect((await post.read()).status).toBe('cancelled')
    expect(await postsOf(post.account)).toEqual([])
  })

  test.each([
    ['its channel doesn’t upload ahead', { upload_ahead: '0' }, 30 * hour],
    ['its channel never said', {}, 30 * hour],
    ['its videos are not public', { upload_ahead: '4', visibility: 'unlisted' }, 30 * hour],
    ['its time is close', { upload_ahead: '4' }, 14 * minute],
  ])('is sent at its time if %s', async (_, config, ms) => {
    const at = inFuture(ms)
    const post = await scheduled(at, config)
    expect(await post.read()).toMatchObject({ dueAt: at, publicAt: null, plannedAt: at })
  })

  test('waits for its time if its channel stops uploading ahead', async () => {
    const at = inFuture(3 * hour)
    const post = await scheduled(at)
    await post.set({ visibility: 'unlisted' })
    await post.upload()
    expect(await post.read()).toMatchObject({ status: 'pending', dueAt: at, publicAt: null })
    expect(await postsOf(post.account)).toEqual([])
  })
})

describe('a video that is uploaded ahead', () => {
  test('stays hidden until its time, even when it is edited, and is in the calendar at that time', async () => {
    const at = inFuture(3 * hour)
    const post = await scheduled(at)
    await post.upload()
    expect(await post.read()).toMatchObject({ status: 'published', publicAt: at })
    expect(await told(post.account)).toEqual([hidden(at)])
    const corrected = await queueCorrection(post.ctx, post.packageId, [post.channelId], { text: 'Right now' })
    const [id = ''] = corrected.publicationIds
    await runPublication(post.ctx, id)
    expect(await readPublication(post.ctx, id)).toMatchObject({ status: 'published', publicAt: at })
    expect(await told(post.account)).toEqual([hidden(at)])
    const span = { from: new Date(at.getTime() - minute), until: new Date(at.getTime() + minute) }
    const [shown, planned] = await inProject(post.ctx, async (tx) => [
      await listEntries(tx, { ...span, limit: 10 }),
      await listPlanned(tx, span),
    ])
    expect(shown).toMatchObject([{ packageId: corrected.packageId, state: 'uploaded', at }])
    expect(planned).toMatchObject([{ packageId: corrected.packageId, at }])
  })

  test('can be taken down before it is public', async () => {
    const post = await scheduled(inFuture(3 * hour))
    await post.upload()
    const [asked] = await takeDown(post.ctx, { publication_id: post.id })
    await inProject(post.ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0) }))
    await runTakedown(post.ctx, asked?.id ?? '')
    expect((await post.read()).status).toBe('removed')
    expect(await postsOf(post.account)).toEqual([])
  })

  test('is recognized and not uploaded twice when its worker dies after the upload', async () => {
    const at = inFuture(3 * hour)
    const post = await scheduled(at)
    const dies = post.upload((point) => {
      if (point === 'after-send') throw new Error('killed')
    })
    await expect(dies).rejects.toThrow('killed')
    await runPublication(post.ctx, post.id)
    await makeLookDue(post.ctx, post.id)
    await reconcilePublication(post.ctx, post.id)
    expect(await post.read()).toMatchObject({ status: 'published', publicAt: at })
    expect(await told(post.account)).toEqual([hidden(at)])
  })

  test('becomes public only at the new time if it is moved during its upload', async () => {
    const post = await scheduled(inFuture(2 * hour))
    let began: unknown
    await post.upload(async (point) => {
      if (point !== 'kept' || began !== undefined) return
      began = (await post.read()).progress.upload
      // The worker continues the upload with the previous time, and must not finish it.
      await post.move(inFuture(50 * hour))
    })
    expect(began).toMatchObject({ publicAt: expect.any(String) })
    expect((await post.read()).status).toBe('pending')
    expect(await postsOf(post.account)).toEqual([])
    await post.upload()
    const { status, publicAt } = await post.read()
    expect(status).toBe('published')
    expect(await told(post.account)).toEqual([hidden(publicAt ?? new Date(0))])
    expect(publicAt?.getTime()).toBeGreaterThan(Date.now() + 40 * hour)
  })

  test('is overdue only by its public time, and published at once if that has just passed', async () => {
    const post = await scheduled(inFuture(3 * hour), { upload_ahead: '24' })
    const past = inFuture(-5 * minute)
    // Its upload was due a day ago, which is more than a post may be late.
    await post.change({ dueAt: inFuture(-24 * hour), publicAt: past, plannedAt: past })
    await runPublication(post.ctx, post.id)
    expect(await post.read()).toMatchObject({ status: 'published', publicAt: null })
    expect(await told(post.account)).toEqual([open])
  })

  test('continues its upload when its worker dies before the end', async () => {
    const at = inFuture(3 * hour)
    const post = await scheduled(at)
    await post.upload((point) => {
      if (point === 'kept') throw new Error('killed')
    })
    const begun = (await post.read()).progress.upload as { id: string; publicAt: string }
    expect(begun.publicAt).toBe(at.toISOString())
    await post.upload()
    expect(await post.read()).toMatchObject({ status: 'published', progress: { upload: { id: begun.id } } })
    expect(await told(post.account)).toEqual([hidden(at)])
  })
})

test('a post that is moved to a later time while its video is being sent waits for that time', async () => {
  const post = await scheduled(inFuture(2 * hour), {})
  let moved = false
  await post.upload(async (point) => {
    if (point !== 'kept' || moved) return
    moved = true
    await post.move(inFuture(50 * hour))
  })
  expect(moved).toBe(true)
  expect((await post.read()).status).toBe('pending')
  expect(await postsOf(post.account)).toEqual([])
  await post.upload()
  expect((await post.read()).status).toBe('published')
  expect(await told(post.account)).toEqual([open])
})
