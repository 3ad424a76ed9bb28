import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, publications, variantSignatures, variants } from '@/db/schema'
import { newId } from '@/lib/ids'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { noveltyHalves } from '@/testing/novelty/corpus'
import { measureNovelty, measureRule } from '@/testing/novelty/measure'
import { storePosts } from '@/testing/novelty/store-brand'
import { findSimilarPosts, type PostToCompare } from './find-similar-posts'
import { compareNumbers } from './number-words'
import { signOlderVariants } from './sign-older-variants'
import { getSignature } from './signature'
import { storeSignatures } from './store-signatures'

useTestDatabase()

const original = `Mira keeps the lighthouse at Lantern Cove. Every night she climbs all 212 steps with a jar of fireflies, because the lamp has been broken since the great storm.`
const reworded = `Since the big storm broke its lamp, the lighthouse has needed another light: night after night Mira carries a jar full of fireflies up the 212 steps.`

async function prepared(texts = [original], how: Parameters<typeof storePosts>[3] = {}) {
  const { ctx } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const ids = await storePosts(ctx, channelId, texts, how)
  const ask = (post: Partial<PostToCompare> = {}, more?: Parameters<typeof findSimilarPosts>[2]) =>
    inProject(ctx, async (tx) => {
      const [found = []] = await findSimilarPosts(
        tx,
        [{ channelId, language: 'en', text: reworded, ...post }],
        more,
      )
      return found
    })
  return { ctx, channelId, ids, ask }
}

const [filled, empty] = [true, false].map((isFilled) =>
  Object.entries(noveltyHalves).filter(([, brands]) => brands.length > 0 === isFilled),
) as [[string, (typeof noveltyHalves)['development']][], [string, unknown][]]

test.each(filled)(
  'in the %s half, at least 95% of near-duplicates and at most 2% of fresh posts are held',
  async (half, brands) => {
    // The database lookup works the same way for all brands, so only one half is measured through it.
    const measure = half === 'development' ? measureRule : measureNovelty
    const { missed, flagged, nearDuplicates, fresh } = await measure(brands)
    const shares = { missed: missed.length / nearDuplicates, held: flagged.length / fresh }
    const posts = [...missed.map((text) => `missed: ${text}`), ...flagged.map((text) => `held: ${text}`)]
    const areMet = shares.missed <= 0.05 && shares.held <= 0.02
    expect(areMet, `${JSON.stringify(shares)}\n\n${posts.join('\n\n')}`).toBe(true)
  },
)

// Without posts there is nothing to measure; the name of this test says so.
test.each(empty)(
  'there are no %s posts, so the gate’s accuracy on unseen posts is not measured',
  (_, brands) => {
    expect(brands).toEqual([])
  },
)

describe('numbers', () => {
  test.each([
    ['It took six weeks to dry the oak.', 'The oak dried for 42 days.'],
    ['Twelve months of honey on the roof.', 'A year of roof honey.'],
    ['Seit drei Jahrzehnten liest Renate Zähler.', 'Renate liest seit 30 Jahren Zähler.'],
    ['Every sixth jar is honey.', 'One in six jars is honey.'],
  ])('that mean the same in other units or in words are equal: %s %s', (one, other) => {
    const numbers = (text: string) => getSignature({ text }).terms.filter(({ isNumber }) => isNumber)
    expect(numbers(one)).toEqual(numbers(other))
    expect(numbers(one)).toHaveLength(1)
  })

  test.each([
    ['12m', '84d', 0],
    ['3m', '84d', 0.8],
    ['6d', '6', 0.9],
    ['6d', '6m', 0],
    ['40m', '41m', 0],
  ])('%s and %s have a likeness of %d', (one, other, likeness) => {
    expect(compareNumbers(one, other)).toBe(likeness)
  })
})

