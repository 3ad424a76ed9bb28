import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { notificationEvents, sandboxGrants, takedowns } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { removeSandboxPost } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { readPackageState, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { publishedPosts } from '@/testing/publishing/correction'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { listTakedowns } from './list-takedowns'
import { markTakenDown } from './mark-taken-down'
import { queueDueTakedowns } from './queue-due-takedowns'
import { retryTakedown } from './retry-takedown'
import { runTakedown } from './run-takedown'
import { takeDown } from './take-down'
import { undoTakedowns } from './undo-takedowns'

useTestDatabase()
useSandboxServer()

const letPass = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))

/** Moves their due time an hour ahead, however slow this machine is. */
const letWait = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(Date.now() + 3_600_000) }))

const statusOf = async (ctx: ProjectContext<'own'>, id: string) =>
  (await listTakedowns(ctx, { limit: 50 })).data.find((one) => one.id === id)

async function published(...networks: ('x' | 'linkedin' | 'instagram')[]) {
  const project = await createTestProject()
  const channels = []
  for (const network of networks) channels.push(await connectedChannel(project, network))
  const made = await publishedPosts(
    project.ctx,
    channels.map(({ channelId }) => channelId),
  )
  return { ctx: project.ctx, accounts: channels.map(({ account }) => account), ...made }
}

test('takes an item down everywhere after ten seconds, or asks a person to where no app may delete', async () => {
  const { ctx, accounts, posts, itemId, packageId } = await published('x', 'linkedin', 'instagram')
  const asked = await takeDown(ctx, { item_id: itemId })
  expect(asked.map(({ status }) => status).sort()).toEqual(['by_hand', 'pending', 'pending'])
  await expect(takeDown(ctx, { package_id: packageId })).rejects.toMatchObject({ code: 'wrong-state' })
  for (const { due_at, created_at } of asked)
    expect(Date.parse(due_at) - Date.parse(created_at)).toBeGreaterThan(9_000)
  await letWait(ctx)
  for (const { id } of asked) await runTakedown(ctx, id)
  expect((await Promise.all(accounts.map((one) => postsOf(one)))).flat()).toHaveLength(3)
  await letPass(ctx)
  await queueDueTakedowns()
  // Two workers at once, and another run after that: deleting twice does no harm.
  for (const { id } of asked) await Promise.all([runTakedown(ctx, id), runTakedown(ctx, id)])
  expect((await Promise.all(accounts.map((one) => postsOf(one)))).map((left) => left.length)).toEqual([
    0, 0, 1,
  ])
  const [byHand] = asked.filter(({ status }) => status === 'by_hand')
  expect(byHand?.remote_url).toBe(posts[2]?.remoteUrl)
  const done = await markTakenDown(ctx, { id: byHand?.id ?? '' })
  expect(done).toMatchObject({ status: 'done', done_by: ctx.actor.name })
  for (const { id } of posts) expect((await readPublication(ctx, id)).status).toBe('removed')
  // It was published, and must not be published again.
  const { status, events } = await readPackageState(ctx, packageId)
  expect(status).toBe('published')
  expect(events.filter(({ action }) => action === 'taken-down')).toHaveLength(3)
  await expect(takeDown(ctx, { item_id: itemId })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a takedown can be undone until it has started', async () => {
  const { ctx, accounts, posts } = await published('x')
  const wish = { publication_id: posts[0]?.id ?? '' }
  const [first] = await takeDown(ctx, wish)
  await undoTakedowns(ctx, { ids: [first?.id ?? ''] })
  await letPass(ctx)
  await runTakedown(ctx, first?.id ?? '')
  expect(await postsOf(accounts[0] as (typeof accounts)[number])).toHaveLength(1)
  const [second] = await takeDown(ctx, wish)
  await letPass(ctx)
  await runTakedown(ctx, second?.id ?? '')
  await expect(undoTakedowns(ctx, { ids: [second?.id ?? ''] })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a takedown is retried after a rate limit, fails with a reason, and succeeds if the post is already gone', async () => {
  const { ctx, accounts, posts, packageId } = await published('x', 'linkedin')
  const [x, linkedin] = accounts as [(typeof accounts)[number], (typeof accounts)[number]]
  const asked = await takeDown(ctx, { package_id: packageId })
  const idOn = (platform: string) => asked.find((one) => one.platform === platform)?.id ?? ''
  await setSandboxFault(x, { path: 'DELETE /2/tweets/', kind: 'rate-limited' })
  await inSystem((tx) =>
    tx
      .update(sandboxGrants)
      .set({ accessExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(sandboxGrants.accountId, linkedin.id)),
  )
  await letPass(ctx)
  for (const { id } of asked) await runTakedown(ctx, id)
  expect(await statusOf(ctx, idOn('x'))).toMatchObject({ status: 'pending', error: { code: 'rate-limited' } })
  expect(await statusOf(ctx, idOn('linkedin'))).toMatchObject({
    status: 'failed',
    error: { code: 'connection-ended' },
  })
  const told = await inProject(ctx, (tx) => tx.select().from(notificationEvents))
  expect(told.map(({ kind }) => kind)).toContain('takedown_failed')
  expect((await readPublication(ctx, posts[1]?.id ?? '')).status).toBe('published')
  // Meanwhile someone deletes both on the networks.
  await removeSandboxPost({ ...x, network: 'x' }, posts[0]?.remoteId ?? '')
  await letPass(ctx)
  await runTakedown(ctx, idOn('x'))
  expect(await statusOf(ctx, idOn('x'))).toMatchObject({ status: 'done' })
  expect((await retryTakedown(ctx, { id: idOn('linkedin') })).status).toBe('pending')
  expect((await readPublication(ctx, posts[0]?.id ?? '')).status).toBe('removed')
})
