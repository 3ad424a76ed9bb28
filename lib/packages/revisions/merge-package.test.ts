import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { useTestDatabase } from '@/testing/database/database'
import { inReview } from '@/testing/packages/reach-status'
import { composePackages } from '../compose/compose-packages'
import { getPackage } from '../get-package'
import { editPackage } from '../review/edit-package'
import type { MergeInput, PackageAnswer } from '../schemas'
import { listRevisions } from './list-revisions'
import {
  acceptMerge,
  type MergeProposal,
  mergeLists,
  previewMerge,
  proposeMerge,
  type ShownPart,
} from './merge-package'

useTestDatabase()

const bible = (more: Record<string, unknown>) => ({
  tagline_en: 'Keeps the weather in labelled jars.',
  vibe_personality_en: 'Quillow is the village archivist of weather. She catches a little of every storm.',
  tribe_display_name: 'Shelf Keepers',
  ...more,
})

async function changeContent(ctx: ProjectContext<'own'>, made: PackageAnswer, more: Record<string, unknown>) {
  const id = made.item_id ?? ''
  await inProject(ctx, (tx) =>
    tx
      .update(items)
      .set({ contentHash: JSON.stringify(more), metadata: { bible: bible(more) } })
      .where(eq(items.id, id)),
  )
  await composePackages(ctx, { itemIds: [id] })
}

const english = (made: PackageAnswer) =>
  made.variants.find(({ language }) => language === 'en') ?? expect.fail('There is no English version.')

/** Creates an edited post whose content has changed since. */
async function editedAndStale(edit: (text: string) => string, more: Record<string, unknown>) {
  const { ctx, made } = await inReview()
  const { id, text } = english(made)
  await editPackage(ctx, { id: made.id, variants: [{ id, text: edit(text) }] })
  await changeContent(ctx, made, more)
  const pkg = await getPackage(ctx, { id: made.id })
  expect(pkg.stale).toBe(true)
  return { ctx, pkg, before: text }
}

const textOf = (parts: readonly ShownPart[], side: 'ours' | 'theirs' = 'ours') =>
  parts
    .map((part) =>
      part.kind === 'merged'
        ? part.text
        : part[side]
            .filter(({ kind }) => kind !== 'removed')
            .map(({ text }) => text)
            .join(''),
    )
    .join('')

const accept = ({ content_hash, revision, variants }: MergeProposal, id: string): MergeInput => ({
  id,
  revision,
  content_hash,
  variants: variants.map((one) => ({
    id: one.variant_id,
    text: textOf(one.text),
    title: textOf(one.title) || null,
    hashtags: one.hashtags,
    media: one.media.kind === 'merged' ? one.media.value : one.media.ours,
    link: one.link.kind === 'merged' ? one.link.value : one.link.ours,
    accepted: one.accepted,
    proposed: one.proposed,
  })),
})

describe('merging edits with changed content', () => {
  test('combines both, is accepted as one edit, and is the base of the next merge', async () => {
    const { ctx, pkg } = await editedAndStale((text) => text.replace('village', 'mountain'), {
      tagline_en: 'Keeps the weather in numbered jars.',
    })
    const proposal = (await previewMerge(ctx, { id: pkg.id })) ?? expect.fail('Nothing is offered.')
    const mine = proposal.variants.find((one) => one.variant_id === english(pkg).id)
    expect(mine?.text.every(({ kind }) => kind === 'merged')).toBe(true)
    const merged = await acceptMerge(ctx, accept(proposal, pkg.id))
    expect(merged).toMatchObject({ stale: false, revision: pkg.revision + 1 })
    expect(english(merged).text).toContain('mountain archivist')
    expect(english(merged).text).toContain('numbered jars')
    const [last, proposed] = await listRevisions(ctx, { id: pkg.id, variant_id: english(pkg).id })
    expect([last?.action, proposed?.action]).toEqual(['merge', 'proposed'])
    // A sentence keeps its author, whichever text it came from; unsupported claims are still found.
    const by = new Set(english(merged).trace.sentences.map((one) => one.by))
    expect([...by].sort()).toEqual(['composer', 'person'])
    await expect(previewMerge(ctx, { id: pkg.id })).resolves.toBeUndefined()
    await expect(proposeMerge(ctx, { id: pkg.id })).rejects.toMatchObject({ code: 'wrong-state' })

    // The next merge uses the merged text as its base, so it adds what is new and repeats nothing.
    await changeContent(ctx, pkg, { tagline_en: 'Keeps the weather in painted jars.' })
    const next = await proposeMerge(ctx, { id: pkg.id })
    const again = english(await acceptMerge(ctx, accept(next, pkg.id)))
    expect(again.text).toBe(english(merged).text.replace('numbered', 'painted'))
  })

  test('leaves conflicting changes to a person, and stores nothing before they choose', async () => {
    const { ctx, pkg } = await editedAndStale((text) => text.replace('labelled', 'golden'), {
      tagline_en: 'Keeps the weather in numbered jars.',
    })
    const proposal = await proposeMerge(ctx, { id: pkg.id })
    const own = proposal.variants.find((one) => one.variant_id === english(pkg).id)
    const conflict = own?.text.find((part) => part.kind === 'conflict')
    expect(conflict && textOf([conflict], 'ours')).toContain('golden')
    expect(conflict && textOf([conflict], 'theirs')).toContain('numbered')
    expect(english(await getPackage(ctx, { id: pkg.id })).text).toContain('golden')
  })

  test('is rejected if the content or the post has changed again', async () => {
    const { ctx, pkg } = await editedAndStale((text) => `${text} More.`, { tagline_en: 'Keeps a storm.' })
    const chosen = accept(await proposeMerge(ctx, { id: pkg.id }), pkg.id)
    await changeContent(ctx, pkg, { tagline_en: 'Keeps two storms.' })
    await expect(acceptMerge(ctx, chosen)).rejects.toMatchObject({ code: 'conflict' })
    await editPackage(ctx, { id: pkg.id, variants: [{ id: english(pkg).id, text: 'Mine.' }] })
    await expect(acceptMerge(ctx, chosen)).rejects.toMatchObject({ code: 'stale-revision' })
    expect(english(await getPackage(ctx, { id: pkg.id })).text).toBe('Mine.')
  })

  test('checks the claims of kept text against the current content', async () => {
    const { ctx, pkg } = await editedAndStale((text) => `${text} It has 77 jars.`, {
      count: 'There are 78 jars.',
    })
    const merged = await acceptMerge(ctx, accept(await proposeMerge(ctx, { id: pkg.id }), pkg.id))
    expect(merged.flags.map(({ code }) => code)).toContain('unsupported')
  })
})

test('merged hashtags include what either side added and exclude what either side removed', () => {
  const tags = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'))
  fc.assert(
    fc.property(tags, tags, tags, (base, ours, theirs) => {
      const merged = mergeLists(base, ours, theirs)
      for (const tag of ['a', 'b', 'c', 'd', 'e']) {
        const [was, mine, theirs_] = [base, ours, theirs].map((all) => all.includes(tag))
        expect(merged.includes(tag)).toBe(was ? Boolean(mine && theirs_) : Boolean(mine || theirs_))
      }
      expect(mergeLists(base, base, theirs)).toEqual(theirs)
      expect(mergeLists(base, ours, base)).toEqual(ours)
    }),
  )
})
