import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { packages, projects, variants } from '@/db/schema'
import type { PackageFlag } from '@/db/schema/packages'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { packageStatuses } from '@/lib/publications/states'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { countReviewQueue, countsEndAt } from './count-review-queue'
import { listFilterOptions } from './list-filter-options'
import { listReviewQueue } from './list-review-queue'
import type { QueueFilter, QueueTab } from './queue-filter'

useTestDatabase()

async function createBrand() {
  const { ctx } = await createTestProject()
  const x = await createTestChannel(ctx, { platform: 'x', displayName: 'X' })
  const linkedin = await createTestChannel(ctx, { displayName: 'LinkedIn' })
  const source = await createTestSource(ctx)
  const itemId = await createTestItem(ctx, { sourceId: source, title: 'An item' })
  return { ctx, x, linkedin, source, itemId }
}

type Version = { channelId: string; language?: string; text: string }

async function addPackage(
  ctx: ProjectContext<'own'>,
  values: Partial<typeof packages.$inferInsert>,
  versions: readonly Version[] = [],
): Promise<string> {
  const id = newId()
  await inProject(ctx, async (tx) => {
    await tx.insert(packages).values({ id, status: 'in_review', ...values })
    if (versions.length > 0)
      await tx.insert(variants).values(
        versions.map((one) => ({
          id: newId(),
          packageId: id,
          platform: 'x' as const,
          language: 'en',
          ...one,
        })),
      )
  })
  return id
}

const flag: PackageFlag = { code: 'too_similar', message: 'Nearly the same.', channel_ids: [] }
const titles = async (ctx: ProjectContext, filter: QueueFilter, status: QueueTab = 'in_review') =>
  (await listReviewQueue(ctx, { status, filter, limit: 25 })).data.map(({ title }) => title)

describe('the review queue’s counts', () => {
  test('match the tables after any change, for every facet, even after count rows are merged', async () => {
    const { ctx, x, linkedin, source, itemId } = await createBrand()
    const ids: string[] = []
    for (let at = 0; at < 12; at++)
      ids.push(
        await addPackage(
          ctx,
          { title: `Post ${at}`, itemId: at % 2 ? itemId : null, flags: at % 3 ? [] : [flag] },
          [
            { channelId: x, text: 'One', language: at % 4 ? 'en' : 'de' },
            ...(at % 2 ? [{ channelId: linkedin, text: 'Two' }] : []),
          ],
        ),
      )
    const some = (every: number) => ids.filter((_, at) => at % every === 0)
    await inProject(ctx, async (tx) => {
      await tx
        .update(packages)
        .set({ status: 'approved' })
        .where(inArray(packages.id, some(2)))
      await tx
        .update(packages)
        .set({ status: 'rejected', flags: [] })
        .where(inArray(packages.id, some(3)))
      await tx
        .update(variants)
        .set({ language: 'fr' })
        .where(inArray(variants.packageId, some(4)))
      await tx.delete(variants).where(eq(variants.channelId, linkedin))
      await tx.delete(packages).where(inArray(packages.id, some(5)))
      await tx
        .update(packages)
        .set({ flags: [flag], itemId })
        .where(inArray(packages.id, some(7)))
    })
    const check = async () => {
      const counts = await countReviewQueue(ctx)
      for (const status of packageStatuses) {
        const options = await listFilterOptions(ctx, status)
        const facets = Object.entries(options).flatMap(([part, own]) =>
          own.map(({ value, count }): [string, number] => [`${part}:${value}`, count]),
        )
        const stored = await inProject(ctx, (tx) =>
          tx.execute<{ id: string; facets: string[] }>(sql`
            select p.id, array_remove(array(
              select distinct 'channel:' || v.channel_id from variants v where v.package_id = p.id
              union select distinct 'language:' || v.language from variants v where v.package_id = p.id
              union select 'source:' || i.source_id from items i where i.id = p.item_id
              union select 'flag:' || unnest(array['any', 'too_similar']) where p.flags <> '[]'), null) as facets
            from packages p where p.status = ${status}`),
        )
        expect(counts[status]).toBe(stored.length)
        const expected = new Map<string, number>()
        for (const row of stored)
          for (const facet of row.facets) expected.set(facet, (expected.get(facet) ?? 0) + 1)
        expect(Object.fromEntries(facets)).toEqual(Object.fromEntries(expected))
      }
      expect((await countReviewQueue(ctx, { source })).approved).toBe(
        (await listReviewQueue(ctx, { status: 'approved', filter: { source }, limit: 25 })).data.length,
      )
    }
    await check()
    await pool().sql`select fold_package_counts(${ctx.projectId}::uuid)`
    const [rows] = await pool().sql<{ own: number; counters: number }[]>`
      select count(*)::int as own, count(distinct (status, facet))::int as counters
      from package_counts where project_id = ${ctx.projectId}`
    expect(rows?.own).toBe(rows?.counters)
    await check()
  })

  test('never block writers: twenty concurrent writes are all counted while another transaction is still open', async () => {
    const { ctx } = await createBrand()
    let done = 0
    await inProject(ctx, async (tx) => {
      await tx.insert(packages).values({ id: newId(), title: 'Open', status: 'in_review' })
      // Merging by other connections skips the rows that this open transaction has locked.
      await Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          await addPackage(ctx, { title: `Other ${at}` })
          if (at % 5 === 0) await pool().sql`select fold_package_counts(${ctx.projectId}::uuid)`
          done++
        }),
      )
      expect(done).toBe(20)
    })
    expect((await countReviewQueue(ctx)).in_review).toBe(21)
  })

  test('are deleted with their project', async () => {
    const { ctx } = await createBrand()
    await addPackage(ctx, { title: 'Gone' })
    await inSystem((tx) => tx.delete(projects).where(eq(projects.id, ctx.projectId)))
    expect(
      await pool().sql`select from package_counts where project_id = ${ctx.projectId}
        union all select from package_search where project_id = ${ctx.projectId}`,
    ).toHaveLength(0)
  })
})

