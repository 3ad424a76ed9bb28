import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publicationStatuses } from '@/db/allowed-values'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, items, packages, publications, variants } from '@/db/schema'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  type PackageEvent,
  type PackageStatus,
  type PublicationEvent,
  packageStatuses,
  packageTransitions,
  publicationTransitions,
} from './states'
import { insertPackages, transitionPackage, transitionPackages } from './transition-packages'
import { transitionPublications } from './transition-publications'

useTestDatabase()

/** Read directly from the table, not with the functions under test. */
const targetsOf = (transitions: object, from: string): string[] =>
  [(transitions as Record<string, string | string[]>)[from] ?? []].flat()

async function storePackage(tx: ProjectTx, status: PackageStatus): Promise<string> {
  const id = newId()
  await tx.insert(packages).values({ id, title: 'A package', status })
  return id
}

const statusOf = async (tx: ProjectTx, id: string) =>
  (await tx.select({ status: packages.status }).from(packages).where(eq(packages.id, id)))[0]?.status

describe.each(Object.keys(packageTransitions) as PackageEvent[])('the package event %s', (event) => {
  test('leads from each state only to those in the table', async () => {
    const { ctx } = await createTestProject()
    await inProject(ctx, async (tx) => {
      for (const from of packageStatuses)
        for (const to of [undefined, ...packageStatuses]) {
          const possible = targetsOf(packageTransitions[event], from)
          const only = possible.length === 1 ? possible[0] : undefined
          const expected = to === undefined ? only : possible.find((one) => one === to)
          const id = await storePackage(tx, from)
          // Simulates a caller that got past the compiler.
          const change = { to, set: { stale: true } } as { to?: never }
          const asked = transitionPackage(tx, event as 'hold', { id, status: from }, change)
          if (expected === undefined) await expect(asked, `${from} to ${to}`).rejects.toThrow(event)
          else expect(await asked).toBe(expected)
          expect(await statusOf(tx, id), `${from} to ${to}`).toBe(expected ?? from)
        }
    })
  })
})

describe('a package', () => {
  test('that has changed in the meantime is not written', async () => {
    const { ctx } = await createTestProject()
    await inProject(ctx, async (tx) => {
      const id = await storePackage(tx, 'published')
      await expect(
        transitionPackage(tx, 'approve', { id, status: 'in_review' }, { set: { stale: true } }),
      ).rejects.toMatchObject({ code: 'conflict' })
      await expect(
        transitionPackage(tx, 'stale', { id, status: 'published', revision: 2 }, { to: 'published' }),
      ).rejects.toMatchObject({ code: 'conflict' })
      expect(await tx.select({ stale: packages.stale }).from(packages)).toEqual([{ stale: false }])
    })
  })

  test('is moved in bulk with the others, if the event applies to it', async () => {
    const { ctx } = await createTestProject()
    await inProject(ctx, async (tx) => {
      const ids = new Map<string, PackageStatus>()
      for (const status of packageStatuses) ids.set(await storePackage(tx, status), status)
      const other = await storePackage(tx, 'approved')
      const moved = await transitionPackages(tx, 'hold', inArray(packages.id, [...ids.keys()]), {
        held: true,
      })
      const expected = [...ids].flatMap(([id, from]) =>
        targetsOf(packageTransitions.hold, from).map((to) => ({ id, from, to })),
      )
      expect(moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(expected)
      expect(moved.map(({ from }) => from)).not.toContain('published')
      for (const { id, to } of expected) expect(await statusOf(tx, id)).toBe(to)
      expect(await statusOf(tx, other)).toBe('approved')
    })
  })

  test('starts in the state that its first steps lead to, and is not stored if they are invalid', async () => {
    const { ctx } = await createTestProject()
    type Step = { action: PackageEvent; from: PackageStatus | null; to: PackageStatus }
    const store = (history: Step[]) =>
      inProject(ctx, async (tx) => {
        const [id, itemId] = [newId(), newId()]
        await tx.insert(items).values({ id: itemId, externalId: itemId, title: 'An item', contentHash: 'h' })
        const fixed = {
          publishMode: 'auto' as const,
          madeBy: 'composer' as const,
          itemContentHash: 'h',
          warnings: [],
          flags: [],
        }
        await insertPackages(tx, [{ id, itemId, title: 'A package', scheduledAt: null, ...fixed, history }])
        return statusOf(tx, id)
      })
    const composed: Step = { action: 'compose', from: null, to: 'in_review' }
    const approved: Step = { action: 'approve', from: 'in_review', to: 'approved' }
    expect(await store([{ ...composed, to: 'draft' }])).toBe('draft')
    expect(await store([composed, approved])).toBe('approved')
    for (const history of [
      [],
      [approved],
      [{ ...composed, to: 'approved' as const }],
      [{ ...composed, to: 'draft' as const }, approved],
      [composed, { ...approved, to: 'published' as const }],
    ])
      await expect(store(history)).rejects.toThrow(/step|lead/)
  })
})

describe.each(Object.keys(publicationTransitions) as PublicationEvent[])(
  'the publication event %s',
  (event) => {
    test('leads from each state to the one in the table, and leaves other states unchanged', async () => {
      const { ctx } = await createTestProject()
      await inProject(ctx, async (tx) => {
        const packageId = await storePackage(tx, 'publishing')
        for (const from of publicationStatuses) {
          const [id, variantId, channelId] = [newId(), newId(), newId()]
          const channel = {
            id: channelId,
            platform: 'x' as const,
            accountKey: channelId,
            displayName: 'Ours',
          }
          await tx.insert(channels).values(channel)
          const version = { packageId, channelId, platform: 'x' as const, language: 'en', text: 'A post' }
          await tx.insert(variants).values({ ...version, id: variantId })
          const intent = {
            packageId,
            variantId,
            channelId,
            packageRevision: 1,
            payload: {},
            payloadHash: 'h',
          }
          await tx.insert(publications).values({ ...intent, id, status: from })
          const changed = await transitionPublications(tx, event, eq(publications.id, id), {
            reconcileLooks: 7,
          })
          const [to] = targetsOf(publicationTransitions[event], from)
          expect(changed).toEqual(to === undefined ? [] : [{ id, packageId, attempts: 0 }])
          const [row] = await tx.select().from(publications).where(eq(publications.id, id))
          expect(row).toMatchObject({ status: to ?? from, reconcileLooks: to === undefined ? 0 : 7 })
        }
      })
    })
  },
)

test('the compiler rejects transitions that are not in the tables', () => {
  const refused = async (tx: ProjectTx, row: { id: string; status: PackageStatus }) => {
    // @ts-expect-error An event that leads to one state does not take another.
    await transitionPackage(tx, 'approve', row, { to: 'published' })
    // @ts-expect-error An event that can lead to several asks for one.
    await transitionPackage(tx, 'settled', row, {})
    // @ts-expect-error It takes only those that it can lead to.
    await transitionPackage(tx, 'settled', row, { to: 'draft' })
    // @ts-expect-error Many packages cannot be moved by such an event.
    await transitionPackages(tx, 'settled', sql`true`, {})
    // @ts-expect-error The state comes from the table.
    await transitionPackages(tx, 'hold', sql`true`, { status: 'published' })
    // @ts-expect-error The same for publications.
    await transitionPublications(tx, 'retry', sql`true`, { status: 'published' })
    // @ts-expect-error There is no such event.
    await transitionPublications(tx, 'publish', sql`true`, {})
  }
  // Only type-checked, never called.
  expect(refused).toBeTypeOf('function')
})
