import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { killPublishing, type Step } from '../killed-workers/kill-worker'
import { recover, rowsOf } from '../killed-workers/recover'
import { runInTurns } from '../killed-workers/run-in-turns'
import { useBluesky } from './use-bluesky'

useTestDatabase()
const bluesky = useBluesky()

/** `batch`: number of posts that one process dies with. */
const { accounts, postsOfEach, batch } = inject('full')
  ? { accounts: 10, postsOfEach: 100, batch: 100 }
  : { accounts: 4, postsOfEach: 25, batch: 25 }
const many = accounts * postsOfEach

test(`workers killed at every step leave each of ${many} posts on the server exactly once, with none left to a person`, async () => {
  const { ctx } = await createTestProject()
  const made = []
  for (let n = 0; n < accounts; n++) {
    const account = await bluesky.newAccount()
    made.push({ account, channelId: await bluesky.connect(ctx, account) })
  }
  await inProject(ctx, (tx) =>
    tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }).where(eq(channels.platform, 'bluesky')),
  )
  const texts = new Map<string, string[]>()
  const ids: string[] = []
  await runInTurns(made, 5, async ({ account, channelId }) => {
    for (let n = 0; n < postsOfEach; n++) {
      const { publicationIds, text } = await queueApproved(ctx, [channelId])
      ids.push(...publicationIds)
      texts.set(account.did, [...(texts.get(account.did) ?? []), text])
    }
  })
  expect(ids).toHaveLength(many)

  const killed: Partial<Record<Step, number>> = {}
  const killAll = async (step: Step, all: string[]) => {
    const batches = Array.from({ length: Math.ceil(all.length / batch) }, (_, n) =>
      all.slice(n * batch, (n + 1) * batch),
    )
    await runInTurns(batches, 2, (some, n) =>
      killPublishing(ctx, step, some, Math.round(((n + 1) / (batches.length + 1)) * 400)),
    )
    killed[step] = all.length
  }
  for (const step of ['before-mark', 'before-send'] as const) {
    await killAll(step, ids)
    expect(await recover(ctx, ids)).toHaveLength(many)
  }
  await killAll('while-sending', ids.slice(0, many / 2))
  // Some of these calls got through before their process died. The rest are killed after the call, and after its
  // outcome is stored.
  const left = await recover(ctx, ids)
  expect(left.length).toBeGreaterThanOrEqual(many / 2)
  await killAll(
    'after-send',
    left.filter((_, n) => n % 2 === 0),
  )
  await killAll(
    'after-commit',
    left.filter((_, n) => n % 2 === 1),
  )
  expect(await recover(ctx, left)).toEqual([])

  const rows = await rowsOf(ctx, ids)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']))
  for (const { account, channelId } of made) {
    const posts = await bluesky.postsOf(account)
    expect(posts.map(({ value }) => value.text).toSorted()).toEqual(texts.get(account.did)?.toSorted())
    const keys = rows.filter((row) => row.channelId === channelId).map(({ remoteId }) => remoteId)
    expect(posts.map(({ uri }) => uri.split('/').at(-1)).toSorted()).toEqual(keys.toSorted())
  }
  process.stdout.write(`Posts whose worker was killed: ${JSON.stringify(killed)}\n`)
})
