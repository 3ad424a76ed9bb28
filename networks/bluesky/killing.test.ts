import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { reconcilePublication } from '@/lib/publishing/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { provideBundle } from '@/scripts/start/bundle.mjs'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { useBluesky } from './use-bluesky'

useTestDatabase()
const bluesky = useBluesky()

const accounts = 10
const postsOfEach = 100
/** How many posts one process dies with. */
const batch = 100

const steps = ['before-mark', 'before-send', 'while-sending', 'after-send', 'after-commit'] as const
type Step = (typeof steps)[number]

const root = join(import.meta.dirname, '../..')
const script = async () => {
  const folder = await provideBundle(root, {
    scripts: ['networks/bluesky/publish-and-die.ts'],
    folders: ['db', 'lib', 'networks/bluesky'],
  })
  return join(folder, 'publish-and-die.mjs')
}

async function dieAt(step: Step, ctx: ProjectContext<'own'>, ids: string[], delay: number): Promise<void> {
  const child = spawn(process.execPath, [await script(), ctx.projectId, step, String(delay), ...ids], {
    stdio: 'inherit',
    env: process.env,
  })
  const ended = await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ?? code))
  })
  expect({ step, ended }).toEqual({ step, ended: 'SIGKILL' })
}

/** Works on everything, so many at a time. */
async function inTurns<T>(
  all: readonly T[],
  many: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T, index)
  }
  await Promise.all(Array.from({ length: many }, worker))
}

const statusesOf = (ctx: ProjectContext<'own'>, ids: string[]) =>
  inProject(ctx, (tx) =>
    tx
      .select({ id: publications.id, status: publications.status, nextLookAt: publications.nextLookAt })
      .from(publications)
      .where(inArray(publications.id, ids)),
  )

/** What the queue and the sweep do after a crash, without waiting for their clocks, until each is out or has to be sent again. */
async function recover(ctx: ProjectContext<'own'>, ids: string[]): Promise<string[]> {
  const past = new Date(Date.now() - 1000)
  const interrupted = (await statusesOf(ctx, ids)).filter(({ status }) => status === 'sending')
  await inTurns(interrupted, 8, ({ id }) => runPublication(ctx, id))
  // A server that is busy just then is asked again.
  for (let look = 0; look < 3; look++) {
    const unsure = (await statusesOf(ctx, ids)).filter(({ status }) => status === 'unconfirmed')
    if (unsure.length === 0) break
    const those = unsure.map(({ id }) => id)
    await inProject(ctx, (tx) =>
      tx.update(publications).set({ nextLookAt: past }).where(inArray(publications.id, those)),
    )
    await inTurns(those, 8, (id) => reconcilePublication(ctx, id))
  }
  const now = await statusesOf(ctx, ids)
  // The network has told of each: nobody has to look.
  expect(now.filter(({ status }) => !['pending', 'published'].includes(status))).toEqual([])
  const again = now.filter(({ status }) => status === 'pending').map(({ id }) => id)
  await inProject(ctx, (tx) =>
    tx.update(publications).set({ dueAt: past }).where(inArray(publications.id, again)),
  )
  return again
}

describe('workers killed at every step', () => {
  test('leave each of 1,000 posts on the server exactly once, and none for a person', async () => {
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
    await inTurns(made, 5, async ({ account, channelId }) => {
      for (let n = 0; n < postsOfEach; n++) {
        const { publicationIds, text } = await queueApproved(ctx, [channelId])
        ids.push(...publicationIds)
        texts.set(account.did, [...(texts.get(account.did) ?? []), text])
      }
    })
    expect(ids).toHaveLength(1000)

    const killed: Record<Step, number> = {
      'before-mark': 0,
      'before-send': 0,
      'while-sending': 0,
      'after-send': 0,
      'after-commit': 0,
    }
    const killAll = async (step: Step, all: string[]) => {
      const batches = Array.from({ length: Math.ceil(all.length / batch) }, (_, n) =>
        all.slice(n * batch, (n + 1) * batch),
      )
      await inTurns(batches, 2, (some, n) => dieAt(step, ctx, some, (n * 37) % 400))
      killed[step] += all.length
    }
    let left = ids
    for (const step of steps.slice(0, 3)) {
      await killAll(step, left)
      left = await recover(ctx, left)
      if (step !== 'while-sending') expect(left).toHaveLength(1000)
    }
    // Some calls came through before their process died; what is left dies behind the call, and behind its outcome.
    const half = Math.ceil(left.length / 2)
    await killAll('after-send', left.slice(0, half))
    await killAll('after-commit', left.slice(half))
    expect(await recover(ctx, left)).toEqual([])

    const rows = await inProject(ctx, (tx) =>
      tx.select().from(publications).where(inArray(publications.id, ids)),
    )
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']))
    for (const { account, channelId } of made) {
      const posts = await bluesky.postsOf(account)
      expect(posts.map(({ value }) => value.text).toSorted()).toEqual(texts.get(account.did)?.toSorted())
      const keys = rows.filter((row) => row.channelId === channelId).map(({ remoteId }) => remoteId)
      expect(posts.map(({ uri }) => uri.split('/').at(-1)).toSorted()).toEqual(keys.toSorted())
    }
    process.stdout.write(`Posts whose worker was killed: ${JSON.stringify(killed)}\n`)
  })
})
