import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { organizations, packages, publications, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { hashVariant } from '@/lib/publications/payload'
import { nextStatus, packageActions, packageStatuses } from '@/lib/publications/states'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { act, inReview, later, reach, words } from '@/testing/packages/reach-status'
import { previewRegeneration } from '../compose/preview-regeneration'
import { transformItem } from '../compose/transform-item'
import { getPackage } from '../get-package'
import { schedulePackage } from '../lifecycle/schedule-package'
import { listPackageEvents } from '../list-package-events'
import { listPackages } from '../list-packages'
import { contentOf } from '../present-package'
import { editInput } from '../schemas'
import { addComment } from './add-comment'
import { approvePackage } from './approve-package'
import { editPackage } from './edit-package'
import { listComments } from './list-comments'

useTestDatabase()

describe.each(packageStatuses)('a package that is %s', (status) => {
  const reached = async () => {
    const { ctx, made } = await inReview()
    await reach[status](ctx, made)
    return { ctx, made }
  }
  // For actions that are rejected: they change nothing, which is checked, so the next one finds the same package.
  let shared: ReturnType<typeof reached> | undefined
  const reachedOnce = () => {
    shared ??= reached()
    return shared
  }

  test.each(packageActions)(
    '%s does what the table allows and is recorded, and is rejected otherwise',
    async (action) => {
      const to = nextStatus(action, status)
      const { ctx, made } = await (to === undefined ? reachedOnce() : reached())
      const before = await getPackage(ctx, { id: made.id })
      expect(before.status).toBe(status)
      expect(before.actions.includes(action)).toBe(to !== undefined)
      const eventsBefore = (await listPackageEvents(ctx, { id: made.id })).length
      if (to === undefined) {
        await expect(act[action](ctx, made)).rejects.toMatchObject({ code: 'wrong-state', status: 409 })
        expect(await getPackage(ctx, { id: made.id })).toEqual(before)
        expect((await listPackageEvents(ctx, { id: made.id })).length).toBe(eventsBefore)
        return
      }
      await act[action](ctx, made)
      const after = await getPackage(ctx, { id: made.id })
      expect(after.status).toBe(to)
      const [event, ...older] = await listPackageEvents(ctx, { id: made.id })
      expect(older.length).toBe(eventsBefore)
      expect(event).toMatchObject({ action, from_status: status, to_status: to, actor_name: ctx.actor.name })
    },
  )
})

describe('approval', () => {
  test('requested several times at once happens once', async () => {
    const { ctx, made } = await inReview()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => approvePackage(ctx, { id: made.id })),
    )
    expect(results.filter((one) => one.status === 'fulfilled').length).toBe(1)
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wrong-state' })
    const events = await listPackageEvents(ctx, { id: made.id })
    expect(events.filter((event) => event.action === 'approve').length).toBe(1)
  })

  test('and rejection at the same time leave one consistent result', async () => {
    const { ctx, made } = await inReview()
    await Promise.allSettled([act.approve(ctx, made), act.reject(ctx, made), act.approve(ctx, made)])
    const events = await listPackageEvents(ctx, { id: made.id })
    const last = await getPackage(ctx, { id: made.id })
    // A rejection may follow an approval, but not the other way round.
    expect(['approved', 'rejected']).toContain(last.status)
    expect(events[0]?.to_status).toBe(last.status)
  })

  test('stores a hash of each version, and an edit clears it', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    const hashes = () =>
      inProject(ctx, (tx) =>
        tx.select({ hash: variants.approvedHash }).from(variants).where(eq(variants.packageId, made.id)),
      )
    for (const { hash } of await hashes()) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await act.edit(ctx, made)).toMatchObject({ status: 'in_review', revision: 2, edited: true })
    for (const { hash } of await hashes()) expect(hash).toBeNull()
  })

  test('is rejected with pointers when a rule is broken, and nothing changes', async () => {
    const { ctx, made } = await inReview()
    const x = made.variants.findIndex((one) => one.platform === 'x')
    const edited = await editPackage(ctx, {
      id: made.id,
      variants: [{ id: made.variants[x]?.id ?? '', text: 'ä'.repeat(400) }],
    })
    await expect(approvePackage(ctx, { id: made.id })).rejects.toMatchObject({
      code: 'blocked-by-rules',
      errors: [{ pointer: `/variants/${x}/text` }],
    })
    expect(await getPackage(ctx, { id: made.id })).toEqual(edited)
  })

  test('is rejected for a reply that breaks a rule, and its hash includes the replies', async () => {
    const { ctx, made } = await inReview()
    const at = made.variants.findIndex((one) => one.platform === 'x')
    const id = made.variants[at]?.id ?? ''
    const write = (replies: string[]) => editPackage(ctx, { id: made.id, variants: [{ id, replies }] })
    const hash = async () => {
      const [row] = await inProject(ctx, (tx) => tx.select().from(variants).where(eq(variants.id, id)))
      return row && [row.approvedHash, hashVariant({ ...contentOf(row), replies: [] })]
    }
    await write(['ä'.repeat(400)])
    await expect(approvePackage(ctx, { id: made.id })).rejects.toMatchObject({
      code: 'blocked-by-rules',
      errors: [{ pointer: `/variants/${at}/replies` }],
    })
    await write(['There is more.'])
    await act.approve(ctx, made)
    const [approved, without] = (await hash()) ?? []
    expect(approved).toMatch(/^[0-9a-f]{64}$/)
    expect(approved).not.toBe(without)
    expect(await write([])).toMatchObject({ status: 'in_review' })
    expect((await hash())?.[0]).toBeNull()
  })

  test('is rejected if there is nothing to publish', async () => {
    const { ctx } = await createTestProject()
    const made = await transformItem(ctx, { id: await createTestItem(ctx) })
    await expect(approvePackage(ctx, { id: made.id })).rejects.toMatchObject({ code: 'blocked-by-rules' })
  })

  test('needs a second person if the workspace requires one', async () => {
    const project = await createTestProject()
    const [author, reviewer] = [
      await createTestMember(project, 'editor'),
      await createTestMember(project, 'reviewer'),
    ]
    await inSystem((tx) =>
      tx
        .update(organizations)
        .set({ requireSecondApprover: true })
        .where(eq(organizations.id, project.ctx.orgId)),
    )
    const { made } = await inReview(project.ctx)
    await act.edit(author, made)
    await expect(act.approve(author, made)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await act.approve(reviewer, made)).status).toBe('approved')
  })

  test('of a revision that is no longer current is rejected', async () => {
    const { ctx, made } = await inReview()
    await act.edit(ctx, made)
    await expect(approvePackage(ctx, { id: made.id, revision: 1 })).rejects.toMatchObject({
      code: 'stale-revision',
      status: 412,
    })
    expect((await approvePackage(ctx, { id: made.id, revision: 2 })).status).toBe('approved')
  })
})

