import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { unusualPictures } from '../unusual-pictures'
import { useBluesky } from './use-bluesky'

useTestDatabase()

const made = new Map<string, Buffer>()
const bluesky = useBluesky((path) => {
  const bytes = made.get(path)
  return bytes && new Response(new Uint8Array(bytes))
})

beforeAll(async () => {
  for (const [name, bytes] of await unusualPictures()) made.set(`/${name}`, bytes)
})

test('fifty unusual pictures are sent unchanged, or converted with their shape kept', async () => {
  const names = [...made.keys()].map((path) => path.slice(1))
  expect(names).toHaveLength(50)
  const { ctx } = await createTestProject()
  const account = await bluesky.newAccount()
  const channelId = await bluesky.connect(ctx, account)
  for (let at = 0; at < names.length; at += 4) {
    const media = names.slice(at, at + 4).map((name) => ({ url: bluesky.page(`/${name}`), alt: name }))
    const { publicationIds } = await queueApproved(ctx, [channelId], { media })
    await runPublication(ctx, publicationIds[0] ?? '')
    const { status, error } = await readPublication(ctx, publicationIds[0] ?? '')
    expect({ names: media.map(({ alt }) => alt), status, error }).toMatchObject({ status: 'published' })
  }
  const images = (await bluesky.postsOf(account)).flatMap(({ value }) => value.embed?.images ?? [])
  expect(images.map(({ alt }) => alt).toSorted()).toEqual(names.toSorted())
  let converted = 0
  for (const { alt, image, aspectRatio } of images) {
    const original = made.get(`/${alt}`) ?? Buffer.alloc(0)
    const { autoOrient } = await sharp(original, { limitInputPixels: false }).metadata()
    const query = new URLSearchParams({ did: account.did, cid: image.ref.$link })
    const answer = await fetch(`${bluesky.url}/xrpc/com.atproto.sync.getBlob?${query}`)
    const stored = Buffer.from(await answer.arrayBuffer())
    expect(stored.length).toBe(image.size)
    expect(stored.length).toBeLessThanOrEqual(2_000_000)
    const shape = (aspectRatio?.width ?? 0) / (aspectRatio?.height ?? 1)
    if (original.length <= 2_000_000) {
      // Pictures that the network accepts as they are must not be degraded.
      expect({ alt, same: stored.equals(original) }).toEqual({ alt, same: true })
      expect({ alt, ...aspectRatio }).toEqual({ alt, ...autoOrient })
    } else {
      converted += 1
      expect(Math.abs(shape / (autoOrient.width / autoOrient.height) - 1)).toBeLessThan(0.01)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', ...aspectRatio })
    }
  }
  expect(converted).toBeGreaterThan(4)
})
