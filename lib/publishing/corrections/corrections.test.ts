import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { notificationEvents, publications } from '@/db/schema'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { removeSandboxPost } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import type { AccountNetwork } from '@/testing/publishing/account-networks'
import { freshText, makeDue, readPackageState, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { retryPublication } from '../outcomes/retry-publication'
import { runPublication } from '../run-publication'

useTestDatabase()
useSandboxServer()

async function published(platform: AccountNetwork) {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
  const made = await publishedPosts(ctx, [channelId])
  const [post] = made.posts
  if (!post) throw new Error('Nothing was published.')
  return { ctx, channelId, account, post, ...made }
}

const texts = async (account: SandboxAccount) => (await postsOf(account)).map(({ text }) => text)

describe.each(['linkedin', 'youtube'] as const)('a correction on %s', (platform) => {
  test('edits the published post, which keeps its id and address', async () => {
    const { ctx, channelId, account, post, packageId } = await published(platform)
    const corrected = await queueCorrection(ctx, packageId, [channelId], { text: 'Said right now' })
    const [id = ''] = corrected.publicationIds
    expect(await readPublication(ctx, id)).toMatchObject({ replacesId: post.id, replaceBy: 'edit' })
    // Repeated runs, as after a crash: the edit runs again without further effect.
    await Promise.all([runPublication(ctx, id), runPublication(ctx, id)])
    await runPublication(ctx, id)
    expect(await texts(account)).toEqual(['Said right now'])
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'published',
      remoteId: post.remoteId,
      remoteUrl: post.remoteUrl,
      // Counts towards neither the channel's gap nor its cap.
      sendingAt: null,
    })
    expect((await readPublication(ctx, post.id)).status).toBe('replaced')
    expect((await readPackageState(ctx, packageId)).status).toBe('published')
    expect((await readPackageState(ctx, corrected.packageId)).status).toBe('published')
    const told = await inProject(ctx, (tx) => tx.select().from(notificationEvents))
    expect(told.map(({ kind }) => kind).sort()).toEqual(['corrected', 'published'])
    // A correction of a correction edits the post as it is now.
    const next = await queueCorrection(ctx, packageId, [channelId], { text: 'And once more' })
    expect(await readPublication(ctx, next.publicationIds[0] ?? '')).toMatchObject({ replacesId: id })
  })

  test('is retried if it cannot be sent now, and can be posted as new if the post is gone', async () => {
    const { ctx, channelId, account, post, packageId } = await published(platform)
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], { text: 'Said right' })
    const [id = ''] = publicationIds
    await setSandboxFault(account, {
      path: platform === 'linkedin' ? 'POST /rest/posts/' : 'PUT /youtube/v3/videos',
      kind: 'rate-limited',
    })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'pending',
      error: { code: 'rate-limited' },
    })
    await removeSandboxPost({ ...account, network: platform }, post.remoteId ?? '')
    await makeDue(ctx, id)
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'failed', error: { code: 'gone' } })
    expect((await readPublication(ctx, post.id)).status).toBe('removed')
    await retryPublication(ctx, { id })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published', replaceBy: 'new' })
    expect(await texts(account)).toEqual(['Said right'])
  })
})

describe('a correction that replaces the post with a new one', () => {
  test.each(['after-remove', 'before-mark', 'after-send', 'after-commit'] as const)(
    'leaves only one post when its worker is killed %s',
    { timeout: 90_000 },
    async (point) => {
      const { ctx, channelId, account, post, packageId } = await published('x')
      const text = freshText()
      const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], { text, by: 'repost' })
      const [id = ''] = publicationIds
      await letGapPass(ctx, post.id)
      expect(await runInProcess(ctx.projectId, id, point)).toBe('SIGKILL')
      expect(await texts(account)).toEqual(
        point.startsWith('after-') && point !== 'after-remove' ? [text] : [],
      )
      for (let round = 0; round < 3; round++) {
        await makeDue(ctx, id)
        await runPublication(ctx, id)
      }
      expect(await texts(account)).toEqual([text])
      expect((await readPublication(ctx, post.id)).status).toBe('removed')
      const { status } = await readPublication(ctx, id)
      expect(status).toBe(point === 'after-send' ? 'unconfirmed' : 'published')
    },
  )

  test('is not sent as long as the old post cannot be deleted', async () => {
    const { ctx, channelId, account, post, packageId, text } = await published('x')
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], { by: 'repost' })
    await letGapPass(ctx, post.id)
    await setSandboxFault(account, { path: 'DELETE /2/tweets/', kind: 'rate-limited' })
    await runPublication(ctx, publicationIds[0] ?? '')
    expect(await readPublication(ctx, publicationIds[0] ?? '')).toMatchObject({
      status: 'pending',
      error: { code: 'rate-limited', message: 'X doesn’t let this account delete more posts for now.' },
    })
    expect(await texts(account)).toEqual([text])
  })
})

test('no published post is deleted or duplicated unless a person chose to', async () => {
  const { ctx, channelId, account, post, packageId, text } = await published('x')
  await expect(queueCorrection(ctx, packageId, [channelId])).rejects.toMatchObject({
    code: 'blocked-by-rules',
    errors: [{ pointer: '/variants/0/replace_by' }],
  })
  await expect(queueCorrection(ctx, packageId, [channelId], { by: 'edit' })).rejects.toMatchObject({
    code: 'blocked-by-rules',
  })
  await expect(queueCorrection(ctx, packageId, [channelId], { by: 'keep' })).rejects.toMatchObject({
    code: 'blocked-by-rules',
  })
  const beside = await queueCorrection(ctx, packageId, [channelId], { by: 'new', text: 'Beside it' })
  await letGapPass(ctx, post.id)
  await runPublication(ctx, beside.publicationIds[0] ?? '')
  expect(await texts(account)).toEqual(['Beside it', text])
  expect((await readPublication(ctx, post.id)).status).toBe('published')
})

const letGapPass = (ctx: Parameters<typeof readPublication>[0], ...ids: string[]) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ sendingAt: new Date(Date.now() - 3_600_000) })
      .where(ids.length === 1 ? eq(publications.id, ids[0] ?? '') : inArray(publications.id, ids)),
  )
