import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, variantRevisions, variants } from '@/db/schema'
import { maxRevisionsKept } from '@/db/variant-revisions'
import type { ProjectContext } from '@/lib/auth/context'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { act, inReview, reach } from '@/testing/packages/reach-status'
import { composePackages } from '../compose/compose-packages'
import { getPackage } from '../get-package'
import { approvePackage } from '../review/approve-package'
import { editPackage } from '../review/edit-package'
import type { PackageAnswer } from '../schemas'
import { compareRevisions } from './compare-revisions'
import { listRevisions } from './list-revisions'
import { restoreRevision } from './restore-revision'

useTestDatabase()

const firstOf = (made: PackageAnswer) => made.variants[0] ?? expect.fail('The post has no version.')
const write = (ctx: ProjectContext<'own'>, made: PackageAnswer, text: string) =>
  editPackage(ctx, { id: made.id, variants: [{ id: firstOf(made).id, text }] })
const textsOf = async (ctx: ProjectContext<'own'>, made: PackageAnswer) =>
  (await listRevisions(ctx, { id: made.id, variant_id: firstOf(made).id })).map(
    ({ action, text, written_by, actor_name, package_revision }) => [
      action,
      text,
      written_by,
      actor_name,
      package_revision,
    ],
  )

describe('a post’s revisions', () => {
  test('record every text with its author and reason, however it was written', async () => {
    const { ctx, made } = await inReview()
    const { text } = firstOf(made)
    await write(ctx, made, 'By hand.')
    await act.regenerate(ctx, made)
    await inProject(ctx, async (tx) => {
      await tx.update(items).set({ contentHash: 'second', title: 'Quillow II' })
    })
    await composePackages(ctx, { itemIds: [made.item_id ?? ''] })
    // Changed without any verb: the database stores the revision.
    await inProject(ctx, (tx) =>
      tx
        .update(variants)
        .set({ text: 'By a statement.' })
        .where(eq(variants.id, firstOf(made).id)),
    )
    const texts = await textsOf(ctx, made)
    const name = ctx.actor.name
    expect(texts[0]).toEqual(['edit', 'By a statement.', 'person', name, 5])
    expect(texts.at(-1)).toEqual(['compose', text, 'composer', name, 1])
    expect(texts.at(-2)).toEqual(['edit', 'By hand.', 'person', name, 2])
    expect(texts.at(-3)).toEqual(['regenerate', text, 'composer', name, 3])
  })

  test('include replies and collaborators, show their changes, and restore them', async () => {
    const { ctx, made } = await inReview()
    const edit = (replies: string[], collaborators: string[]) =>
      editPackage(ctx, { id: made.id, variants: [{ id: firstOf(made).id, replies, collaborators }] })
    await edit(['One more thing.'], ['mill'])
    await edit(['Another thing.'], [])
    const [now, earlier] = await listRevisions(ctx, { id: made.id, variant_id: firstOf(made).id })
    if (!now || !earlier) throw new Error('Two revisions expected.')
    const { replies, collaborators, text } = compareRevisions(earlier, now)
    expect(text).toEqual([])
    expect(replies.map(({ kind, text }) => [kind, text.trim()])).toEqual(
      expect.arrayContaining([
        ['removed', expect.stringContaining('One more')],
        ['added', expect.stringContaining('Another')],
      ]),
    )
    expect(collaborators).toEqual([{ kind: 'removed', text: 'mill' }])
    const restored = await restoreRevision(ctx, { id: made.id, revision_id: earlier.id })
    expect(firstOf(restored)).toMatchObject({ replies: ['One more thing.'], collaborators: ['mill'] })
  })

  test('do not record what changes no text, such as an approval', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    expect(await listRevisions(ctx, { id: made.id })).toHaveLength(made.variants.length)
  })

  test('record every version that a single statement changes', async () => {
    const { ctx, made } = await inReview()
    await inProject(ctx, async (tx) => {
      await tx.update(variants).set({ text: sql`text || ' Again.'` })
    })
    const all = await listRevisions(ctx, { id: made.id })
    expect(all.filter(({ action }) => action === 'edit')).toHaveLength(made.variants.length)
  })

  test('are limited in number, but always include the last composed text', async () => {
    const { ctx, made } = await inReview()
    const { id, text } = firstOf(made)
    await inProject(ctx, async (tx) => {
      for (let at = 0; at <= maxRevisionsKept; at++)
        await tx
          .update(variants)
          .set({ text: `Text ${at}` })
          .where(eq(variants.id, id))
    })
    const all = await listRevisions(ctx, { id: made.id, variant_id: id })
    expect(all).toHaveLength(maxRevisionsKept + 1)
    expect(all[0]?.text).toBe(`Text ${maxRevisionsKept}`)
    expect(all.at(-1)).toMatchObject({ action: 'compose', text })
  })

  test('cannot be found from another project', async () => {
    const { made } = await inReview()
    const { ctx } = await createTestProject()
    await expect(listRevisions(ctx, { id: made.id })).rejects.toMatchObject({ code: 'not-found' })
    expect(await inProject(ctx, (tx) => tx.select().from(variantRevisions))).toEqual([])
  })
})

describe('restoring', () => {
  test('writes the earlier text as a new revision, and cancels an approval like any edit', async () => {
    const { ctx, made } = await inReview()
    const { id, text } = firstOf(made)
    await write(ctx, made, 'Worse.')
    await approvePackage(ctx, { id: made.id })
    const [, first] = await listRevisions(ctx, { id: made.id, variant_id: id })
    const restored = await restoreRevision(ctx, { id: made.id, revision_id: first?.id ?? '' })
    expect(restored).toMatchObject({ status: 'in_review', revision: 3 })
    expect(firstOf(restored).text).toBe(text)
    expect((await textsOf(ctx, made))[0]).toEqual(['restore', text, 'person', ctx.actor.name, 3])
    // Undone by restoring the previous text.
    const [, worse] = await listRevisions(ctx, { id: made.id, variant_id: id })
    await restoreRevision(ctx, { id: made.id, revision_id: worse?.id ?? '' })
    expect(firstOf(await getPackage(ctx, { id: made.id })).text).toBe('Worse.')
  })

  test('is rejected for a stale or another post’s revision, a published post and a version that no longer exists', async () => {
    const { ctx, made } = await inReview()
    const other = (await inReview(ctx)).made
    const [own] = await listRevisions(ctx, { id: made.id })
    const input = { id: made.id, revision_id: own?.id ?? '' }
    await write(ctx, made, 'New.')
    await expect(restoreRevision(ctx, { ...input, revision: 1 })).rejects.toMatchObject({
      code: 'stale-revision',
    })
    await expect(restoreRevision(ctx, { ...input, id: other.id })).rejects.toMatchObject({
      code: 'not-found',
    })
    const [published] = await listRevisions(ctx, { id: other.id })
    await write(ctx, other, 'As published.')
    await reach.published(ctx, other)
    await expect(
      restoreRevision(ctx, { id: other.id, revision_id: published?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'wrong-state' })
    await inProject(ctx, (tx) =>
      tx.delete(variants).where(and(eq(variants.packageId, made.id), eq(variants.id, own?.variant_id ?? ''))),
    )
    await expect(restoreRevision(ctx, input)).rejects.toMatchObject({ code: 'wrong-state' })
  })
})
