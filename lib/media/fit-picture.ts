import sharp from 'sharp'
import { AppError } from '@/lib/errors'
import type { RatioRange } from '@/lib/networks/rules'
import { openPicture, unreadable } from './clean-picture'

/** What a picture must be like to be taken somewhere. */
export type PictureForm = {
  maxBytes: number
  /** Width divided by height; null where any is taken. */
  ratio: RatioRange | null
  /** What must stay, where a person has said so. */
  focal?: FocalPoint | undefined
}

/** A place in a picture: 0, 0 is its upper left corner and 1, 1 its lower right. */
export type FocalPoint = { x: number; y: number }

/** Longer sides are made smaller: more than any network shows. */
const side = 2_048

/** From the best on: how well it is kept, and how much of its size. */
const steps = [
  { quality: 90, share: 1 },
  { quality: 80, share: 1 },
  { quality: 70, share: 0.75 },
  { quality: 60, share: 0.5 },
] as const

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * A picture as a JPEG of the wanted form: upright, without metadata, transparent parts white. Where its shape is not taken it
 * is cropped around what a person marked, else shown whole on a blurred ground of its own colours, since cropping cuts heads off. Takes a PNG, JPEG or WebP. Throws
 * `invalid` for what cannot be read, has too many pixels, or cannot be made small enough.
 */
export async function fitPicture(bytes: Uint8Array, form: PictureForm): Promise<Buffer> {
  const upright = await uprightPixels(bytes)
  const framed = form.focal
    ? await croppedTo(upright, form.ratio, form.focal)
    : await framedIn(upright, form.ratio)
  for (const { quality, share } of steps) {
    const part = (length: number) => Math.max(1, Math.round(length * share))
    // Rounding may leave the allowed shape by a hair.
    const size = frameFor({ width: part(framed.info.width), height: part(framed.info.height) }, form.ratio)
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

/** Width and height of a picture as it is shown, from its head alone; undefined for what is no picture. */
export async function sizeOfPicture(
  bytes: Uint8Array,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    // Whoever needs the size says what is wrong with the picture.
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
  const frame = frameFor(picture.info, ratio)
  if (frame.width === picture.info.width && frame.height === picture.info.height) return picture
  // Blurred when small, which costs nothing and looks the same.
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

/** Where a crop of a size lies, so that the point stands in it where it stands in the picture, as browsers place it (object-position). */
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

/** The smallest frame of an allowed shape that holds the whole picture. */
export function frameFor(
  { width, height }: { width: number; height: number },
  ratio: PictureForm['ratio'],
): { width: number; height: number } {
  if (ratio && width / height < ratio.min) return { width: Math.ceil(height * ratio.min), height }
  if (ratio && width / height > ratio.max) return { width, height: Math.ceil(width / ratio.max) }
  return { width, height }
}

const open = ({ data, info }: Pixels) => sharp(data, { raw: info })
