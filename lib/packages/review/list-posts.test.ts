import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listChannels } from '@/lib/channels/list-channels'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { saveVoiceRules } from '@/lib/voice/editor/save-voice-rules'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { inReview, reach } from '@/testing/packages/reach-status'
import { transformItem } from '../compose/transform-item'
import { editPackage } from './edit-package'
import { listPosts } from './list-posts'

useTestDatabase()

/** Creates a package whose posts all have the given text. */
async function packageSaying(ctx: ProjectContext<'own'>, text: string): Promise<string> {
  const { id, revision, variants } = await transformItem(ctx, { id: await createTestItem(ctx) })
  await editPackage(ctx, {
    id,
    revision,
    variants: variants.map(({ id: variant }) => ({ id: variant, text })),
  })
  return id
}

async function prepared() {
  const { ctx } = await createTestProject({ voice: { words_to_avoid: ['epic'] } })
  await createTestChannel(ctx, { accountKey: 'one' })
  await createTestChannel(ctx, { accountKey: 'two' })
  return ctx
}

test('lists the voice findings of a page of packages, each sentence once', async () => {
  const ctx = await prepared()
  const [loud, calm] = [await packageSaying(ctx, 'An epic river.'), await packageSaying(ctx, 'A river.')]
  const { findings: found, posts } = await listPosts(ctx, [loud, calm])
  expect(found.get(loud)).toEqual({ blocking: [], voice: ['The brand avoids “epic”.'] })
  expect(found.has(calm)).toBe(false)
  expect(posts.get(calm)).toMatchObject(
    Array.from({ length: 2 }, () => ({ content: { text: 'A river.' }, account: { name: 'Our linkedin' } })),
  )
  expect((await listPosts(ctx, [])).posts).toEqual(new Map())
})

test('separates what blocks approval from voice findings, using the current voice and rules', async () => {
  const ctx = await prepared()
  const id = await packageSaying(ctx, 'An epic river!! And a mill.')
  await saveVoiceRules(ctx, { 'avoided-word': 'block' })
  expect((await listPosts(ctx, [id])).findings.get(id)).toEqual({
    blocking: ['The brand avoids “epic”.'],
    voice: ['One exclamation mark is enough.'],
  })
  await saveVoice(ctx, { voice: { words_to_avoid: null } })
  expect((await listPosts(ctx, [id])).findings.get(id)).toEqual({
    blocking: [],
    voice: ['One exclamation mark is enough.'],
  })
})

test('a post whose channels were all disconnected is blocked, and the voice of a version without a channel does not matter', async () => {
  const ctx = await prepared()
  const id = await packageSaying(ctx, 'An epic river.')
  const [first, second] = (await listChannels(ctx, { limit: 2 })).data
  await deleteChannel(ctx, { id: first?.id ?? '' })
  const some = await listPosts(ctx, [id])
  expect(some.findings.get(id)).toEqual({ blocking: [], voice: ['The brand avoids “epic”.'] })
  expect(some.posts.get(id)?.map(({ account }) => account.name)).toEqual([
    'Our linkedin',
    'Disconnected channel',
  ])
  await deleteChannel(ctx, { id: second?.id ?? '' })
  expect((await listPosts(ctx, [id])).findings.get(id)).toEqual({
    blocking: ['All channels of this post have been disconnected.'],
    voice: [],
  })
})

test('lists nothing for another project’s package', async () => {
  const [mine, theirs] = [await prepared(), await prepared()]
  const id = await packageSaying(theirs, 'An epic river.')
  expect(await listPosts(mine, [id])).toEqual({ posts: new Map(), findings: new Map() })
})

test('a published post comes with the times at which it was published on its channels, others with none', async () => {
  const { ctx, made } = await inReview()
  const { made: waiting } = await inReview(ctx)
  await reach.published(ctx, made)
  const times = [new Date('2030-01-07T09:00:40Z'), new Date('2030-01-07T08:59:10Z')]
  await inProject(ctx, async (tx) => {
    for (const [at, { id }] of made.variants.entries())
      await tx.update(publications).set({ finishedAt: times[at] }).where(eq(publications.variantId, id))
  })
  const { posts } = await listPosts(ctx, [made.id, waiting.id])
  expect(posts.get(made.id)?.map(({ publishedAt }) => publishedAt)).toEqual(times)
  expect(posts.get(waiting.id)?.every(({ publishedAt }) => publishedAt === null)).toBe(true)
})
