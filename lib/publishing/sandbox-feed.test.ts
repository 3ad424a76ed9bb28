import { expect, test } from 'vitest'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listSandboxAccounts } from '@/lib/sandbox/accounts'
import { isFeedMedia, listFeed, listFeedAccounts } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  freshText,
  makeFollowUpsDue,
  queueApproved,
  readPublication,
} from '@/testing/publishing/approved-package'
import { postsOf } from '@/testing/publishing/connected-channel'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { runPublication } from './run-publication'

useTestDatabase()
useSandboxServer()

const name = { handle: 'mill_house', displayName: 'Mill House' }

/** A project that has published a post with a thread on X, under an account that others connect too. */
async function published() {
  const { ctx } = await createTestProject()
  const { channelId, account } = await connectSandbox(ctx, 'x', name)
  const { publicationIds } = await queueApproved(ctx, [channelId], {
    media: [{ url: '/sample/one.jpg', alt: 'A pot' }],
    replies: [freshText()],
  })
  const [id = ''] = publicationIds
  await runPublication(ctx, id)
  await makeFollowUpsDue(ctx, id)
  await runPublication(ctx, id)
  const { remoteId } = await readPublication(ctx, id)
  return { ctx, channelId, account, remoteId: remoteId ?? '' }
}

test('a simulated network shows a workspace what it published, and nothing of others under the same account', async () => {
  const [mine, theirs] = [await published(), await published()]
  const orgs = [mine.ctx.orgId]
  const { posts } = await listFeed({ orgs, networks: ['x'], limit: 10 })
  const stored = await postsOf(mine.account)
  expect(stored).toHaveLength(4)
  const root = stored.find(({ remoteId }) => remoteId === mine.remoteId)
  expect(posts.map(({ id, repliesTo }) => [id === root?.id, repliesTo])).toEqual([
    [false, mine.remoteId],
    [true, null],
  ])
  const linked = await listFeed({ orgs, networks: ['x'], remoteId: theirs.remoteId, limit: 1 })
  expect(linked.posts).toEqual([])
  const pictures = stored.flatMap(({ mediaIds }) => mediaIds)
  const shown = await Promise.all(pictures.map((id) => isFeedMedia(id, orgs)))
  expect(pictures.filter((_, at) => shown[at])).toEqual(root?.mediaIds)
  expect(pictures).toHaveLength(2)
  expect((await listFeed({ orgs: [], networks: ['x'], limit: 10 })).posts).toEqual([])
})

test('the posts of a disconnected channel stay on the feed of their workspace', async () => {
  const { ctx, channelId } = await published()
  await deleteChannel(ctx, { id: channelId })
  expect((await listFeed({ orgs: [ctx.orgId], networks: ['x'], limit: 10 })).posts).toHaveLength(2)
  expect(await listFeedAccounts('x', [ctx.orgId])).toMatchObject([name])
  expect(await listFeedAccounts('x', [(await createTestProject()).ctx.orgId])).toEqual([])
})

test('the consent page of a simulated network offers a person the accounts of their workspaces only', async () => {
  const [mine, theirs] = [await createTestProject(), await createTestProject()]
  await connectSandbox(mine.ctx, 'x', { handle: 'own_house', displayName: 'Own House' })
  await connectSandbox(theirs.ctx, 'x', { handle: 'other_house', displayName: 'Other House' })
  const offered = async (...orgs: string[]) =>
    (await listSandboxAccounts('x', orgs)).map(({ handle }) => handle)
  expect(await offered(mine.ctx.orgId)).toEqual(['own_house'])
  expect(await offered(mine.ctx.orgId, theirs.ctx.orgId)).toEqual(['own_house', 'other_house'])
  expect(await offered()).toEqual([])
  const { ctx, channelId } = await published()
  await deleteChannel(ctx, { id: channelId })
  expect(await offered(ctx.orgId)).toEqual([name.handle])
})
