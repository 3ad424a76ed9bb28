import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { listFeed } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type AccountNetwork, accountNetworks } from '@/testing/publishing/account-networks'
import {
  makeDue,
  makeLookDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { confirmPublication } from './confirm-publication'
import { reconcilePublication } from './reconcile-publication'
import { runPublication } from './run-publication'

useTestDatabase()
useSandboxServer()

const decisive: Record<AccountNetwork, string> = {
  x: '/2/tweets',
  linkedin: '/rest/posts',
  instagram: '/media_publish',
  youtube: 'PUT /upload/youtube/v3/videos',
}

describe.each(accountNetworks)('publishing to %s', (platform) => {
  test('puts the approved text on the network and the address into the record', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
    const { publicationIds, packageId, text } = await queueApproved(ctx, [channelId], {
      ...(platform === 'youtube' ? {} : { media: [{ url: '/sample/one.jpg', alt: 'A pot' }] }),
    })
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    const row = await readPublication(ctx, id)
    expect(row).toMatchObject({ status: 'published', attempts: 1, error: null })
    expect(row.remoteUrl).toContain(`/sandbox/${platform}/`)
    const [post, ...more] = await postsOf(account)
    expect(more).toHaveLength(0)
    expect(post?.text).toBe(platform === 'youtube' ? text.replace('<3', 'love') : text)
    expect(post?.mediaIds).toHaveLength(1)
    const feed = await listFeed({ networks: [platform], handle: account.handle, limit: 5 })
    expect(feed.posts[0]?.media[0]?.contentType).toBe(platform === 'youtube' ? 'video/mp4' : 'image/jpeg')
    const state = await readPackageState(ctx, packageId)
    expect(state.status).toBe('published')
    expect(state.events.at(-1)).toMatchObject({ actorName: expect.any(String), toStatus: 'published' })
  })

  test('is done once by two workers at the same time', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await Promise.all(Array.from({ length: 4 }, () => runPublication(ctx, id)))
    expect(await postsOf(account)).toHaveLength(1)
    const row = await readPublication(ctx, id)
    expect(['published', 'unconfirmed']).toContain(row.status)
    expect(row.attempts).toBe(1)
  })

  test('is tried again later when the network says too many', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
    await setSandboxFault(account, { path: decisive[platform], kind: 'rate-limited' })
    const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    const waiting = await readPublication(ctx, id)
    expect(waiting).toMatchObject({ status: 'pending', error: { code: 'rate-limited' } })
    expect(waiting.dueAt.getTime()).toBeGreaterThan(Date.now())
    await runPublication(ctx, id)
    expect(await postsOf(account)).toHaveLength(0)
    await makeDue(ctx, id)
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published', error: null })
    expect(await postsOf(account)).toHaveLength(1)
    expect((await readPackageState(ctx, packageId)).status).toBe('published')
  })

  test.each(['server-error-after', 'lost-after'] as const)(
    'never sends again after %s, but finds out or asks a person',
    async (kind) => {
      const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
      await setSandboxFault(account, { path: decisive[platform], kind })
      const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
      const [id = ''] = publicationIds
      await runPublication(ctx, id)
      expect(await readPublication(ctx, id)).toMatchObject({
        status: 'unconfirmed',
        error: { code: 'outcome-unknown' },
      })
      expect((await readPackageState(ctx, packageId)).status).toBe('publishing')
      await runPublication(ctx, id)
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
      expect(await postsOf(account)).toHaveLength(1)
      const row = await readPublication(ctx, id)
      if (platform === 'linkedin') {
        expect(row).toMatchObject({ status: 'unconfirmed', nextLookAt: null })
        await confirmPublication(ctx, { id, remote_url: 'https://example.com/post' })
      } else {
        expect(row.remoteId).toBe((await postsOf(account))[0]?.remoteId)
      }
      expect((await readPublication(ctx, id)).status).toBe('published')
      expect((await readPackageState(ctx, packageId)).status).toBe('published')
    },
  )

  test('renews a token the network refuses and tries again, or asks to connect again', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
    await inSystem((tx) =>
      tx
        .update(sandboxGrants)
        .set({ accessExpiresAt: new Date(Date.now() - 1000) })
        .where(eq(sandboxGrants.accountId, account.id)),
    )
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    await makeDue(ctx, id)
    await runPublication(ctx, id)
    const row = await readPublication(ctx, id)
    if (platform === 'x' || platform === 'youtube') {
      expect(row.status).toBe('published')
    } else {
      expect(row).toMatchObject({ status: 'failed', error: { code: 'connection-ended' } })
      const [channel] = await inProject(ctx, (tx) =>
        tx.select().from(channels).where(eq(channels.id, channelId)),
      )
      expect(channel?.status).toBe('expired')
    }
  })
})
