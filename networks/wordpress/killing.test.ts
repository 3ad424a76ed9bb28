import { expect, inject, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { killPublishing } from '../killed-workers/kill-worker'
import { recover, rowsOf } from '../killed-workers/recover'
import { useWordpress } from './use-wordpress'

useTestDatabase()
const site = useWordpress()

/** From `kept` on, the draft exists. */
const steps = ['kept', 'before-mark', 'before-send', 'while-sending', 'after-send', 'after-commit'] as const
const postsOfEach = inject('full') ? 10 : 3
const many = steps.length * postsOfEach

test(`workers killed at every step leave each of ${many} articles on the site exactly once, and no draft`, async () => {
  const { ctx } = await createTestProject()
  const user = await site.newUser()
  const channelId = await site.connect(ctx, user)
  await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }))
  const ids: string[] = []
  for (let n = 0; n < many; n++) {
    const { publicationIds } = await queueApproved(ctx, [channelId], {
      title: `Article ${n}`,
      text: `Text ${n}.`,
    })
    ids.push(...publicationIds)
  }
  for (const [n, step] of steps.entries())
    await killPublishing(ctx, step, ids.slice(n * postsOfEach, (n + 1) * postsOfEach), 200)
  const again = await recover(ctx, ids)
  // Posts whose worker died before the call was sent are known not to be published.
  for (const id of ids.slice(0, 3 * postsOfEach)) expect(again).toContain(id)
  for (const id of again) await runPublication(ctx, id)

  const rows = await rowsOf(ctx, ids)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']))
  const articles = await site.articlesOf(user)
  expect(articles.map(({ status }) => status)).toEqual(ids.map(() => 'publish'))
  expect(articles.map(({ id }) => String(id)).toSorted()).toEqual(
    rows.map(({ remoteId }) => remoteId).toSorted(),
  )
  expect(articles.map(({ title }) => title.raw).toSorted()).toEqual(
    ids.map((_, n) => `Article ${n}`).toSorted(),
  )
  expect(articles.filter(({ slug }) => slug.startsWith('tributary'))).toEqual([])
})
