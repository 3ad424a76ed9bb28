import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, projects, publications, variants } from '@/db/schema'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  freshText,
  makeLookDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { markNotSent } from './outcomes/mark-not-sent'
import { reconcilePublication } from './outcomes/reconcile-publication'
import { retryPublication } from './outcomes/retry-publication'
import { queueDuePublications } from './queue/queue-due-publications'
import { runPublication } from './run-publication'

/** Replaces the response to X's next new post. */
let instead: Response | undefined

useTestDatabase()
useSandboxServer(async (request) => {
  if (!request.url.endsWith('/2/tweets')) return undefined
  const answer = instead
  instead = undefined
  return answer
})

describe('a publication', () => {
  test('that was changed after approval is not sent', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await inProject(ctx, async (tx) => {
      const [row] = await tx.select().from(publications).where(eq(publications.id, id))
      const payload = structuredClone(row?.payload ?? {})
      Object.assign(payload, { post: { title: null, text: 'Something else' } })
      await tx.update(publications).set({ payload }).where(eq(publications.id, id))
    })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'failed',
      error: { code: 'changed-after-approval' },
    })
    expect(await postsOf(account)).toHaveLength(0)
    expect((await readPackageState(ctx, packageId)).status).toBe('failed')
  })

  test('whose approval was withdrawn is not sent', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await inProject(ctx, (tx) => tx.update(variants).set({ approvedHash: null }))
    await runPublication(ctx, id)
    expect((await readPublication(ctx, id)).status).toBe('failed')
    expect(await postsOf(account)).toHaveLength(0)
  })

  test('waits while publishing is paused in the project, and goes out once it is resumed', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    const pause = (publishingPaused: boolean) =>
      inProject(ctx, (tx) =>
        tx.update(projects).set({ publishingPaused }).where(eq(projects.id, ctx.projectId)),
      )
    await pause(true)
    await runPublication(ctx, id)
    expect((await readPublication(ctx, id)).status).toBe('pending')
    await inProject(ctx, (tx) =>
      tx
        .update(publications)
        .set({ queuedAt: new Date(Date.now() - 600_000) })
        .where(eq(publications.id, id)),
    )
    const queuedAt = async () => (await readPublication(ctx, id)).queuedAt?.getTime() ?? 0
    const before = await queuedAt()
    await queueDuePublications()
    expect(await queuedAt()).toBe(before)
    await pause(false)
    await queueDuePublications()
    expect(await queuedAt()).toBeGreaterThan(before)
    await runPublication(ctx, id)
    expect(await postsOf(account)).toHaveLength(1)
  })

  test('beyond the daily cap waits, even if several run at once', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 2 }).where(eq(channels.id, channelId)))
    const ids: string[] = []
    for (let made = 0; made < 5; made++) ids.push(...(await queueApproved(ctx, [channelId])).publicationIds)
    await Promise.all(ids.map((id) => runPublication(ctx, id)))
    for (const id of ids) await runPublication(ctx, id)
    expect(await postsOf(account)).toHaveLength(2)
    const rows = await Promise.all(ids.map((id) => readPublication(ctx, id)))
    const waiting = rows.filter((row) => row.status === 'pending')
    expect(waiting).toHaveLength(3)
    for (const row of waiting) expect(row.error?.code).toBe('daily-cap')
  })

  test('is not sent before it is due', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const { publicationIds } = await queueApproved(ctx, [channelId], {
      dueAt: new Date(Date.now() + 3600_000),
    })
    await runPublication(ctx, publicationIds[0] ?? '')
    expect(await postsOf(account)).toHaveLength(0)
  })

  test('with unusable media fails, and a person can retry it', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'instagram')
    const { publicationIds, packageId } = await queueApproved(ctx, [channelId], {
      media: [{ url: '/sample/missing.png', alt: '' }],
    })
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'failed', error: { code: 'media' } })
    expect((await readPackageState(ctx, packageId)).status).toBe('failed')
    await retryPublication(ctx, { id })
    expect((await readPublication(ctx, id)).status).toBe('pending')
    expect(await postsOf(account)).toHaveLength(0)
  })

  test('that the network rejects fails with the network’s reason, and a person can send it again', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    instead = Response.json({ detail: 'This account is read-only.' }, { status: 403 })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'failed',
      error: { message: 'X rejected the post: This account is read-only.' },
    })
    expect((await readPackageState(ctx, packageId)).status).toBe('failed')
    await retryPublication(ctx, { id })
    await runPublication(ctx, id)
    expect((await readPublication(ctx, id)).status).toBe('published')
    expect(await postsOf(account)).toHaveLength(1)
  })

  test('that is not found in three lookups waits for a person, who may send it again', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    await setSandboxFault(account, { path: '/2/tweets', kind: 'server-error' })
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    for (let look = 1; look <= 3; look++) {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
      expect((await readPublication(ctx, id)).reconcileLooks).toBe(look)
    }
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'unconfirmed', nextLookAt: null })
    await markNotSent(ctx, { id, send_again: true })
    await runPublication(ctx, id)
    expect((await readPublication(ctx, id)).status).toBe('published')
    expect(await postsOf(account)).toHaveLength(1)
  })

  test('that LinkedIn rejects as a duplicate of our earlier attempt counts as published', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'linkedin')
    await setSandboxFault(account, { path: '/rest/posts', kind: 'lost-after' })
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    await markNotSent(ctx, { id, send_again: true })
    await runPublication(ctx, id)
    const [post, ...more] = await postsOf(account)
    expect(more).toHaveLength(0)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published', remoteId: post?.remoteId })
  })

  test('with the text of an older post is never mistaken for that post', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    const text = freshText()
    const first = await queueApproved(ctx, [channelId], { text })
    await runPublication(ctx, first.publicationIds[0] ?? '')
    const second = await queueApproved(ctx, [channelId], { text })
    const [id = ''] = second.publicationIds
    await runPublication(ctx, id)
    await makeLookDue(ctx, id)
    await reconcilePublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'unconfirmed', remoteId: null })
    expect(await postsOf(account)).toHaveLength(1)
  })

  test('with links, special characters and images is recognized as X displays it', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'x')
    await setSandboxFault(account, { path: '/2/tweets', kind: 'lost-after' })
    const { publicationIds } = await queueApproved(ctx, [channelId], {
      text: `Pots & pans <new> at https://example.com/shop?a=1&b=2 – ${freshText()} 🏺\n\nLook: example.org`,
      media: [
        { url: '/sample/one.jpg', alt: 'One' },
        { url: '/sample/two.jpg', alt: 'Two' },
      ],
      link: 'https://example.com/more',
      hashtags: ['pots', 'töpfe'],
    })
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    await makeLookDue(ctx, id)
    await reconcilePublication(ctx, id)
    expect((await readPublication(ctx, id)).status).toBe('published')
    expect(await postsOf(account)).toHaveLength(1)
  })
})
