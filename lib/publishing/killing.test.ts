import { describe, expect, test } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
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
import { letMinutesPass, type PlannedPost, planPosts } from '@/testing/publishing/planned-posts'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { reconcilePublication } from './outcomes/reconcile-publication'
import { runPublication } from './run-publication'

useTestDatabase()
useSandboxServer()

let count = 0
async function intent() {
  const { ctx } = await createTestProject()
  const { channelId, account } = await connectSandbox(ctx, 'x', {
    handle: `kill${process.pid}_${++count}`,
    displayName: 'Kill',
  })
  const { publicationIds } = await queueApproved(ctx, [channelId])
  return { ctx, account, id: publicationIds[0] ?? '' }
}

/** Plans posts on one X account that were due the given numbers of minutes ago. */
async function overdueLine(minutes: number[]) {
  const { ctx } = await createTestProject()
  const { channelId, account } = await connectSandbox(ctx, 'x', {
    handle: `line${process.pid}_${++count}`,
    displayName: 'Line',
  })
  const posts = await planPosts(
    ctx,
    minutes.map((ago) => ({ channelId, at: new Date(Date.now() - ago * 60_000) })),
  )
  return { ctx, channelId, account, posts }
}

const textsOf = async (account: SandboxAccount) =>
  (await recentPosts(account, 10)).map(({ text }) => text).reverse()

/** Does what the queue and the sweep do after a crash, repeatedly, without waiting for due times. */
async function goOn({ ctx, id }: { ctx: ProjectContext<'own'>; id: string }): Promise<void> {
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

describe('when a worker is killed while publishing', { timeout: 90_000 }, () => {
  test.each(['before-mark', 'before-send', 'after-send', 'after-commit'] as const)(
    '%s, no overdue post is lost, and the others go out in order',
    async (point) => {
      const { ctx, channelId, account, posts } = await overdueLine([30, 20, 10])
      const [first, second, third] = posts as [PlannedPost, PlannedPost, PlannedPost]
      expect(await runInProcess(ctx.projectId, first.id, point)).toBe('SIGKILL')
      const lost = await readPublication(ctx, first.id)
      // No other post goes ahead while the lost one may still be sent.
      if (['pending', 'sending'].includes(lost.status))
        for (const { id } of [third, second]) await runPublication(ctx, id, { firstDelivery: true })
      expect(await textsOf(account)).toEqual(point.startsWith('before') ? [] : [first.text])
      await goOn({ ctx, id: first.id })
      await letMinutesPass(ctx, channelId, 5)
      for (const { id } of [third, second, third]) await runPublication(ctx, id, { firstDelivery: true })
      await letMinutesPass(ctx, channelId, 5)
      await runPublication(ctx, third.id, { firstDelivery: true })
      // X finds a post that was published; finding none proves nothing, so a person decides.
      const out = point === 'before-send' ? [second, third] : posts
      expect(await textsOf(account)).toEqual(out.map(({ text }) => text))
      expect((await readPublication(ctx, first.id)).status).toBe(out === posts ? 'published' : 'unconfirmed')
    },
  )

  test('after setting aside a post that is too late, a person is asked about it once, and the next post goes out', async () => {
    const { ctx, account, posts } = await overdueLine([13 * 60, 10])
    const [late, next] = posts as [PlannedPost, PlannedPost]
    expect(await runInProcess(ctx.projectId, late.id, 'after-commit')).toBe('SIGKILL')
    for (const { id } of [late, next, late]) await runPublication(ctx, id)
    expect(await textsOf(account)).toEqual([next.text])
    const { status, events } = await readPackageState(ctx, late.packageId)
    expect(status).toBe('approved')
    expect(events.filter(({ action }) => action === 'overdue')).toHaveLength(1)
  })

  test('three workers in separate processes publish a post only once', async () => {
    const made = await intent()
    await Promise.all(Array.from({ length: 3 }, () => runInProcess(made.ctx.projectId, made.id)))
    await goOn(made)
    expect(await recentPosts(made.account, 10)).toHaveLength(1)
    expect((await readPublication(made.ctx, made.id)).status).toBe('published')
  })
})
