import { describe, expect, test } from 'vitest'
import type { OAuthPlatform } from '@/lib/channels/oauth-apps'
import { recentPosts } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  makeDue,
  makeLookDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { reconcilePublication } from './reconcile-publication'
import { type RunPoint, runPublication } from './run-publication'

useTestDatabase()
useSandboxServer()

let count = 0
async function intent(platform: OAuthPlatform) {
  const { ctx } = await createTestProject()
  const { channelId, account } = await connectSandbox(ctx, platform, {
    handle: `kill${process.pid}_${++count}`,
    displayName: 'Kill',
  })
  const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
  return { ctx, account, packageId, id: publicationIds[0] ?? '' }
}

/** What the queue and the sweep do after a crash, again and again, without waiting for their clocks. */
async function goOn({ ctx, id }: Awaited<ReturnType<typeof intent>>): Promise<void> {
  for (let round = 0; round < 6; round++) {
    const row = await readPublication(ctx, id)
    if (row.status === 'unconfirmed' && row.nextLookAt) {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
    } else {
      if (row.status === 'pending') await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
  }
}

/** Where each network ends up: those that can be asked know it, the others wait for a person. */
const expected: Record<RunPoint, Record<OAuthPlatform, 'published' | 'a person decides'>> = {
  'before-send': {
    x: 'a person decides',
    linkedin: 'a person decides',
    instagram: 'published',
    youtube: 'published',
  },
  'after-send': {
    x: 'published',
    linkedin: 'a person decides',
    instagram: 'published',
    youtube: 'published',
  },
  'after-commit': { x: 'published', linkedin: 'published', instagram: 'published', youtube: 'published' },
}

const cases = [
  ['x', 'before-send'],
  ['x', 'after-send'],
  ['x', 'after-commit'],
  ['linkedin', 'after-send'],
  ['instagram', 'before-send'],
  ['instagram', 'after-send'],
  ['youtube', 'before-send'],
  ['youtube', 'after-send'],
] as const

describe('a worker killed while publishing', { timeout: 90_000 }, () => {
  test.each(cases)('to %s %s leaves at most one post and nothing stuck', async (platform, point) => {
    const made = await intent(platform)
    expect(await runInProcess(made.ctx.projectId, made.id, point)).toBe('SIGKILL')
    const posted = await recentPosts(made.account, 10)
    expect(posted).toHaveLength(point === 'before-send' ? 0 : 1)
    await goOn(made)
    const row = await readPublication(made.ctx, made.id)
    const posts = await recentPosts(made.account, 10)
    if (expected[point][platform] === 'published') {
      expect(row).toMatchObject({ status: 'published', remoteId: posts[0]?.remoteId })
      expect(posts).toHaveLength(1)
      expect((await readPackageState(made.ctx, made.packageId)).status).toBe('published')
    } else {
      expect(row).toMatchObject({ status: 'unconfirmed', nextLookAt: null })
      expect(posts).toHaveLength(posted.length)
    }
  })

  test('three workers in processes of their own make one post', async () => {
    const made = await intent('x')
    await Promise.all(Array.from({ length: 3 }, () => runInProcess(made.ctx.projectId, made.id)))
    await goOn(made)
    expect(await recentPosts(made.account, 10)).toHaveLength(1)
    expect((await readPublication(made.ctx, made.id)).status).toBe('published')
  })
})
