import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, wordingChanges } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { acceptLearnedWords } from './accept-learned-words'
import { dismissLearnedWords } from './dismiss-learned-words'
import { findReplacements } from './find-replacements'
import { listLearnedWords } from './list-learned-words'
import { storeReplacements } from './store-replacements'
import { undoLearnedWords } from './undo-learned-words'

useTestDatabase()

const find = (before: string, after: string, { language = 'en', sources = [] as string[] } = {}) =>
  findReplacements({ before, after, language }, sources).map(({ from, to }) => `${from} -> ${to}`)

describe('a person’s replacement', () => {
  test.each([
    ['We utilise old lamps in the house.', 'We use old lamps in the house.', ['utilise -> use']],
    ['Utilise old lamps in the house.', 'Use old lamps in the house.', ['utilise -> use']],
    ['We have a wide range of lamps here today.', 'We have many lamps here today.', []],
    ['It opens at 9 in the big old house.', 'It opens at 10 in the big old house.', []],
    ['We meet Berta in the big old house.', 'We meet Carla in the big old house.', []],
    ['We see the lamp in a big old house.', 'We see a lamp in a big old house.', []],
    ['We see lamps in the Big old house.', 'We see lamps in the big old house.', []],
    ['We see lamps in the old house.', 'We see lamps in the old house!', []],
    ['We see lamps in the old house.', 'Nobody knows why storms sing at night.', []],
  ])('"%s" changed to "%s" gives %j', (before, after, expected) => {
    expect(find(before, after)).toEqual(expected)
  })

  test('is found in German and in languages without spaces', () => {
    const [before, after] = [
      'Wir nutzen die alten Lampen im Haus.',
      'Wir verwenden die alten Lampen im Haus.',
    ]
    expect(find(before, after, { language: 'de' })).toEqual(['nutzen -> verwenden'])
    expect(find('今日は古い家で猫を見ます。', '今日は古い家で犬を見ます。', { language: 'ja' })).toEqual([
      '猫 -> 犬',
    ])
  })

  test('is ignored if the sources explain it', () => {
    const [before, after] = ['We see red lamps in the old house.', 'We see blue lamps in the old house.']
    expect(find(before, after, { sources: ['There are blue lamps.'] })).toEqual([])
    expect(find(before, after, { sources: ['There are blue lamps, and red ones.'] })).toEqual(['red -> blue'])
  })
})

const words = { language: 'en', from: 'utilise', to: 'use' }

/** Stores one post for each entry of `days`, in which a word was replaced that many days ago. */
async function replaceIn(
  ctx: ProjectContext<'own'>,
  days: readonly number[],
  change = words,
): Promise<string[]> {
  return inProject(ctx, async (tx) => {
    const ids = days.map(() => newId())
    for (const [at, id] of ids.entries()) {
      await tx.insert(packages).values({ id, title: `Post ${at}` })
      const text = (word: string) => `We ${word} the old lamps in the house.`
      await storeReplacements(tx, ctx.actor, {
        packageId: id,
        edits: [{ before: text(change.from), after: text(change.to), language: change.language }],
        sources: [],
      })
      const createdAt = new Date(Date.now() - (days[at] ?? 0) * 86_400_000)
      await tx.update(wordingChanges).set({ createdAt }).where(eq(wordingChanges.packageId, id))
    }
    return ids
  })
}

const avoided = async (ctx: ProjectContext<'own'>) => (await getVoice(ctx)).voice.words_to_avoid ?? []
const proposed = async (ctx: ProjectContext<'own'>) => (await listLearnedWords(ctx)).proposed

describe('learning words', () => {
  test('proposes a word after three posts on two days, or after five posts, with examples', async () => {
    const { ctx } = await createTestProject()
    await replaceIn(ctx, [0, 0])
    await replaceIn(ctx, [0, 0, 0, 0, 0], { language: 'en', from: 'purchase', to: 'buy' })
    expect((await proposed(ctx)).map(({ from }) => from)).toEqual(['purchase'])
    const [third] = await replaceIn(ctx, [3])
    const all = await proposed(ctx)
    expect(all.map(({ from, to, times, posts }) => [from, to, times, posts])).toEqual([
      ['purchase', 'buy', 5, 5],
      ['utilise', 'use', 3, 3],
    ])
    expect(all[1]?.examples[0]).toEqual({ package_id: third, title: 'Post 0' })
    const other = await createTestProject()
    expect(await proposed(other.ctx)).toEqual([])
  })

  test('does not count a post in which the old word was put back', async () => {
    const { ctx } = await createTestProject()
    const [first = ''] = await replaceIn(ctx, [1, 2, 3])
    await inProject(ctx, (tx) =>
      tx.insert(wordingChanges).values({
        ...{ id: newId(), packageId: first, language: 'en', fromWords: 'use', toWords: 'utilise' },
      }),
    )
    expect(await proposed(ctx)).toEqual([])
  })

  test('accepting creates a voice version, dismissing is remembered, and both can be undone', async () => {
    const { ctx } = await createTestProject()
    await replaceIn(ctx, [1, 2, 3])
    await acceptLearnedWords(ctx, words)
    expect(await avoided(ctx)).toEqual(['utilise → use'])
    expect((await getVoice(ctx)).version).toBe(1)
    expect(await proposed(ctx)).toEqual([])
    await undoLearnedWords(ctx, words)
    expect(await avoided(ctx)).toEqual([])
    expect(await proposed(ctx)).toHaveLength(1)
    await dismissLearnedWords(ctx, words)
    expect(await listLearnedWords(ctx)).toEqual({
      proposed: [],
      dismissed: [{ ...words, by: ctx.actor.name }],
    })
    await undoLearnedWords(ctx, words)
    expect(await proposed(ctx)).toHaveLength(1)
    await expect(undoLearnedWords(ctx, words)).rejects.toMatchObject({ code: 'not-found' })
    await expect(acceptLearnedWords(ctx, { ...words, to: 'employ' })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('a full list takes no more words, but a word already in it can be accepted', async () => {
    const { ctx } = await createTestProject()
    await replaceIn(ctx, [1, 2, 3])
    const others = Array.from({ length: 199 }, (_, n) => `word-${n}`)
    await saveVoice(ctx, { voice: { words_to_avoid: [...others, 'utilise → use'] } })
    await acceptLearnedWords(ctx, words)
    expect(await proposed(ctx)).toEqual([])
    await replaceIn(ctx, [1, 2, 3], { language: 'en', from: 'purchase', to: 'buy' })
    await expect(
      acceptLearnedWords(ctx, { language: 'en', from: 'purchase', to: 'buy' }),
    ).rejects.toMatchObject({ code: 'wrong-state' })
  })
})