describe('the review queue’s filters', () => {
  test('match words in titles and texts, channel, language, source, flag and age, and count the matches', async () => {
    const { ctx, x, linkedin, source, itemId } = await createBrand()
    const old = new Date(Date.now() - 4 * 86_400_000)
    await addPackage(ctx, { title: 'Harbour', itemId }, [{ channelId: x, text: 'The lighthouse is open.' }])
    await addPackage(ctx, { title: 'Leuchtturm', createdAt: old }, [
      { channelId: linkedin, text: 'Offen!', language: 'de' },
    ])
    await addPackage(ctx, { title: 'Twin', flags: [flag] }, [{ channelId: x, text: 'Lighthouses, again' }])
    expect(await titles(ctx, { q: 'lighth' })).toEqual(['Twin', 'Harbour'])
    expect(await titles(ctx, { q: 'lighthouse open' })).toEqual(['Harbour'])
    expect(await titles(ctx, { q: '?!' })).toEqual([])
    expect(await titles(ctx, { channel: linkedin })).toEqual(['Leuchtturm'])
    expect(await titles(ctx, { channel: x, language: 'de' })).toEqual([])
    expect(await titles(ctx, { source })).toEqual(['Harbour'])
    expect(await titles(ctx, { flag: 'too_similar' })).toEqual(['Twin'])
    expect(await titles(ctx, { age: '3' })).toEqual(['Leuchtturm'])
    expect(await titles(ctx, { age: 'today', q: 'harbour' })).toEqual(['Harbour'])
    expect((await countReviewQueue(ctx, { channel: x })).in_review).toBe(2)
    expect((await countReviewQueue(ctx, { channel: x, q: 'again' })).in_review).toBe(1)
    expect((await countReviewQueue(ctx, { age: '3' })).in_review).toBe(1)
  })

  test('page through every sort order, showing each package once', async () => {
    const { ctx } = await createBrand()
    const at = (day: number) => new Date(Date.UTC(2030, 0, day))
    for (const [title, scheduledAt, flags] of [
      ['One', at(3), []],
      ['Two', null, [flag]],
      ['Three', at(1), []],
    ] as const)
      await addPackage(ctx, { title, scheduledAt, dueAt: scheduledAt, flags: [...flags] })
    for (const [sort, expected] of Object.entries({
      flagged: 'Two Three One',
      newest: 'Three Two One',
      oldest: 'One Two Three',
      planned: 'Three One Two',
      due: 'Three One Two',
    } as const)) {
      const seen: string[] = []
      let after: string | undefined
      for (let page = 0; page < 3; page++) {
        const { data } = await listReviewQueue(ctx, {
          status: 'in_review',
          sort: sort as 'flagged',
          limit: 1,
          after,
        })
        seen.push(...data.map(({ title }) => title))
        for (const { scheduledAt, dueAt } of data) expect(dueAt).toEqual(scheduledAt)
        after = data.at(-1)?.id
      }
      expect(seen.join(' ')).toBe(expected)
    }
  })

  test('find a word in order and count it, however common it is in this list or in others', async () => {
    const { ctx } = await createBrand()
    const prefix = newId().slice(0, -6)
    // From the oldest: one rare word, one in 40 and one in 3; and one that is common, but only in another list.
    await inProject(ctx, (tx) =>
      tx.execute(sql`insert into packages (id, title, status)
        select (${prefix} || lpad(to_hex(n), 6, '0'))::uuid,
          concat_ws(' ', 'Post', n, case when n = 7 then 'needle' end, case when n % 40 = 0 then 'seldom' end,
            case when n % 3 = 0 then 'often' end, case when n > 1300 or n in (8, 9) then 'elsewhere' end),
          case when n > 1300 then 'approved' else 'in_review' end
        from generate_series(1, 2400) n`),
    )
    const found = async (q: string, query: Partial<Parameters<typeof listReviewQueue>[1]> = {}) => {
      const { data } = await listReviewQueue(ctx, {
        status: 'in_review',
        filter: { q },
        limit: 25,
        ...query,
      })
      return data.map(({ title }) => Number(title.split(' ')[1]))
    }
    const every = (step: number, from: number, count = 25) =>
      Array.from({ length: count }, (_, at) => from + at * step)
    expect(await found('needle')).toEqual([7])
    expect(await found('nowhere')).toEqual([])
    expect(await found('often')).toEqual(every(-3, 1299))
    expect(await found('seldom')).toEqual(every(-40, 1280))
    expect(await found('seldom', { sort: 'oldest' })).toEqual(every(40, 40))
    expect(await found('elsewhere')).toEqual([9, 8])
    expect(await found('elsewhere', { status: 'approved' })).toEqual(every(-1, 2400))
    expect(await found('seldom often')).toEqual(every(-120, 1200, 10))
    const after = `${prefix}${(1000).toString(16).padStart(6, '0')}`
    expect(await found('seldom', { after })).toEqual(every(-40, 960, 24))
    const counts = async (q: string) => {
      const { in_review, approved } = await countReviewQueue(ctx, { q })
      return [in_review, approved]
    }
    expect(await counts('needle')).toEqual([1, 0])
    expect(await counts('seldom')).toEqual([32, 28])
    // Counting stops after 100; 101 means that there are more.
    expect(countsEndAt({ q: 'often' })).toBe(100)
    expect(await counts('often')).toEqual([101, 101])
    expect(await counts('elsewhere')).toEqual([2, 101])
    expect(await counts('post')).toEqual([101, 101])
    expect(await counts('nowhere')).toEqual([0, 0])
    expect((await countReviewQueue(ctx, { age: 'today' })).in_review).toBe(101)
    const known = { status: 'in_review', count: 2 } as const
    expect(await countReviewQueue(ctx, { q: 'elsewhere' }, known)).toMatchObject({
      in_review: 2,
      approved: 101,
    })
    expect(countsEndAt({})).toBe(undefined)
    expect(await countReviewQueue(ctx)).toMatchObject({ in_review: 1300, approved: 1100 })
  })
})