describe('editing', () => {
  test('the same revision concurrently succeeds once and tells the others that it is stale', async () => {
    const { ctx, made } = await inReview()
    const edits = ['One.', 'Two.', 'Three.'].map((text) =>
      editPackage(ctx, { id: made.id, revision: 1, variants: words(made, text) }),
    )
    const results = await Promise.allSettled(edits)
    expect(results.filter((one) => one.status === 'fulfilled').length).toBe(1)
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'stale-revision' })
    expect((await getPackage(ctx, { id: made.id })).revision).toBe(2)
  })

  test('accepts captions only where we send them, once per language, from an address that can be fetched', async () => {
    const { ctx, made } = await inReview()
    const id = made.variants.find((one) => one.platform === 'x')?.id ?? ''
    const video = (captions: { url: string; language: string }[]) => [
      { url: '/sample/film.mp4', alt: '', captions },
    ]
    const english = { url: 'https://x.example/film.vtt', language: 'en' }
    const edit = (captions: (typeof english)[]) =>
      editInput.safeParse({ id: made.id, variants: [{ id, media: video(captions) }] }).success
    expect(edit([english, { ...english, language: 'pt-BR' }])).toBe(true)
    expect(edit([english, english])).toBe(false)
    expect(edit([{ ...english, language: 'English' }])).toBe(false)
    for (const url of ['http://x.example/film.vtt', 'https://x.example/film.ttml', '/film.vtt'])
      expect(edit([{ ...english, url }])).toBe(false)
    await expect(
      editPackage(ctx, { id: made.id, variants: [{ id, media: video([english]) }] }),
    ).rejects.toMatchObject({ code: 'invalid', message: 'We don’t send captions to X.' })
  })

  test('changes only the given fields, and nothing if they are the same', async () => {
    const { ctx, made } = await inReview()
    const [first] = made.variants
    if (!first) throw new Error('no variant')
    const same = await editPackage(ctx, { id: made.id, variants: [{ id: first.id, text: first.text }] })
    expect(same).toEqual(made)
    const after = await editPackage(ctx, { id: made.id, variants: [{ id: first.id, hashtags: ['New'] }] })
    expect(after.variants[0]).toMatchObject({ text: first.text, hashtags: ['New'], edited: true })
    expect(after.variants[1]).toEqual(made.variants[1])
  })

  test('another package’s variant, or text that the database cannot store, is rejected as a whole', async () => {
    const { ctx, made } = await inReview()
    const other = (await inReview()).made
    const twice = [...words(made), ...words(other)]
    await expect(editPackage(ctx, { id: made.id, variants: twice })).rejects.toMatchObject({
      code: 'not-found',
    })
    for (const text of ['a\0b', 'a\ud800b']) {
      await expect(editPackage(ctx, { id: made.id, variants: words(made, text) })).rejects.toMatchObject({
        code: 'invalid',
      })
    }
    expect(await getPackage(ctx, { id: made.id })).toEqual(made)
  })

  test('a failed package cannot change what is published, and a retry sends only the rest', async () => {
    const { ctx, made } = await inReview()
    await act.publish(ctx, await act.approve(ctx, made))
    const [out, missing] = made.variants.map((one) => one.id)
    if (!out || !missing) throw new Error('no variants')
    await inProject(ctx, async (tx) => {
      await tx.update(publications).set({ status: 'published' }).where(eq(publications.variantId, out))
      await tx.update(publications).set({ status: 'failed' }).where(eq(publications.variantId, missing))
      expect(await updatePackageStatus(tx, ctx, { packageId: made.id })).toBe('failed')
    })
    await expect(
      editPackage(ctx, { id: made.id, variants: [{ id: out, text: 'Else.' }] }),
    ).rejects.toMatchObject({ code: 'wrong-state' })
    await editPackage(ctx, { id: made.id, variants: [{ id: missing, text: 'Kürzer.' }] })
    // A post published from an earlier revision does not prevent scheduling and unscheduling the rest.
    await act.schedule(ctx, await act.approve(ctx, made))
    await act.unschedule(ctx, made)
    await act.publish(ctx, made)
    const rows = await inProject(ctx, (tx) =>
      tx.select().from(publications).where(eq(publications.packageId, made.id)),
    )
    const waiting = rows.filter((row) => row.status === 'pending')
    expect(waiting.map((row) => [row.variantId, row.packageRevision])).toEqual([[missing, 2]])
    await inProject(ctx, async (tx) => {
      await tx
        .update(publications)
        .set({ status: 'published' })
        .where(eq(publications.id, waiting[0]?.id ?? ''))
      expect(await updatePackageStatus(tx, ctx, { packageId: made.id })).toBe('published')
    })
  })
})

