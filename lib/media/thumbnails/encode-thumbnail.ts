import sharp from 'sharp'
import { openPicture } from '../clean-picture'
import { cropAround, type FocalPoint } from '../fit-picture'

/** Twice the largest box in which a list shows an image, for high-density screens. */
const side = 160
/** 25 of them stay well under 150 kB. */
const maxBytes = 5_000

const qualities = [70, 55, 40, 25, 10] as const

/**
 * Encodes a square WebP of at most 5,000 bytes, cropped around the given point, by default the middle. Takes a PNG,
 * JPEG or WebP. Undefined for anything else; throws if it cannot be decoded within the limits of spec/security#7.2.
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
  // Noise cannot be compressed that far at this size.
  if (encoded.length > maxBytes)
    encoded = await sharp(data, { raw: info })
      .resize(side / 2)
      .webp({ quality: 10, alphaQuality: 10 })
      .toBuffer()
  return encoded
}
