import sharp from 'sharp'
import { AppError } from '@/lib/errors'
import type { RatioRange } from '@/lib/networks/rules'
import { openPicture, unreadable } from './clean-picture'

/** The requirements that an image must meet for its destination. */
export type PictureForm = {
  maxBytes: number
  /** Width divided by height; null if any ratio is accepted. */
  ratio: RatioRange | null
  /** The point that must stay visible, if a person has chosen one. */
  focal?: FocalPoint | undefined
}

/** A point in an image: 0, 0 is its upper left corner and 1, 1 its lower right. */
export type FocalPoint = { x: number; y: number }

/** Longer sides are scaled down: this is more than any network shows. */
const side = 2_048

/** Tried from best to worst: JPEG quality and share of the original size. */
const steps = [
  { quality: 90, share: 1 },
  { quality: 80, share: 1 },
  { quality: 70, share: 0.75 },
  { quality: 60, share: 0.5 },
] as const

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Converts an image to a JPEG of the wanted form: upright, without metadata, transparent areas white. If its ratio
 * is not accepted, it is cropped around the point that a person chose; without one it is shown whole on a blurred
 * background of its own colors, since cropping cuts heads off. Takes a PNG, JPEG or WebP. Throws `invalid` if the
 * image cannot be read, has too many pixels, or cannot be made small enough.
 */
export async function fitPicture(bytes: Uint8Array, form: PictureForm): Promise<Buffer> {
  const upright = await uprightPixels(bytes)
  const framed = form.focal
    ? await croppedTo(upright, form.ratio, form.focal)
    : await framedIn(upright, form.ratio)
  for (const { quality, share } of steps) {
    const part = (length: number) => Math.max(1, Math.round(length * share))
    // Rounding may miss the allowed ratio by a pixel.
    const size = computeFrame(
      { width: part(framed.info.width), height: part(framed.info.height) },
      form.ratio,
    )
    const picture = await open(framed)
      .resize({ ...size, fit: 'fill' })
      .jpeg({ quality })
      .toBuffer()
    if (picture.length <= form.maxBytes) return picture
  }
  throw new AppError('invalid', {
    detail: 'We can’t make this image small enough.',
    hint: 'Use a smaller image.',
  })
}

/** Width and height of an image as displayed, read from its header only; undefined if it is not an image. */
export async function measurePicture(
  bytes: Uint8Array,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    // Callers that need the size report what is wrong with the image.
    return undefined
  }
}

async function uprightPixels(bytes: Uint8Array): Promise<Pixels> {
  try {
    const picture = openPicture(Buffer.from(bytes))
    if (!picture) throw new Error('It is no picture that is decoded here.')
    return await picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw unreadable(cause)
  }
}

async function framedIn(picture: Pixels, ratio: PictureForm['ratio']): Promise<Pixels> {
  const frame = computeFrame(picture.info, ratio)
  if (frame.width === picture.info.width && frame.height === picture.info.height) return picture
  // Blurred while small, which is cheap and looks the same.
  const ground = await open(picture)
    .resize({ width: small(frame.width), height: small(frame.height), fit: 'cover' })
    .blur(2)
    .modulate({ brightness: 0.85 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return open(ground)
    .resize({ ...frame, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: picture.data, raw: picture.info }])
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function croppedTo(picture: Pixels, ratio: PictureForm['ratio'], focal: FocalPoint): Promise<Pixels> {
  const { width, height } = picture.info
  const shape = width / height
  if (!ratio || (shape >= ratio.min && shape <= ratio.max)) return picture
  const size =
    shape < ratio.min
      ? { width, height: Math.floor(width / ratio.min) }
      : { width: Math.floor(height * ratio.max), height }
  return open(picture)
    .extract(cropAround(focal, picture.info, size))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Positions a crop so that the point has the same relative position in it as in the image, like object-position in
 * browsers.
 */
export function cropAround(
  focal: FocalPoint,
  of: { width: number; height: number },
  size: { width: number; height: number },
) {
  const width = Math.min(of.width, Math.max(1, size.width))
  const height = Math.min(of.height, Math.max(1, size.height))
  return {
    left: Math.round(focal.x * (of.width - width)),
    top: Math.round(focal.y * (of.height - height)),
    width,
    height,
  }
}

const small = (length: number): number => Math.max(2, Math.round(length / 24))

/** The smallest frame of an allowed ratio that holds the whole image. */
export function computeFrame(
  { width, height }: { width: number; height: number },
  ratio: PictureForm['ratio'],
): { width: number; height: number } {
  if (ratio && width / height < ratio.min) return { width: Math.ceil(height * ratio.min), height }
  if (ratio && width / height > ratio.max) return { width, height: Math.ceil(width / ratio.max) }
  return { width, height }
}

const open = ({ data, info }: Pixels) => sharp(data, { raw: info })
