import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { computeFrame, fitPicture, measurePicture } from './fit-picture'

const instagram = { maxBytes: 8_000_000, ratio: { min: 4 / 5, max: 1.91 } }
const shapeOf = ({ width, height }: { width: number; height: number }) => width / height
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

test('a picture of any size is framed in an allowed shape that contains it, with no more margin than needed', () => {
  const side = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const frame = computeFrame({ width, height }, instagram.ratio)
      expect(shapeOf(frame)).toBeGreaterThanOrEqual(0.8)
      expect(shapeOf(frame)).toBeLessThanOrEqual(1.91)
      expect(frame.width).toBeGreaterThanOrEqual(width)
      expect(frame.height).toBeGreaterThanOrEqual(height)
      expect(frame.width === width || frame.height === height).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['a banner', 1500, 100],
  ['a tower', 90, 1400],
  ['a line', 2000, 1],
  ['one pixel', 1, 1],
  ['a larger one than is shown', 3000, 2900],
])('%s becomes a JPEG of an allowed shape', async (_, width, height) => {
  const fitted = await fitPicture(await plain(width, height, '#c02020').png().toBuffer(), instagram)
  const { format, ...size } = await sharp(fitted).metadata()
  expect(format).toBe('jpeg')
  expect(shapeOf(size)).toBeGreaterThanOrEqual(0.8)
  expect(shapeOf(size)).toBeLessThanOrEqual(1.91)
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2560)
})

test('a picture that is too tall keeps all four corners, on a ground in its own colors', async () => {
  const corner = (left: number, top: number, background: string) => ({
    input: { create: { width: 40, height: 40, channels: 3 as const, background } },
    left,
    top,
  })
  const tall = await plain(200, 800, '#209020')
    .composite([
      corner(0, 0, '#ff0000'),
      corner(160, 0, '#0000ff'),
      corner(0, 760, '#ffffff'),
      corner(160, 760, '#000000'),
    ])
    .webp({ lossless: true })
    .toBuffer()
  const fitted = await fitPicture(tall, instagram)
  const { data, info } = await sharp(fitted).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 640, height: 800 })
  const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
  const near = (seen: number[], wanted: number[]) =>
    seen.forEach((value, index) => {
      expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThan(30)
    })
  near(at(220 + 20, 20), [255, 0, 0])
  near(at(220 + 180, 20), [0, 0, 255])
  near(at(220 + 20, 780), [255, 255, 255])
  near(at(220 + 180, 780), [0, 0, 0])
  const [red = 0, green = 0, blue = 0] = at(60, 400)
  expect(green).toBeGreaterThan(Math.max(red, blue) + 40)
})

test('a picture that lies on its side is turned upright and loses its EXIF data', async () => {
  const lying = await plain(300, 200, '#336699')
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await measurePicture(lying)).toEqual({ width: 200, height: 300 })
  const fitted = await fitPicture(lying, { maxBytes: 1e6, ratio: null })
  expect(await sharp(fitted).metadata()).toMatchObject({ width: 200, height: 300 })
  expect(fitted.includes('secret place')).toBe(false)
})

test('transparent parts become white', async () => {
  const fitted = await fitPicture(await plain(50, 50, '#00000000').png().toBuffer(), instagram)
  const [dominant = 0] = await sharp(fitted).raw().toBuffer()
  expect(dominant).toBeGreaterThan(250)
})

test('a picture with too many bytes is reduced until it fits', async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const bytes = await noise.png().toBuffer()
  const fitted = await fitPicture(bytes, { maxBytes: 300_000, ratio: null })
  expect(fitted.length).toBeLessThanOrEqual(300_000)
  await expect(fitPicture(bytes, { maxBytes: 500, ratio: null })).rejects.toMatchObject({ code: 'invalid' })
})

test('a small file that would decode to a huge picture is refused, and so is a truncated one', async () => {
  const bomb = whitePng(12_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(fitPicture(bomb, instagram)).rejects.toMatchObject({ code: 'invalid' })
  expect(await measurePicture(bomb)).toEqual({ width: 12_000, height: 12_000 })
  const torn = (await plain(64, 64, '#123456').png().toBuffer()).subarray(0, 60)
  await expect(fitPicture(torn, instagram)).rejects.toMatchObject({ code: 'invalid' })
})

/** A square two-color PNG, all white, encoded without holding the image in memory. */
function whitePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)), 0xff)
  for (let line = 0; line < side; line++) lines[line * (1 + Math.ceil(side / 8))] = 0
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture of a shape that is not allowed is cropped around its focal point', async () => {
  const half = { create: { width: 400, height: 100, channels: 3, background: '#0000ff' } } as const
  const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const wide = await sharp(half)
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const colour = async (x: number) => {
    const form = { maxBytes: 100_000, ratio: { min: 0.8, max: 1 }, focal: { x, y: 0.5 } }
    const made = await fitPicture(wide, form)
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true })
    const middle = (50 * info.width + 50) * info.channels
    return [info.width, info.height, (data[middle] ?? 0) > 128 ? 'red' : 'blue']
  }
  expect([await colour(0), await colour(1)]).toEqual([
    [100, 100, 'red'],
    [100, 100, 'blue'],
  ])
})
