import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { inReview, reach } from '@/testing/packages/reach-status'
import { listFailures } from './list-failures'

useTestDatabase()

const setOutcome = (
  ctx: ProjectContext<'own'>,
  variantId: string | undefined,
  outcome: Partial<Pick<typeof publications.$inferInsert, 'status' | 'error'>>,
) =>
  inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set(outcome)
      .where(eq(publications.variantId, variantId ?? '')),
  )
const errorOf = (message: string) => ({ code: 'rejected', message, hint: '' })

test('lists why posts failed on each channel, each reason once, and nothing for channels that published them', async () => {
  const { ctx, made: same } = await inReview()
  const { made: partly } = await inReview(ctx)
  const { made: waiting } = await inReview(ctx)
  for (const made of [same, partly]) await reach.failed(ctx, made)
  for (const { id } of same.variants) await setOutcome(ctx, id, { error: errorOf('It is a duplicate.') })
  const [first, ...others] = partly.variants
  await setOutcome(ctx, first?.id, { error: errorOf(`Too long: ${'a'.repeat(400)}`) })
  for (const { id } of others) await setOutcome(ctx, id, { status: 'published' })

  const failures = await listFailures(ctx, [same.id, partly.id, waiting.id])
  const [whole, ...rest] = failures.get(same.id) ?? []
  expect([whole?.message, rest]).toEqual(['It is a duplicate.', []])
  expect(whole?.channels.sort()).toEqual(same.variants.map(({ channel }) => channel?.display_name).sort())
  expect(failures.get(partly.id)).toEqual([
    {
      channels: [first?.channel?.display_name],
      message: expect.stringMatching(/^Too long: a{290}…$/),
    },
  ])
  expect(failures.has(waiting.id)).toBe(false)
  const stranger = await createTestProject()
  expect(await listFailures(stranger.ctx, [same.id])).toEqual(new Map())
})

test('a post that failed without a stored reason was rejected by its network', async () => {
  const { ctx, made } = await inReview()
  await reach.failed(ctx, made)
  const messages = (await listFailures(ctx, [made.id])).get(made.id)?.map(({ message }) => message)
  expect(messages?.sort()).toEqual(['LinkedIn rejected the post.', 'X rejected the post.'])
})
