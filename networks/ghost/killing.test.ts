import { expect, inject, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { killPublishing, type Step } from '../killed-workers/kill-worker'
import { recover, rowsOf } from '../killed-workers/recover'
import { useGhost } from './use-ghost'

useTestDatabase()
const ghost = useGhost()

/** Number of posts that one process dies with. */
const batch = inject('full') ? 20 : 6
const many = 3 * batch

test(`workers killed at every step leave each of ${many} articles in Ghost exactly once, and no draft`, async () => {
  const { ctx } = await createTestProject()
  const channelId = await ghost.connect(ctx, (await ghost.newKey()).key)
  await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }))
  const before = { drafts: await ghost.count('draft'), published: await ghost.count('published') }
  const ids: string[] = []
  for (let n = 0; n < many; n++) {
    const { publicationIds } = await queueApproved(ctx, [channelId], { title: `Article ${n}` })
    ids.push(...publicationIds)
  }
  const killed: Partial<Record<Step, number>> = {}
  const killAll = async (step: Step, all: string[]) => {
    for (let at = 0; at < all.length; at += batch)
      await killPublishing(ctx, step, all.slice(at, at + batch), 3)
    killed[step] = all.length
  }
  // From `before-mark` on, the draft exists.
  for (const step of ['before-mark', 'before-send'] as const) {
    await killAll(step, ids)
    expect(await recover(ctx, ids)).toHaveLength(many)
  }
  // Ghost completes requests that it has read, so most of the first third are published; the others are killed
  // after the call, and after its outcome is stored.
  await killAll('while-sending', ids.slice(0, batch))
  await killAll('after-send', ids.slice(batch, 2 * batch))
  await killAll('after-commit', ids.slice(2 * batch))
  for (const id of await recover(ctx, ids)) await runPublication(ctx, id)

  const rows = await rowsOf(ctx, ids)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']))
  expect(new Set(rows.map(({ remoteId }) => remoteId)).size).toBe(many)
  expect(await ghost.count('published')).toBe(before.published + many)
  expect(await ghost.count('draft')).toBe(before.drafts)
  process.stdout.write(`Articles whose worker was killed: ${JSON.stringify(killed)}\n`)
})
