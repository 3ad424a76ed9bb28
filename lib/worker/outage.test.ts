import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, publications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { recentPosts } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { connectedChannel } from '@/testing/publishing/connected-channel'
import { planPosts } from '@/testing/publishing/planned-posts'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { publishDue } from './publish-due'
import { startWorker } from './worker'

useTestDatabase()
useSandboxServer()

const start = async () => {
  const worker = await startWorker()
  onTestFinished(() => worker.stop())
}

/** A channel whose posts came due within the last hour, stored in a different order from their times. */
async function afterOutage(
  platform: 'x' | 'linkedin',
  count: number,
  limits: { minGapMinutes: number | null; dailyCap: number },
) {
  const channel = await connectedChannel(await createTestProject(), platform)
  const { ctx, channelId } = channel
  await inProject(ctx, (tx) => tx.update(channels).set(limits).where(eq(channels.id, channelId)))
  const began = Date.now() - 3_600_000
  const posts = await planPosts(
    ctx,
    Array.from({ length: count }, (_, at) => ({
      channelId,
      at: new Date(began + ((at * 7) % count) * 60_000),
    })),
  )
  const inOrder = posts.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ text }) => text)
  const sent = async () => (await recentPosts(channel.account, 200)).map(({ text }) => text).reverse()
  return { inOrder, sent }
}

test('after an outage, two workers and the cron route send each channel’s posts once, in order and within its limits', async () => {
  const made = await Promise.all([
    afterOutage('x', 16, { minGapMinutes: 0, dailyCap: 50 }),
    afterOutage('linkedin', 16, { minGapMinutes: 0, dailyCap: 50 }),
    afterOutage('linkedin', 5, { minGapMinutes: 0, dailyCap: 2 }),
    afterOutage('x', 5, { minGapMinutes: null, dailyCap: 50 }),
  ])
  const expected = [16, 16, 2, 1]
  await Promise.all([start(), start()])
  await Promise.all([publishDue(Date.now() + 60_000), publishDue(Date.now() + 60_000)])
  const byStatus = async () => {
    const rows = await inSystem((tx) => tx.select({ status: publications.status }).from(publications))
    const count = (status: string) => rows.filter((row) => row.status === status).length
    return { published: count('published'), pending: count('pending') }
  }
  await expect.poll(byStatus, { timeout: 60_000 }).toEqual({ published: 35, pending: 7 })
  for (const [at, { inOrder, sent }] of made.entries())
    expect(await sent()).toEqual(inOrder.slice(0, expected[at]))
})
