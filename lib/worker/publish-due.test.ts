import { afterAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { closeBoss } from '@/lib/jobs/boss'
import { cancelPublications } from '@/lib/publications/cancel-publications'
import { listPublications } from '@/lib/publishing/list-publications'
import { recentPosts } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { publishDue } from './publish-due'

useTestDatabase()
useSandboxServer()
afterAll(closeBoss)

describe('the scheduler', () => {
  test('publishes each due post once when called twice at the same time, and none that is not due or was canceled', async () => {
    const { ctx } = await createTestProject()
    const { channelId, account } = await connectSandbox(ctx, 'x', { handle: 'cron', displayName: 'Cron' })
    const due = await Promise.all(Array.from({ length: 6 }, () => queueApproved(ctx, [channelId])))
    const later = await queueApproved(ctx, [channelId], { dueAt: new Date(Date.now() + 3600_000) })
    const back = await queueApproved(ctx, [channelId])
    await inProject(ctx, (tx) => cancelPublications(tx, ctx, { packageId: back.packageId }))
    await Promise.all([publishDue(Date.now() + 60_000), publishDue(Date.now() + 60_000)])
    const posts = await recentPosts(account, 50)
    expect(posts.map((post) => post.text).sort()).toEqual(due.map((one) => one.text).sort())
    for (const { publicationIds } of due)
      expect((await readPublication(ctx, publicationIds[0] ?? '')).status).toBe('published')
    expect((await readPublication(ctx, later.publicationIds[0] ?? '')).status).toBe('pending')
    const listed = await listPublications(ctx, { limit: 50, status: 'published', channel_id: channelId })
    expect(listed.data).toHaveLength(6)
    expect(listed.data[0]).toMatchObject({ platform: 'x', error: null, needs_decision: false })
  })
})