describe('scheduling', () => {
  test('stores publications for the given time, moves them and cancels them', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    const [first, second] = [later(1), later(2)]
    const pending = async () => {
      const rows = await inProject(ctx, (tx) =>
        tx.select().from(publications).where(eq(publications.packageId, made.id)),
      )
      return rows.filter((row) => row.status === 'pending').map((row) => row.dueAt.toISOString())
    }
    expect(await schedulePackage(ctx, { id: made.id, at: first })).toMatchObject({
      status: 'scheduled',
      scheduled_at: first,
    })
    expect(await pending()).toEqual([first, first])
    await schedulePackage(ctx, { id: made.id, at: second })
    expect(await pending()).toEqual([second, second])
    expect(await act.unschedule(ctx, made)).toMatchObject({ status: 'approved', scheduled_at: null })
    expect(await pending()).toEqual([])
  })

  test('for a time in the past or more than a year ahead is rejected', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    for (const at of [later(-1), later(24 * 400)]) {
      await expect(schedulePackage(ctx, { id: made.id, at })).rejects.toMatchObject({
        code: 'invalid',
        errors: [{ pointer: '/at' }],
      })
    }
  })

  test('cannot be undone once a post is being sent', async () => {
    const { ctx, made } = await inReview()
    await act.schedule(ctx, await act.approve(ctx, made))
    await inProject(ctx, (tx) => tx.update(publications).set({ status: 'sending' }))
    for (const action of ['unschedule', 'reject', 'edit', 'regenerate'] as const) {
      await expect(act[action](ctx, made)).rejects.toMatchObject({ code: 'wrong-state' })
    }
    await inProject(ctx, async (tx) =>
      expect(await updatePackageStatus(tx, ctx, { packageId: made.id })).toBe('publishing'),
    )
  })

  test('publishing many times at once stores one publication for each post', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => act.publish(ctx, made)))
    expect(results.filter((one) => one.status === 'fulfilled').length).toBe(1)
    const rows = await inProject(ctx, (tx) =>
      tx.select().from(publications).where(eq(publications.packageId, made.id)),
    )
    expect(rows.length).toBe(2)
  })
})

