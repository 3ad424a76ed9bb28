import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readBlob } from '@/lib/media/blobs'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getPromptBlock } from '../prompt/get-prompt-block'
import { addReferenceImage } from './add-reference-image'
import { changeReferenceImage } from './change-reference-image'
import { listReferenceImages } from './list-reference-images'
import { removeReferenceImage } from './remove-reference-image'

useTestDatabase()

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#14646b' } })
    .png()
    .toBuffer()
const about = { kind: 'logo' as const, name: 'Logo', description: 'Three waves', is_default: true }
const person = async () => {
  const { ctx } = await createTestProject()
  return { ctx, id: ctx.actor.id ?? '' }
}

test('encodes an image anew, lists a default one in the prompt block, and deletes it with its entry', async () => {
  const { ctx, id } = await person()
  const made = await addReferenceImage(id, { ...about, bytes: await png() })
  const name = made.url.split('/').at(-1) ?? ''
  expect((await readBlob(name))?.subarray(8, 12).toString()).toBe('WEBP')
  expect((await getPromptBlock(ctx, {})).text).toContain('> Logo: Three waves')
  await changeReferenceImage(id, { id: made.id, is_default: false })
  expect(await listReferenceImages(id)).toMatchObject([
    { name: 'Logo', description: 'Three waves', is_default: false },
  ])
  expect((await getPromptBlock(ctx, {})).text).toBe('')
  await removeReferenceImage(id, { id: made.id })
  expect(await listReferenceImages(id)).toEqual([])
  expect(await readBlob(name)).toBeUndefined()
})

test('another person’s image can be neither listed, changed nor removed', async () => {
  const [mine, theirs] = await Promise.all([person(), person()])
  const { id } = await addReferenceImage(theirs.id, { ...about, bytes: await png() })
  await expect(changeReferenceImage(mine.id, { id, name: 'Mine' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(removeReferenceImage(mine.id, { id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await listReferenceImages(mine.id)).toEqual([])
  expect(await listReferenceImages(theirs.id)).toMatchObject([{ name: 'Logo' }])
})

test('refuses what is not a valid PNG, JPEG or WebP of limited size, and keeps nothing', async () => {
  const { id } = await person()
  const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a'),
    Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'),
    Buffer.alloc(0),
    bomb,
  ])
    await expect(addReferenceImage(id, { ...about, bytes })).rejects.toMatchObject({
      code: expect.stringMatching(/unsupported-media-type|invalid/),
    })
  expect(await listReferenceImages(id)).toEqual([])
})
