import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { items, packages } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { restoreItems, withdrawItems } from '@/lib/packages/lifecycle/withdraw-items'
import { updateProject } from '@/lib/projects/update-project'
import { listContentTypeChoices } from '@/lib/voice/editor/list-content-type-choices'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { restoreVoice } from '@/lib/voice/versions/restore-voice'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { schedulePackage } from '../lifecycle/schedule-package'
import { listPackages } from '../list-packages'
import { approvePackage } from '../review/approve-package'
import { composePackages } from './compose-packages'
import { transformItem } from './transform-item'

useTestDatabase()

const enable = (ctx: ProjectContext<'own'>, kinds: string[] | null) =>
  saveVoice(ctx, { voice: { enabled_content_types: kinds } })
const drain = () =>
  drainQueues({ queues: ['compose-left-out', 'compose-packages'], until: Date.now() + 60_000 })
const packagesOf = async (ctx: ProjectContext<'own'>, itemId: string) =>
  (await listPackages(ctx, { limit: 50, item_id: itemId })).data
const statusOf = async (ctx: ProjectContext<'own'>, itemId: string) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(items).where(eq(items.id, itemId)))
  return row?.status
}

async function prepared(mode: 'review' | 'auto' = 'review') {
  const { ctx } = await createTestProject()
  const system = await systemContext(ctx.projectId)
  const sourceId = await createTestSource(ctx, mode)
  await createTestChannel(ctx, { accountKey: 'li-en' })
  const add = (contentType: string | null, fields: Parameters<typeof createTestItem>[1] = {}) =>
    createTestItem(ctx, { sourceId, contentType, ...fields })
  return { ctx, system, add }
}

