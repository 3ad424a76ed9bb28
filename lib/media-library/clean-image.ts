import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors'

/** Enough for photos from phones and cameras, but not for a small file that unpacks to more (spec/security#7.2). */
const maxPixels = 64_000_000
/**
 * Longer sides are scaled down: this is more than any network shows, and small enough for whatever reads the image
 * later.
 */
const maxSide = 4_000
const previewSide = 640

export type CleanImage = {
  bytes: Buffer
  ending: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  preview: Buffer
}

/** Only one image per process is cleaned at a time: each may take up 64 megapixels in memory. */
const holder = globalThis as typeof globalThis & { __tributaryCleaning?: Promise<unknown> }

/**
 * Makes an uploaded image safe: decodes and re-encodes it, upright, at most 4,000 pixels on either side, without
 * metadata such as where it was taken (spec/security#7.2). Also creates a small preview. A GIF stays animated; AVIF
 * becomes WebP, which networks accept. Throws `invalid` if the image cannot be read or has too many pixels.
 */
export function cleanImage(
  bytes: Buffer,
  type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif',
): Promise<CleanImage> {
  const mine = (holder.__tributaryCleaning ?? Promise.resolve()).then(() => clean(bytes, type))
  holder.__tributaryCleaning = mine.catch(() => {})
  return mine
}

async function clean(bytes: Buffer, type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'): Promise<CleanImage> {
  const moving = type === 'gif'
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: moving })
    const upright = moving ? picture : picture.rotate()
    const small = upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encoded(small, type).toBuffer({ resolveWithObject: true })
    const preview = await sharp(data, { limitInputPixels: maxPixels })
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    const ending = type === 'avif' ? 'webp' : type
    return { bytes: data, ending, width: info.width, height: info.pageHeight ?? info.height, preview }
  } catch (cause) {
    throw new AppError('invalid', {
      detail: 'We can’t read this image. It may be damaged or have more than 64 megapixels.',
      hint: 'Save it again, or make it smaller, and upload that.',
      cause,
    })
  }
}

function encoded(picture: Sharp, type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'): Sharp {
  if (type === 'jpeg') return picture.jpeg({ quality: 90 })
  if (type === 'png') return picture.png()
  if (type === 'gif') return picture.gif()
  return picture.webp({ quality: 90 })
}
