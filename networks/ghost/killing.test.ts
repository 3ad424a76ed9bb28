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
import { useGhost } from './use-ghost'

useTestDatabase()
const ghost = useGhost()

/** The draft is there from `before-mark` on. */
type Step = 'before-mark' | 'before-send' | 'while-sending' | 'after-send' | 'after-commit'

const root = join(import.meta.dirname, '../..')

async function dieAt(step: Step, ctx: ProjectContext<'own'>, ids: string[]): Promise<void> {
  const folder = await provideBundle(root, {
    scripts: ['networks/bluesky/publish-and-die.ts'],
    folders: ['db', 'lib', 'networks/bluesky'],
  })
  const child = spawn(
    process.execPath,
    [join(folder, 'publish-and-die.mjs'), ctx.projectId, step, '3', ...ids],
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
  // Ghost has told of each: nobody has to look.
  expect(now.filter(({ status }) => !['pending', 'published'].includes(status))).toEqual([])
  const again = now.filter(({ status }) => status === 'pending').map(({ id }) => id)
  await inProject(ctx, (tx) =>
    tx.update(publications).set({ dueAt: past }).where(inArray(publications.id, again)),
  )
  return again
}

test('workers killed at every step leave each of 60 articles in Ghost exactly once, and no draft', async () => {
  const { ctx } = await createTestProject()
  const channelId = await ghost.connect(ctx, (await ghost.newKey()).key)
  await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1000, minGapMinutes: 0 }))
  const before = { drafts: await ghost.count('draft'), published: await ghost.count('published') }
  const ids: string[] = []
  for (let n = 0; n < 60; n++) {
    const { publicationIds } = await queueApproved(ctx, [channelId], { title: `Article ${n}` })
    ids.push(...publicationIds)
  }
  const killed: Partial<Record<Step, number>> = {}
  const killAll = async (step: Step, all: string[]) => {
    for (let at = 0; at < all.length; at += 20) await dieAt(step, ctx, all.slice(at, at + 20))
    killed[step] = all.length
  }
  for (const step of ['before-mark', 'before-send'] as const) {
    await killAll(step, ids)
    expect(await recover(ctx, ids)).toHaveLength(60)
  }
  // Ghost carries out what it has read, so most of the first third are out; the others die behind the call, and behind its outcome.
  await killAll('while-sending', ids.slice(0, 20))
  await killAll('after-send', ids.slice(20, 40))
  await killAll('after-commit', ids.slice(40))
  for (const id of await recover(ctx, ids)) await runPublication(ctx, id)

  const rows = await rowsOf(ctx, ids)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']))
  expect(new Set(rows.map(({ remoteId }) => remoteId)).size).toBe(60)
  expect(await ghost.count('published')).toBe(before.published + 60)
  expect(await ghost.count('draft')).toBe(before.drafts)
  process.stdout.write(`Articles whose worker was killed: ${JSON.stringify(killed)}\n`)
})
