import sharp from 'sharp'
import { openPicture } from '../clean-picture'
import { cropAround, type FocalPoint } from '../fit-picture'

/** Twice the largest box that a list shows a picture in, for screens of double density. */
const side = 160
/** 25 of them stay under 150 kB with room to spare. */
const maxBytes = 5_000

const qualities = [70, 55, 40, 25, 10] as const

/**
 * A square WebP of at most 5,000 bytes, cropped around the given point, else the middle. Takes a PNG, JPEG or WebP. Undefined for
 * what is none of these; throws for what cannot be decoded within the limits of spec/security#7.2.
 */
export async function encodeThumbnail(
  bytes: Uint8Array,
  focal: FocalPoint = { x: 0.5, y: 0.5 },
): Promise<Buffer | undefined> {
  const picture = openPicture(Buffer.from(bytes))
  if (!picture) return undefined
  const small = await picture
    .resize({ width: side, height: side, fit: 'outside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(small.data, { raw: small.info })
    .extract(cropAround(focal, small.info, { width: side, height: side }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let encoded = data
  for (const quality of qualities) {
    encoded = await sharp(data, { raw: info }).webp({ quality, alphaQuality: quality }).toBuffer()
    if (encoded.length <= maxBytes) break
  }
  // Noise cannot be made that small at this size.
  if (encoded.length > maxBytes)
    encoded = await sharp(data, { raw: info })
      .resize(side / 2)
      .webp({ quality: 10, alphaQuality: 10 })
      .toBuffer()
  return encoded
}
