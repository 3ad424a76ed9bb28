import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { useBluesky } from './use-bluesky'

useTestDatabase()

type Kind = { name: string; make: () => Promise<Buffer> }
const made = new Map<string, Buffer>()
const bluesky = useBluesky((path) => {
  const bytes = made.get(path)
  return bytes && new Response(new Uint8Array(bytes))
})

const plain = (width: number, height: number, background = '#2b6cb0') =>
  sharp({ create: { width, height, channels: 3, background } })
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.3 } } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const kind = (name: string, picture: Sharp): Kind => ({ name, make: () => picture.toBuffer() })
const moving = async (width: number, height: number) => {
  const frames = ['#c00', '#0c0', '#00c'].map((color) => plain(width, height, color).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

/** Fifty pictures that break what was made for a JPEG of a camera. */
const kinds: Kind[] = [
  kind('cmyk.jpg', noise(800, 600).toColourspace('cmyk').jpeg()),
  kind('cmyk-large.jpg', noise(1600, 1200).toColourspace('cmyk').jpeg({ quality: 95 })),
  kind('cmyk-tiny.jpg', plain(2, 2).toColourspace('cmyk').jpeg()),
  kind('grey.jpg', noise(640, 480).greyscale().jpeg()),
  kind('grey.png', noise(640, 480).greyscale().png()),
  kind('progressive.jpg', noise(900, 700).jpeg({ progressive: true })),
  kind('mozjpeg.jpg', noise(900, 700).jpeg({ mozjpeg: true })),
  kind('444.jpg', noise(900, 700).jpeg({ chromaSubsampling: '4:4:4', quality: 95 })),
  kind('16-bit.png', noise(500, 400).toColourspace('rgb16').png()),
  kind('16-bit-large.png', noise(900, 700).toColourspace('rgb16').png()),
  kind('16-bit-clear.png', clear(500, 400).toColourspace('rgb16').png()),
  kind('16-bit-grey.png', noise(400, 300).greyscale().toColourspace('grey16').png()),
  kind('palette.png', noise(500, 400).png({ palette: true, colours: 16 })),
  kind('one-bit.png', noise(500, 400).threshold(128).png({ palette: true, colours: 2 })),
  kind('interlaced.png', noise(500, 400).png({ progressive: true })),
  kind('clear.png', clear(800, 600).png()),
  kind('clear.webp', clear(800, 600).webp()),
  kind('clear-lossless.webp', clear(800, 600).webp({ lossless: true })),
  kind('clear-near.webp', clear(700, 500).webp({ nearLossless: true })),
  kind(
    'nothing.png',
    sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).png(),
  ),
  { name: 'clear-large.png', make: () => noise(1000, 800).ensureAlpha(0.5).png().toBuffer() },
  {
    name: 'moving.gif',
    make: async () => (await moving(200, 150)).gif({ loop: 0, delay: [100, 100, 100] }).toBuffer(),
  },
  { name: 'moving-once.gif', make: async () => (await moving(90, 90)).gif({ loop: 1 }).toBuffer() },
  { name: 'moving.webp', make: async () => (await moving(200, 150)).webp({ loop: 0 }).toBuffer() },
  {
    name: 'moving-lossless.webp',
    make: async () => (await moving(64, 200)).webp({ lossless: true }).toBuffer(),
  },
  kind('still.gif', noise(200, 150).gif()),
  kind('clear.gif', clear(200, 150).gif()),
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    kind(`turned-${orientation}.jpg`, noise(600, 300).withMetadata({ orientation }).jpeg()),
  ),
  kind('turned-large.jpg', noise(1700, 1100).withMetadata({ orientation: 6 }).jpeg({ quality: 100 })),
  kind('turned.webp', noise(500, 250).withMetadata({ orientation: 8 }).webp()),
  kind('1x1.jpg', plain(1, 1).jpeg()),
  kind('1x1.png', plain(1, 1).png()),
  kind('1x1.webp', clear(1, 1).webp()),
  kind('1x1.gif', plain(1, 1).gif()),
  kind('line.png', plain(4000, 1).png()),
  kind('column.png', plain(1, 4000).png()),
  kind('thin.jpg', plain(3000, 3).jpeg()),
  kind('huge-plain.png', plain(9000, 4500).png({ compressionLevel: 9 })),
  kind('huge-plain.jpg', plain(6000, 6000).jpeg({ quality: 40 })),
  kind('large.jpg', noise(3600, 3600).jpeg({ quality: 70 })),
  kind('large.png', noise(1200, 1000).png()),
  kind('large.webp', noise(1600, 1600).webp({ quality: 100 })),
  kind('p3.jpg', noise(600, 400).withIccProfile('p3').jpeg()),
  kind('density.jpg', noise(600, 400).withMetadata({ density: 2400 }).jpeg()),
]

beforeAll(async () => {
  for (const { name, make } of kinds) made.set(`/${name}`, await make())
})

test('fifty unusual pictures are taken as they are, or in a form of ours that keeps their shape', async () => {
  expect(kinds).toHaveLength(50)
  const { ctx } = await createTestProject()
  const account = await bluesky.newAccount()
  const channelId = await bluesky.connect(ctx, account)
  for (let at = 0; at < kinds.length; at += 4) {
    const media = kinds.slice(at, at + 4).map(({ name }) => ({ url: bluesky.page(`/${name}`), alt: name }))
    const { publicationIds } = await queueApproved(ctx, [channelId], { media })
    await runPublication(ctx, publicationIds[0] ?? '')
    const { status, error } = await readPublication(ctx, publicationIds[0] ?? '')
    expect({ names: media.map(({ alt }) => alt), status, error }).toMatchObject({ status: 'published' })
  }
  const images = (await bluesky.postsOf(account)).flatMap(({ value }) => value.embed?.images ?? [])
  expect(images.map(({ alt }) => alt).toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
  let converted = 0
  for (const { alt, image, aspectRatio } of images) {
    const given = made.get(`/${alt}`) ?? Buffer.alloc(0)
    const { autoOrient } = await sharp(given, { limitInputPixels: false }).metadata()
    const query = new URLSearchParams({ did: account.did, cid: image.ref.$link })
    const answer = await fetch(`${bluesky.url}/xrpc/com.atproto.sync.getBlob?${query}`)
    const stored = Buffer.from(await answer.arrayBuffer())
    expect(stored.length).toBe(image.size)
    expect(stored.length).toBeLessThanOrEqual(2_000_000)
    const shape = (aspectRatio?.width ?? 0) / (aspectRatio?.height ?? 1)
    if (given.length <= 2_000_000) {
      // What the network takes is never made worse.
      expect({ alt, same: stored.equals(given) }).toEqual({ alt, same: true })
      expect({ alt, ...aspectRatio }).toEqual({ alt, ...autoOrient })
    } else {
      converted += 1
      expect(Math.abs(shape / (autoOrient.width / autoOrient.height) - 1)).toBeLessThan(0.01)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', ...aspectRatio })
    }
  }
  expect(converted).toBeGreaterThan(4)
})
