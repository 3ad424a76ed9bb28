import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { reconcilePublication } from '@/lib/publishing/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { provideBundle } from '@/scripts/start/bundle.mjs'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { useWordpress } from './use-wordpress'

useTestDatabase()
const site = useWordpress()

/** The draft is there from `kept` on. */
const steps = ['kept', 'before-mark', 'before-send', 'while-sending', 'after-send', 'after-commit'] as const
type Step = (typeof steps)[number]
const postsOfEach = 10

const root = join(import.meta.dirname, '../..')

async function dieAt(step: Step, ctx: ProjectContext<'own'>, ids: string[]): Promise<void> {
  const folder = await provideBundle(root, {
    scripts: ['networks/bluesky/publish-and-die.ts'],
    folders: ['db', 'lib', 'networks/bluesky'],
  })
  const child = spawn(
    process.execPath,
    [join(folder, 'publish-and-die.mjs'), ctx.projectId, step, '300', ...ids],
    {
      stdio: 'inherit',
      env: process.env,
    },
  )
  const ended = await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code))
  })
  expect({ step, ended }).toEqual({ step, ended: 'SIGKILL' })
}

const rowsOf = (ctx: ProjectContext<'own'>, ids: string[]) =>
  inProject(ctx, (tx) => tx.select().from(publications).where(inArray(publications.id, ids)))

/** What the queue and the sweep do after a crash, without waiting for their clocks. Gives what has to be sent again. */
async function recover(ctx: ProjectContext<'own'>, ids: string[]): Promise<string[]> {
  const past = new Date(Date.now() - 1000)
  for (const { id, status } of await rowsOf(ctx, ids)) if (status === 'sending') await runPublication(ctx, id)
  for (let look = 0; look < 3; look++)
    for (const { id, status } of await rowsOf(ctx, ids)) {
      if (status !== 'unconfirmed') continue
      await inProject(ctx, (tx) =>
        tx
          .update(publications)
          .set({ nextLookAt: past })
          .where(inArray(publications.id, [id])),
      )
      await reconcilePublication(ctx, id)
    }
  const now = await rowsOf(ctx, ids)
  // The site has told of each: nobody has to look.
  expect(now.filter(({ status }) => !['pending', 'published'].includes(status))).toEqual([])
  const again = now.filter(({ status }) => status === 'pending').map(({ id }) => id)
  await inProject(ctx, (tx) =>
    tx.update(publications).set({ dueAt: past }).where(inArray(publications.id, again)),
  )
  return again
}

test('workers killed at every step leave each of 60 articles on the site exactly once, and no draft', async () => {
  const { ctx } = await createTestProject()
  const user = await site.newUser()
  const channelId = await site.connect(ctx, user)
  await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }))
  const ids: string[] = []
  for (let n = 0; n < steps.length * postsOfEach; n++) {
    const { publicationIds } = await queueApproved(ctx, [channelId], {
      title: `Article ${n}`,
      text: `Text ${n}.`,
    })
    ids.push(...publicationIds)
  }
  for (const [n, step] of steps.entries())
    await dieAt(step, ctx, ids.slice(n * postsOfEach, (n + 1) * postsOfEach))
  const again = await recover(ctx, ids)
  // What died before its call was sent is known not to be there.
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