describe('a post that repeats another one', () => {
  test('is found with the nearest post and its reason, text, time and state', async () => {
    const { ask, ids } = await prepared([original, 'Juno bakes her sea bread with kelp flour.'])
    const found = await ask()
    expect(found).toMatchObject([
      { variantId: ids[0], reason: 'same-fact', title: 'A post', text: original, state: 'published' },
    ])
    expect(found[0]?.at).toBeInstanceOf(Date)
    expect(found[0]?.packageId).not.toBe(ids[0])
  })

  test('counts as the same text when only a word or two differ', async () => {
    const { ask } = await prepared()
    expect(await ask({ text: original.replace('Every night', 'Each night') })).toMatchObject([
      { reason: 'same-text' },
    ])
  })

  test('counts as the same opening when it continues differently', async () => {
    const opening = 'Hardly anybody in Millbrook remembers the weavers’ strike of 1903.'
    const { ask } = await prepared([
      `${opening} Its banner was sewn by night from cloth that had been taken out of the mill, and six weeks later it hung in the church.`,
    ])
    const text = `${opening} Our guide Harold does, because his grandfather told him every evening how the foreman lost his hat, his whistle and finally his temper at the gate.`
    expect(await ask({ text })).toMatchObject([{ reason: 'same-opening' }])
  })

  test('is not found when the shared opening only says what takes place and when', async () => {
    const opening = 'Find us at the Ashdown Square market this Sunday, 9 till 2.'
    const { ask } = await prepared([`${opening} We are bringing cold brew and a blend for Christmas.`])
    expect(await ask({ text: `${opening} The hand grinder is coming too: any beans, any roaster.` })).toEqual(
      [],
    )
  })

  test.each(['in_review', 'approved', 'scheduled', 'publishing', 'published'] as const)(
    'is found when the other one is %s',
    async (status) => {
      const { ask } = await prepared([original], { status })
      expect(await ask()).toMatchObject([{ state: status }])
    },
  )

  test.each(['draft', 'rejected', 'failed'] as const)(
    'is not found when the other one is %s',
    async (status) => {
      const { ask } = await prepared([original], { status })
      expect(await ask()).toEqual([])
    },
  )

  test('is found when the other one is published although its package failed on another channel', async () => {
    const { ctx, ask, ids, channelId } = await prepared([original], { status: 'failed' })
    const [variantId = ''] = ids
    const finishedAt = new Date('2026-05-04T10:00:00Z')
    await inProject(ctx, async (tx) => {
      const [row] = await tx.select().from(variants).where(eq(variants.id, variantId))
      await tx.insert(publications).values({
        ...{ id: newId(), packageId: row?.packageId ?? '', variantId, channelId, packageRevision: 1 },
        ...{ status: 'published', payload: {}, payloadHash: 'x', finishedAt },
      })
    })
    expect(await ask()).toMatchObject([{ state: 'failed', at: finishedAt }])
    expect(await ask({}, { since: new Date('2026-06-01T00:00:00Z') })).toEqual([])
  })

  test('is not compared with its own package, nor with its item’s other packages on request', async () => {
    const { ctx, ask } = await prepared()
    const [found] = await ask()
    expect(await ask({ exceptPackages: [found?.packageId ?? ''] })).toEqual([])
    const itemId = await createTestItem(ctx)
    await inProject(ctx, (tx) => tx.update(packages).set({ itemId }))
    expect(await ask()).toHaveLength(1)
    expect(await ask({ exceptItem: itemId })).toEqual([])
  })

  test('counts as new on another channel, in another language and in another project', async () => {
    const { ctx, ask } = await prepared()
    expect(await ask({ channelId: await createTestChannel(ctx, { platform: 'x' }) })).toEqual([])
    expect(await ask({ language: 'de' })).toEqual([])
    expect(await ask({ language: 'und' })).toHaveLength(1)
    const { ctx: other } = await createTestProject()
    const [{ channelId = '' } = {}] = await inProject(ctx, (tx) => tx.select().from(variants))
    const found = await inProject(other, (tx) =>
      findSimilarPosts(tx, [{ channelId: channelId ?? '', language: 'en', text: original }]),
    )
    expect(found).toEqual([[]])
  })

  test('many posts are compared in one call, and each gets its own result', async () => {
    const { ctx, channelId, ids } = await prepared([
      original,
      'Pell draws a new map of the sandbanks each morning.',
    ])
    const texts = [
      '',
      '#only #hashtags',
      reworded,
      'A map of the sandbanks: Pell draws a new one each morning.',
    ]
    const found = await inProject(ctx, (tx) =>
      findSimilarPosts(
        tx,
        texts.map((text) => ({ channelId, language: 'en', text })),
      ),
    )
    expect(found.map((some) => some.map(({ variantId }) => variantId))).toEqual([[], [], [ids[0]], [ids[1]]])
  })
})

describe('signatures', () => {
  test('are created for older posts by the next round of housekeeping', async () => {
    const { ctx, ask } = await prepared()
    await inProject(ctx, (tx) => tx.delete(variantSignatures))
    expect(await ask()).toEqual([])
    await signOlderVariants()
    expect(await ask()).toHaveLength(1)
    expect(await signOlderVariants()).toEqual({ signed: 0, done: true })
  })

  test('follow the text, and are deleted with their variant', async () => {
    const { ctx, ask, ids, channelId } = await prepared()
    const [id = ''] = ids
    await inProject(ctx, async (tx) => {
      const text = 'Our newsletter turns two.'
      await tx.update(variants).set({ text }).where(eq(variants.id, id))
      await storeSignatures(tx, [{ id, channelId, title: null, text }])
    })
    expect(await ask()).toEqual([])
    expect(await ask({ text: 'Our newsletter turns two!' })).toHaveLength(1)
    await inProject(ctx, (tx) => tx.delete(variants))
    expect(await inProject(ctx, (tx) => tx.select().from(variantSignatures))).toEqual([])
  })

  test('are read through the word index, even on a channel without planner statistics', async () => {
    const { ctx, channelId, ids } = await prepared()
    const many = Array.from(
      { length: 600 },
      (_, at) => `Number ${at} of ${at * 7}: word${at}x and other${at}y.`,
    )
    await storePosts(ctx, channelId, many)
    const { found, whole, rows } = await inProject(ctx, async (tx) => {
      // The statistics may include what the connection did before.
      const count = async () => {
        const [read] = await tx.execute<{ whole: string; rows: string }>(sql`
          select sum(seq_scan) as whole, sum(idx_tup_fetch) as rows from pg_stat_xact_user_tables
          where relname in ('variant_signatures', 'variants', 'packages', 'publications')`)
        return { whole: Number(read?.whole), rows: Number(read?.rows) }
      }
      const before = await count()
      const [similar] = await findSimilarPosts(tx, [{ channelId, language: 'en', text: reworded }])
      const after = await count()
      return { found: similar, whole: after.whole - before.whole, rows: after.rows - before.rows }
    })
    expect(found).toMatchObject([{ variantId: ids[0] }])
    expect(whole).toBe(0)
    expect(rows).toBeLessThan(400)
  })
})
