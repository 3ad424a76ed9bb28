import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { cards } from '@/db/schema'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { createTestItem, createTestTopicItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { inReview } from '@/testing/packages/reach-status'
import { createOwnPost } from '../create-own-post'
import { composeWithVoice } from '../write/compose-with-voice'
import { makeCard } from './make-card'
import { previewCards } from './preview-cards'

useTestDatabase()

const look = { primary_color: '#802020', secondary_color: '#f2e8cf', layout: null }

/** Returns the color of a card's background, from its upper left corner. */
async function groundOf(address: string | null): Promise<string> {
  const jpeg = Buffer.from(address?.replace('data:image/jpeg;base64,', '') ?? '', 'base64')
  const data = await sharp(jpeg).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer()
  return `#${[...data].map((value) => (value >> 4).toString(16)).join('')}`
}

test('draws a card of the newest item with the saved colors and with the entered ones', async () => {
  const { ctx } = await createTestProject()
  await createTestItem(ctx, { title: 'Older' })
  await createTestItem(ctx, { title: 'Why rivers remember', contentType: 'character-spotlight' })
  await saveVoice(ctx, { voice: { primary_color: '#186888' }, version: 0 })
  const cards = await previewCards(ctx, { format: 'wide', look })
  expect(cards.item).toMatchObject({ title: 'Why rivers remember', content_type: 'character-spotlight' })
  expect(cards.item?.description).toBeTruthy()
  expect(await groundOf(cards.saved)).toBe('#168')
  expect(await groundOf(cards.unsaved)).toBe('#822')
  const size = sharp(Buffer.from(cards.saved.split(',')[1] ?? '', 'base64')).metadata()
  expect(await size).toMatchObject({ format: 'jpeg', width: 640, height: 335 })
})

test('takes neither what a topic made nor a person’s own post for new content, for the card and for the voice', async () => {
  const { ctx } = await createTestProject()
  const older = await createTestItem(ctx, { title: 'Older' })
  const newest = await createTestItem(ctx, { title: 'Newest' })
  await createTestTopicItem(ctx, older, { title: 'Older' })
  await createOwnPost(ctx, { title: 'Own', text: 'In my own words.' })
  expect((await previewCards(ctx, { format: 'square', look })).item?.title).toBe('Newest')
  expect(await composeWithVoice(ctx, { voice: {} })).toMatchObject({
    item: { id: newest, title: 'Newest' },
    isSample: true,
  })
})

test('previews a layout before it is saved; saved cards then have it, unless an editor picks another', async () => {
  const { ctx, made } = await inReview()
  const typed = { primary_color: null, secondary_color: null, layout: 'frame' as const }
  const before = await previewCards(ctx, { format: 'square', look: typed })
  expect(before.unsaved).not.toBeNull()
  await saveVoice(ctx, { voice: { card_layout: 'frame' }, version: 0 })
  const after = await previewCards(ctx, { format: 'square', look: typed })
  expect(after.unsaved).toBeNull()
  expect(after.saved).toBe(before.unsaved)
  const variant_id = made.variants[0]?.id ?? ''
  const layoutOf = async (layout?: 'strip') => {
    const card = { id: made.id, variant_id, format: 'square', picture_url: null, layout } as const
    const { url } = await makeCard(ctx, card)
    const rows = await inProject(ctx, (tx) => tx.select().from(cards))
    return rows.find(({ id }) => url.includes(id))?.recipe.layout
  }
  expect([await layoutOf(), await layoutOf('strip')]).toEqual(['frame', 'strip'])
})

test('draws only one card when the entered colors equal the saved ones, however they are written', async () => {
  const { ctx } = await createTestProject()
  await saveVoice(ctx, { voice: { primary_color: '#1A6F8B' }, version: 0 })
  const same = { primary_color: '#1a6f8b', secondary_color: null, layout: 'rings' as const }
  expect((await previewCards(ctx, { format: 'square', look: same })).unsaved).toBeNull()
})

test('a project without items gets a card without an item', async () => {
  const { ctx } = await createTestProject()
  const { item, saved, left_out } = await previewCards(ctx, { format: 'square', look })
  expect(item).toBeNull()
  expect(saved).toMatch(/^data:image\/jpeg;base64,/)
  expect(left_out).toEqual({ signs: 0, nothing_left: false })
})

test('reports what a card cannot show of a title', async () => {
  const { ctx } = await createTestProject()
  await createTestItem(ctx, { title: 'Grand opening 🎉🎉' })
  expect((await previewCards(ctx, { format: 'square', look })).left_out).toEqual({
    signs: 2,
    nothing_left: false,
  })
  await createTestItem(ctx, { title: 'ላሊበላ ሐውልት' })
  expect((await previewCards(ctx, { format: 'square', look })).left_out.nothing_left).toBe(true)
})

test('never shows another project’s item', async () => {
  const other = await createTestProject()
  await createTestItem(other.ctx, { title: 'Theirs' })
  const { ctx } = await createTestProject()
  expect((await previewCards(ctx, { format: 'square', look })).item).toBeNull()
})