describe('items of kinds that the voice excludes', () => {
  test('are skipped and stay new, while items of listed kinds and without a kind become posts', async () => {
    const { ctx, system, add } = await prepared()
    await enable(ctx, ['Character Spotlight'])
    const [note, spotlight, none] = [await add('note'), await add('character-spotlight'), await add(null)]
    const { packageOf } = await composePackages(system, { itemIds: [note, spotlight, none] })
    expect([...packageOf.keys()].sort()).toEqual([spotlight, none].sort())
    expect(await Promise.all([note, spotlight, none].map((id) => statusOf(ctx, id)))).toEqual([
      'new',
      'transformed',
      'transformed',
    ])
    expect(await packagesOf(ctx, note)).toEqual([])
  })

  test('keep their packages, which return to review when the content changes, like any other', async () => {
    const { ctx, system, add } = await prepared()
    const itemId = await add('note')
    const { packageOf } = await composePackages(system, { itemIds: [itemId] })
    const id = packageOf.get(itemId) ?? ''
    const { revision } = await approvePackage(ctx, { id, revision: 1 })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await schedulePackage(ctx, { id, revision, at })
    const [before] = await packagesOf(ctx, itemId)
    expect(before).toMatchObject({ status: 'scheduled', stale: false, held: false })
    await enable(ctx, ['story'])
    await composePackages(system, { itemIds: [itemId] })
    expect(await packagesOf(ctx, itemId)).toEqual([before])
    await inProject(ctx, (tx) =>
      tx
        .update(items)
        .set({ contentHash: 'second', title: 'New', status: 'new' })
        .where(eq(items.id, itemId)),
    )
    await composePackages(system, { itemIds: [itemId] })
    expect(await packagesOf(ctx, itemId)).toMatchObject([
      { id, revision, status: 'in_review', stale: true, scheduled_at: null },
    ])
    expect(await statusOf(ctx, itemId)).toBe('new')
    // Once the kind is enabled again, the change is processed as usual.
    await enable(ctx, ['story', 'Note'])
    await drain()
    const after = await packagesOf(ctx, itemId)
    expect(after.map(({ status }) => status)).not.toContain('scheduled')
    expect(await statusOf(ctx, itemId)).toBe('transformed')
  })

  test('become posts when a person asks, with a note on the package and without automatic publishing', async () => {
    const { ctx, add } = await prepared('auto')
    await enable(ctx, ['story'])
    // About somebody else: a post that repeats the first one would be flagged and not published.
    const bible = {
      tagline_en: 'Rows lost umbrellas home.',
      vibe_personality_en: 'Bramble is the ferrywoman of the lake. She returns whatever the wind took away.',
      vibe_surprise_facts: ['Bramble counts her oars twice.', 'Her boat is older than the pier.'],
    }
    const [note, story] = [await add('note'), await add('story', { title: 'Bramble', metadata: { bible } })]
    const made = await transformItem(ctx, { id: note })
    expect(made.status).toBe('in_review')
    expect(made.warnings).toContain('Your brand voice doesn’t include “note” content.')
    const other = await transformItem(ctx, { id: story })
    expect(other.status).toBe('publishing')
    expect(other.warnings).toEqual([])
  })

  test('are composed once the voice includes them: by saving, clearing, restoring or a project update', async () => {
    const ways: ((ctx: ProjectContext<'own'>) => Promise<unknown>)[] = [
      (ctx) => enable(ctx, ['story', 'NOTE']),
      (ctx) => enable(ctx, null),
      (ctx) => restoreVoice(ctx, { version: 1 }),
      (ctx) => updateProject(ctx, { voice: { enabled_content_types: ['note'] } }),
    ]
    for (const open of ways) {
      const { ctx, system, add } = await prepared()
      await enable(ctx, ['note'])
      await enable(ctx, ['story'])
      const [note, faq] = [await add('note'), await add('faq')]
      await composePackages(system, { itemIds: [note, faq] })
      await drain()
      expect(await packagesOf(ctx, note)).toEqual([])
      await open(ctx)
      await drain()
      expect(await packagesOf(ctx, note)).toHaveLength(1)
      const all = (await listContentTypeChoices(ctx)).includes('faq')
      expect(await packagesOf(ctx, faq)).toHaveLength(all ? 1 : 0)
    }
  })

  test('are composed in bounded jobs, each item once', async () => {
    const { ctx, add } = await prepared()
    await enable(ctx, ['story'])
    const first = await add('note')
    // Enough items for three batches of the job.
    await inProject(ctx, (tx) =>
      tx.insert(items).values(
        Array.from({ length: 2_100 }, (_, at) => ({
          id: `0190${String(at).padStart(4, '0')}-0000-7000-8000-${ctx.projectId.slice(-12)}`,
          externalId: `n${at}`,
          title: `N ${at}`,
          contentType: 'note',
          contentHash: 'x',
        })),
      ),
    )
    await enable(ctx, null)
    await drainQueues({ queues: ['compose-left-out'], until: Date.now() + 60_000 })
    const jobs = await pool().sql<{ ids: string[] }[]>`
      select array(select jsonb_array_elements_text(data->'itemIds')) as ids from pgboss.job
      where name = 'compose-packages' and data->>'projectId' = ${ctx.projectId}`
    const ids = jobs.flatMap((job) => job.ids)
    expect(jobs.every((job) => job.ids.length <= 50)).toBe(true)
    expect(ids).toHaveLength(2_101)
    expect(new Set(ids).size).toBe(2_101)
    expect(ids).toContain(first)
    await pool().sql`delete from pgboss.job where data->>'projectId' = ${ctx.projectId}`
  })

  test('are composed when their source restores them after their kind was enabled', async () => {
    const { ctx, system, add } = await prepared()
    await enable(ctx, ['story'])
    const note = await add('note')
    await composePackages(system, { itemIds: [note] })
    await inProject(ctx, (tx) => withdrawItems(tx, ctx, [note]))
    await enable(ctx, ['story', 'note'])
    await drain()
    expect(await packagesOf(ctx, note)).toEqual([])
    expect(await inProject(ctx, (tx) => restoreItems(tx, ctx, [note]))).toMatchObject([{ id: note }])
    await composePackages(system, { itemIds: [note] })
    expect(await inProject(ctx, (tx) => restoreItems(tx, ctx, [note]))).toEqual([])
  })

  test('are not queued when the voice narrows, changes something else or fails to save', async () => {
    const { ctx } = await prepared()
    await enable(ctx, ['story', 'note'])
    await enable(ctx, ['story'])
    await saveVoice(ctx, { voice: { tone: ['dry'] } })
    await expect(
      saveVoice(ctx, { voice: { enabled_content_types: null }, version: 1 }),
    ).rejects.toMatchObject({ code: 'stale-revision' })
    const jobs = await pool().sql`
      select id from pgboss.job where name = 'compose-left-out' and data->>'projectId' = ${ctx.projectId}`
    expect(jobs).toHaveLength(0)
  })

  test('are never lost while the voice is saved repeatedly during a sync', async () => {
    const { ctx, add } = await prepared()
    await enable(ctx, ['story'])
    const all: string[] = []
    for (let round = 0; round < 6; round++) {
      const ids = await Promise.all(['note', 'story', 'faq', null].map((kind) => add(kind)))
      all.push(...ids)
      await Promise.all([
        inProject(ctx, async (tx) =>
          enqueue(tx, composePackagesJob, [{ projectId: ctx.projectId, itemIds: ids }]),
        ),
        enable(ctx, round % 2 ? ['story'] : ['story', 'note', 'faq']),
        drain(),
      ])
    }
    await enable(ctx, ['story', 'note', 'faq'])
    await drain()
    const made = await inProject(ctx, (tx) => tx.select({ itemId: packages.itemId }).from(packages))
    expect(made.map(({ itemId }) => itemId).sort()).toEqual(all.sort())
  })
})

describe('the kinds offered for selection', () => {
  test('come from the project’s own items only, the most frequent first', async () => {
    const [mine, theirs] = [await prepared(), await prepared()]
    for (const kind of ['note', 'story', 'story', null, ' ']) await mine.add(kind)
    await theirs.add('secret')
    expect(await listItemKinds(mine.ctx)).toEqual({
      kinds: [
        { kind: 'story', count: 2 },
        { kind: 'note', count: 1 },
      ],
      more: false,
    })
    expect(await listContentTypeChoices(mine.ctx)).toEqual(['story', 'note'])
    await enable(mine.ctx, ['Interview'])
    expect(await listContentTypeChoices(mine.ctx)).toEqual(['Interview'])
  })

  test('a voice that enables kinds composes nothing in another project', async () => {
    const [mine, theirs] = [await prepared(), await prepared()]
    for (const { ctx } of [mine, theirs]) await enable(ctx, ['story'])
    const [note, other] = [await mine.add('note'), await theirs.add('note')]
    await enable(mine.ctx, null)
    await drain()
    expect(await packagesOf(mine.ctx, note)).toHaveLength(1)
    expect(await statusOf(theirs.ctx, other)).toBe('new')
    expect(await packagesOf(theirs.ctx, other)).toEqual([])
  })
})
