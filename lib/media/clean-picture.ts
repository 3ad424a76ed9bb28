import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors'

const maxSide = 4096

/** Limits for the decoder: a small file can unpack to an image of any size (spec/security#7.2). */
const decodeLimits = { limitInputPixels: maxSide * maxSide, failOn: 'error' } as const

/**
 * Makes an uploaded image safe: decodes it and re-encodes it as WebP, at most `side` pixels on either side, without
 * metadata (spec/security#7.2). Accepts only PNG, JPEG and WebP, judged by content; SVG, AVIF and GIF are refused
 * before a decoder sees them. Throws `unsupported-media-type` and `invalid`.
 */
export async function cleanPicture(bytes: Buffer, side: number): Promise<Buffer> {
  const picture = openPicture(bytes)
  if (!picture)
    throw new AppError('unsupported-media-type', {
      detail: isSvg(bytes) ? 'We don’t accept SVG images.' : 'This isn’t a PNG, JPEG or WebP image.',
      hint: isSvg(bytes)
        ? 'SVG files can contain scripts. Export the image as a PNG of at least 512 pixels and upload that.'
        : 'Save the image as PNG, JPEG or WebP and upload that.',
    })
  try {
    return await picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** The error for an image that a decoder cannot or may not read. */
export const unreadable = (cause: unknown): AppError =>
  new AppError('invalid', {
    detail: 'We can’t read this image. It may be damaged or too large.',
    hint: `Use a PNG, JPEG or WebP image of up to ${maxSide} by ${maxSide} pixels.`,
    cause,
  })

/**
 * Opens an image from outside for decoding, turned upright, within the limits of spec/security#7.2: with too many
 * pixels or damaged bytes, later operations on it throw. Undefined for anything but PNG, JPEG and WebP.
 */
export function openPicture(bytes: Buffer): Sharp | undefined {
  return isPicture(bytes) ? sharp(bytes, decodeLimits).rotate() : undefined
}

function isPicture(bytes: Buffer): boolean {
  const starts = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return starts('\x89PNG\r\n\x1a\n') || starts('\xff\xd8\xff') || (starts('RIFF') && starts('WEBP', 8))
}

const isSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*<(?:\?xml|!doctype svg|svg)/i.test(bytes.subarray(0, 200).toString('utf8'))
