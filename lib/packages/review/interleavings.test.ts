import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, packageEvents, packages, variantRevisions, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { type PackageEvent, packageStatusesAfter, packageTransitions } from '@/lib/publications/states'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { composePackages } from '../compose/compose-packages'
import { getPackage } from '../get-package'
import { acceptMerge, proposeMerge } from '../revisions/merge-package'
import { approvePackage } from './approve-package'
import { editPackage } from './edit-package'

useTestDatabase()

/** What a participant does next. Editors and the approver act on the post as they last saw it. */
type Step = 'look' | 'act'
type Who = 'anna' | 'ben' | 'approver' | 'source'
const moves = fc.array(
  fc.tuple(
    fc.constantFrom<Who>('anna', 'ben', 'approver', 'source'),
    fc.constantFrom<Step>('look', 'act', 'act'),
  ),
  { minLength: 3, maxLength: 4 },
)

/** Errors that a person is told, after which they look again; anything else is a bug. */
const refusals = ['stale-revision', 'wrong-state', 'conflict', 'blocked-by-rules']

const runs = 200

test('in 200 interleavings of two editors, an approver and a source, no text is lost and every transition is allowed', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const posts = await storePosts(ctx)
  await fc.assert(
    fc.asyncProperty(moves, fc.boolean(), async (all, together) => {
      const run = begin(ctx, posts.pop() ?? expect.fail('There are no more posts.'))
      const steps = all.map(
        ([who, step]) =>
          () =>
            run.step(who, step),
      )
      // Either sequentially, or two at a time, like two processes.
      if (!together) for (const step of steps) await step()
      else
        for (let at = 0; at < steps.length; at += 2)
          await Promise.all(steps.slice(at, at + 2).map((step) => step()))
      await run.check()
    }),
    { numRuns: runs },
  )
})

type Post = { id: string; itemId: string; variantId: string; text: string }

/** Creates one post for each run, all at once. */
async function storePosts(ctx: ProjectContext<'own'>): Promise<Post[]> {
  const rows = Array.from({ length: runs }, () => ({ id: newId(), title: 'Quillow', metadata: contentOf(0) }))
  await inProject(ctx, (tx) =>
    tx.insert(items).values(rows.map((row) => ({ ...row, externalId: row.id, contentHash: 'first' }))),
  )
  await composePackages(ctx, { itemIds: rows.map(({ id }) => id) })
  const stored = await inProject(ctx, (tx) =>
    tx
      .select({ id: packages.id, itemId: items.id, variantId: variants.id, text: variants.text })
      .from(packages)
      .innerJoin(items, eq(items.id, packages.itemId))
      .innerJoin(variants, eq(variants.packageId, packages.id)),
  )
  expect(stored).toHaveLength(runs)
  return stored
}

const contentOf = (count: number) => ({ bible: { tagline_en: `Keeps the weather in ${count} jars.` } })

function begin(ctx: ProjectContext<'own'>, { itemId, variantId, ...made }: Post) {
  const first = { revision: 1, text: made.text, stale: false }
  const seen = new Map<Who, typeof first>([
    ['anna', first],
    ['ben', first],
    ['approver', first],
  ])
  const stored: string[] = []
  let count = 0

  const look = async (who: Who) => {
    const { revision, stale, variants: versions } = await getPackage(ctx, { id: made.id })
    const view = { revision, stale, text: versions[0]?.text ?? '' }
    seen.set(who, view)
    return view
  }

  async function act(who: Who): Promise<void> {
    if (who === 'source') {
      const now = { contentHash: `${++count}`, metadata: contentOf(count) }
      await inProject(ctx, (tx) => tx.update(items).set(now).where(eq(items.id, itemId)))
      await composePackages(ctx, { itemIds: [itemId] })
      return
    }
    const { revision, text, stale } = seen.get(who) ?? (await look(who))
    if (who === 'approver') {
      await approvePackage(ctx, { id: made.id, revision })
      return
    }
    if (stale) {
      const { variants: merged, ...proposal } = await proposeMerge(ctx, { id: made.id, revision })
      const words = `${text} ${who} ${++count} merged.`
      const chosen = merged.map((one) => ({
        ...{ id: one.variant_id, text: words, accepted: one.accepted, proposed: one.proposed },
      }))
      await acceptMerge(ctx, { id: made.id, revision, content_hash: proposal.content_hash, variants: chosen })
      stored.push(words)
      return
    }
    const words = `${text} ${who} ${++count}.`
    await editPackage(ctx, { id: made.id, revision, variants: [{ id: variantId, text: words }] })
    stored.push(words)
  }

  return {
    step: async (who: Who, step: Step) => {
      if (step === 'look' && who !== 'source') await look(who)
      else
        await act(who).catch((error: unknown) => {
          if (!(error instanceof AppError && refusals.includes(error.code))) throw error
          seen.delete(who)
        })
    },

    check: () =>
      inProject(ctx, async (tx) => {
        const texts = await tx
          .select()
          .from(variantRevisions)
          .where(eq(variantRevisions.packageId, made.id))
          .orderBy(variantRevisions.number)
        const known = texts.map(({ text }) => text)
        // Every accepted text is there, in the order of acceptance, and nobody's text was overwritten unseen.
        expect(known.filter((text) => stored.includes(text)).sort()).toEqual([...stored].sort())
        for (const [at, one] of texts.entries()) {
          const before = texts.slice(0, at).findLast(({ action }) => action !== 'proposed')
          if (one.action === 'edit' || one.action === 'merge')
            expect(one.text.startsWith(before?.text ?? '')).toBe(true)
          if (one.action === 'remake') expect(before?.writtenBy).not.toBe('person')
        }
        const [present] = await tx.select().from(variants).where(eq(variants.id, variantId))
        expect(present?.text).toBe(texts.findLast(({ action }) => action !== 'proposed')?.text)
        const events = await tx
          .select()
          .from(packageEvents)
          .where(eq(packageEvents.packageId, made.id))
          .orderBy(packageEvents.id)
        let status: string | null = null
        for (const { action, fromStatus, toStatus } of events) {
          if (!isEvent(action)) continue
          expect(fromStatus, action).toBe(status)
          expect(packageStatusesAfter(action, fromStatus ?? 'new')).toContain(toStatus)
          status = toStatus
        }
        // Exactly what the approver saw is approved.
        const isApproved = status === 'approved'
        expect(present?.approvedHash !== null).toBe(isApproved)
      }),
  }
}

const isEvent = (action: string): action is PackageEvent => Object.hasOwn(packageTransitions, action)
