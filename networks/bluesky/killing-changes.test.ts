import { eq, inArray } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, publications, takedowns } from '@/db/schema'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'
import { takeDown } from '@/lib/publishing/takedown/take-down'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { killChanging } from '../killed-workers/kill-worker'
import { type Account, useBluesky } from './use-bluesky'

useTestDatabase()
const bluesky = useBluesky()

const many = inject('full') ? 40 : 12
/**
 * When the worker dies, in turn: once all calls are answered and nothing is stored, then (milliseconds after its
 * start) in the middle of repeating them.
 */
const deaths = ['after-send', 400, 900, 1600] as const

const textsOf = async (account: Account) =>
  (await bluesky.postsOf(account)).map(({ value }) => value.text).toSorted()

test('workers killed during corrections and takedowns leave every post corrected once, then deleted, with none left to a person', async () => {
  const { ctx } = await createTestProject()
  const account = await bluesky.newAccount()
  const channelId = await bluesky.connect(ctx, account)
  await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }))
  const corrections: string[] = []
  const corrected: string[] = []
  for (let n = 0; n < many; n++) {
    const { packageId } = await publishedPosts(ctx, [channelId], { text: `The fair is on day ${n}.` })
    const text = `The fair is on day ${n + 100}.`
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], { by: 'edit', text })
    corrections.push(...publicationIds)
    corrected.push(text)
  }
  const keys = (await bluesky.postsOf(account)).map(({ uri }) => uri).toSorted()
  expect(keys).toHaveLength(many)

  for (const when of deaths) {
    const left = await inProject(ctx, (tx) =>
      tx
        .select({ id: publications.id, status: publications.status })
        .from(publications)
        .where(inArray(publications.id, corrections)),
    )
    expect(left.filter(({ status }) => !['pending', 'published'].includes(status))).toEqual([])
    const ids = left.filter(({ status }) => status === 'pending').map(({ id }) => id)
    if (ids.length > 0) await killChanging(ctx, 'correct', when, ids)
  }
  // Like a queue that retries jobs which were never finished.
  for (const id of corrections) await runPublication(ctx, id)
  const rows = await inProject(ctx, (tx) => tx.select().from(publications))
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.status
  expect(new Set(corrections.map(statusOf))).toEqual(new Set(['published']))
  expect(await textsOf(account)).toEqual(corrected.toSorted())
  expect((await bluesky.postsOf(account)).map(({ uri }) => uri).toSorted()).toEqual(keys)

  for (const row of rows.filter(({ id }) => corrections.includes(id)))
    await takeDown(ctx, { publication_id: row.id })
  await inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
  for (const when of deaths) {
    const open = await inProject(ctx, (tx) =>
      tx.select({ id: takedowns.id }).from(takedowns).where(eq(takedowns.status, 'pending')),
    )
    if (open.length > 0)
      await killChanging(
        ctx,
        'take-down',
        when,
        open.map(({ id }) => id),
      )
  }
  for (const { id } of await inProject(ctx, (tx) => tx.select({ id: takedowns.id }).from(takedowns)))
    await runTakedown(ctx, id)
  const ended = await inProject(ctx, (tx) => tx.select({ status: takedowns.status }).from(takedowns))
  expect(ended).toHaveLength(many)
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['done']))
  expect(await bluesky.postsOf(account)).toEqual([])
})