describe('regenerating', () => {
  test('shows the difference first, then discards the edits', async () => {
    const { ctx, made } = await inReview()
    await act.edit(ctx, made)
    const preview = await previewRegeneration(ctx, { id: made.id })
    expect(preview?.variants[0]?.before?.text).toBe('In my own words.')
    expect(preview?.variants[0]?.after?.text).toBe(made.variants[0]?.text)
    const again = await act.regenerate(ctx, made)
    expect(again).toMatchObject({ id: made.id, revision: 3, edited: false, stale: false })
    expect(again.variants.map((one) => one.text)).toEqual(made.variants.map((one) => one.text))
  })

  test('a published package creates a separate draft that keeps the post’s thread', async () => {
    const { ctx, made } = await inReview()
    const thread = made.variants.find(({ platform }) => platform === 'x')
    const replies = ['There is more.']
    await editPackage(ctx, { id: made.id, variants: [{ id: thread?.id ?? '', replies }] })
    await reach.published(ctx, made)
    const correction = await act.regenerate(ctx, made)
    expect(correction).toMatchObject({ status: 'draft' })
    expect(correction.variants.find(({ platform }) => platform === 'x')?.replies).toEqual(replies)
    expect(correction.id).not.toBe(made.id)
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({ status: 'published' })
  })

  test('composes for the current channels', async () => {
    const { ctx, made } = await inReview()
    const added = await createTestChannel(ctx, { platform: 'instagram' })
    const again = await act.regenerate(ctx, made)
    expect(again.variants.map((one) => one.channel_id)).toContain(added)
    expect(again.variants.length).toBe(3)
  })
})

describe('reading', () => {
  test('pages through packages newest first, and filters by state and staleness', async () => {
    const { ctx } = await createTestProject()
    await createTestChannel(ctx)
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.push((await transformItem(ctx, { id: await createTestItem(ctx) })).id)
    await approvePackage(ctx, { id: made[0] ?? '' })
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ stale: true })
        .where(eq(packages.id, made[1] ?? '')),
    )
    const first = await listPackages(ctx, { limit: 2 })
    expect(first.data.map((one) => one.id)).toEqual([made[4], made[3]])
    expect(first.data[0]?.variants.length).toBe(1)
    const last = first.data.at(-1)?.id
    expect((await listPackages(ctx, { limit: 2, after: last })).data.map((one) => one.id)).toEqual([
      made[2],
      made[1],
    ])
    expect((await listPackages(ctx, { limit: 9, status: 'approved' })).data.map((one) => one.id)).toEqual([
      made[0],
    ])
    expect((await listPackages(ctx, { limit: 9, stale: true })).data.map((one) => one.id)).toEqual([made[1]])
  })

  test('comments are kept in order and belong to their package', async () => {
    const { ctx, made } = await inReview()
    const other = (await inReview(ctx)).made
    await addComment(ctx, { id: made.id, text: 'First\0.' })
    await addComment(ctx, { id: made.id, text: 'Second.', variant_id: made.variants[0]?.id })
    const stray = addComment(ctx, { id: other.id, text: 'No.', variant_id: made.variants[0]?.id })
    await expect(stray).rejects.toMatchObject({ code: 'not-found' })
    expect((await listComments(ctx, { id: made.id })).map((one) => one.text)).toEqual(['First.', 'Second.'])
    expect(await listComments(ctx, { id: other.id })).toEqual([])
    const [first] = await listComments(ctx, { id: made.id, limit: 1 })
    expect(first?.text).toBe('First.')
    expect((await listComments(ctx, { id: made.id, after: first?.id })).map((one) => one.text)).toEqual([
      'Second.',
    ])
  })

  test('another project’s package cannot be found or changed', async () => {
    const { ctx } = await createTestProject()
    const { made } = await inReview()
    for (const action of packageActions) {
      await expect(act[action](ctx, made)).rejects.toMatchObject({ code: 'not-found' })
    }
    await expect(getPackage(ctx, { id: made.id })).rejects.toMatchObject({ code: 'not-found' })
    await expect(previewRegeneration(ctx, { id: made.id })).rejects.toMatchObject({ code: 'not-found' })
    await expect(addComment(ctx, { id: made.id, text: 'x' })).rejects.toMatchObject({ code: 'not-found' })
    expect(await listPackageEvents(ctx, { id: made.id })).toEqual([])
  })

  test('the history lists each action once, newest first', async () => {
    const { ctx, made } = await inReview()
    const actions = ['edit', 'approve', 'schedule', 'unschedule', 'reject'] as const
    for (const action of actions) await act[action](ctx, made)
    const events = await listPackageEvents(ctx, { id: made.id })
    expect(events.map((event) => event.action)).toEqual(['compose', ...actions].reverse())
  })
})
