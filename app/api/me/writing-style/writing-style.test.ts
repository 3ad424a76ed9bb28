import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addReferenceImage } from '@/lib/voice/references/add-reference-image'
import { listReferenceImages } from '@/lib/voice/references/list-reference-images'
import { writingStyleAnswer } from '@/lib/voice/schemas'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { GET, PUT } from './route'

useTestDatabase()

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14646b' } })
  .png()
  .toBuffer()
const picture = { kind: 'logo' as const, name: 'Logo', description: '', is_default: false, bytes }

async function client() {
  const { ctx, org } = await createTestProject()
  const person = ctx.actor.id ?? ''
  const token = await createTestToken(org)
  const call = async (method: 'GET' | 'PUT', style?: unknown) => {
    const request = new Request('http://tributary.test/api/me/writing-style', {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(style === undefined ? {} : { body: JSON.stringify(style) }),
    })
    const answer = await (method === 'GET' ? GET : PUT)(request)
    return { status: answer.status, body: await answer.json() }
  }
  return { person, call, add: async () => (await addReferenceImage(person, picture)).id }
}

test('the writing style names the default images of the reference library, and saving it chooses them', async () => {
  const { person, call, add } = await client()
  const [first, second] = [await add(), await add()]
  const { status, body } = await call('PUT', {
    words_to_avoid: ['synergy'],
    default_reference_images: [second],
  })
  expect([status, body.style]).toEqual([
    200,
    { words_to_avoid: ['synergy'], default_reference_images: [second] },
  ])
  expect(writingStyleAnswer.parse((await call('GET')).body).style).toEqual(body.style)
  expect((await call('PUT', { words_to_avoid: [] })).body.style.default_reference_images).toEqual([second])
  expect(
    (await call('PUT', { default_reference_images: [first] })).body.style.default_reference_images,
  ).toEqual([first])
  await call('PUT', { default_reference_images: [] })
  expect((await listReferenceImages(person)).map(({ is_default }) => is_default)).toEqual([false, false])
})

test('an image of somebody else is rejected with its place, and nothing changes', async () => {
  const [mine, theirs] = [await client(), await client()]
  const [own, other] = [await mine.add(), await theirs.add()]
  await mine.call('PUT', { words_to_avoid: ['synergy'], default_reference_images: [own] })
  const { status, body } = await mine.call('PUT', { default_reference_images: [own, other] })
  expect([status, body.errors]).toEqual([
    422,
    [{ pointer: '/default_reference_images/1', detail: 'This image isn’t in your reference library.' }],
  ])
  expect((await mine.call('GET')).body.style).toEqual({
    words_to_avoid: ['synergy'],
    default_reference_images: [own],
  })
  expect((await listReferenceImages(theirs.person)).map(({ is_default }) => is_default)).toEqual([false])
})

test('a call without a body changes nothing', async () => {
  const { call } = await client()
  await call('PUT', { words_to_avoid: ['synergy'] })
  expect((await call('PUT')).status).toBe(400)
  expect((await call('GET')).body.style.words_to_avoid).toEqual(['synergy'])
})
