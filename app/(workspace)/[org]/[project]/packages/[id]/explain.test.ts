import { expect, test } from 'vitest'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { getPackage } from '@/lib/packages/get-package'
import { editPackage } from '@/lib/packages/review/edit-package'
import { nextStatus, packageStatuses } from '@/lib/publications/states'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { blockedBy, noticesOf, regeneratingNote } from './explain'

useTestDatabase()

test('a post in review is blocked once all its channels are disconnected, with a link to choose or connect another one', async () => {
  const { ctx } = await createTestProject()
  const x = await createTestChannel(ctx, { platform: 'x' })
  const linkedin = await createTestChannel(ctx, { platform: 'linkedin' })
  const { id, variants } = await transformItem(ctx, { id: await createTestItem(ctx) })
  const short = variants.find(({ platform }) => platform === 'x')
  await editPackage(ctx, { id, variants: [{ id: short?.id ?? '', text: 'ä'.repeat(400) }] })
  const blocked = async (hasChannels: boolean) =>
    blockedBy(await getPackage(ctx, { id }), {
      paused: false,
      place: { base: '/a/b', role: 'owner', orgRole: 'owner' },
      hasChannels,
    })
  expect(await blocked(true)).toMatchObject({ versions: [{ id: short?.id }] })
  await deleteChannel(ctx, { id: x })
  expect(await blocked(true)).toBeUndefined()
  await deleteChannel(ctx, { id: linkedin })
  const why = 'All channels of this post have been disconnected.'
  expect(await blocked(true)).toEqual({
    why,
    links: [{ label: 'Choose another channel', href: '#channels' }],
  })
  expect(await blocked(false)).toEqual({
    why,
    links: [{ label: 'Connect a channel', href: '/a/b/channels' }],
  })
})

test('why a post has no version is said in the place of its text, not among its warnings as well', async () => {
  const { ctx } = await createTestProject()
  const made = await transformItem(ctx, {
    id: await createTestItem(ctx, { metadata: { target_platforms: ['gone'] } }),
  })
  expect(noticesOf(made).warnings).toEqual([expect.stringContaining('“gone”')])
})

test('the dialog before regenerating says where the post goes, unless its status stays the same', () => {
  for (const status of packageStatuses) {
    const to = nextStatus('regenerate', status)
    const says = { in_review: 'back to review', draft: 'back into a draft' }[String(to)]
    const note = regeneratingNote({ status })
    if (to === status || to === undefined) expect(note).toBeUndefined()
    else expect(note).toContain(says)
  }
})
