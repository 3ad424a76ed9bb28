import sharp, { type OutputInfo } from 'sharp'
import { contrastRatio } from '@/lib/platforms/contrast'
import { openPicture } from '../clean-picture'

export type CardLogo = {
  png: Buffer
  width: number
  height: number
  /** The color of a plate behind a logo that would not be visible on the card's ground. */
  plate: string | null
  /** A wide logo usually contains the brand's name. */
  wordmark: boolean
}

/** Minimum contrast at which a shape is visible (WCAG 2, 1.4.11). */
const minShapeContrast = 3

/** The share of the row's height that a logo takes up on its plate. */
const onPlate = 0.7

/**
 * Scales a logo to the size at which a card shows it, at most `width` by `height`. Trims the empty margins of a
 * transparent logo and chooses the plate it needs to be visible on the ground. Undefined for anything that is not
 * an image, is damaged or shows nothing; the card is then rendered without it.
 */
export async function prepareLogo(
  bytes: Buffer,
  box: { width: number; height: number; ground: string },
): Promise<CardLogo | undefined> {
  const opened = openPicture(bytes)
  if (!opened) return undefined
  try {
    const whole = await opened
      .resize({ width: 800, height: 800, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seeThrough = !isOpaque(whole.data)
    const trimmed = seeThrough
      ? await open(whole)
          .trim({ background: '#00000000', threshold: 10 })
          .raw()
          .toBuffer({ resolveWithObject: true })
      : whole
    const colors = seeThrough ? await visibleColors(trimmed) : []
    if (seeThrough && colors.length === 0) return undefined
    const plate = plateFor(colors, box.ground)
    const share = plate === null ? 1 : onPlate
    const { data, info } = await open(trimmed)
      .resize({ width: Math.round(box.width * share), height: Math.round(box.height * share), fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { png: data, width, height, plate, wordmark: width / height >= 2.2 }
  } catch {
    return undefined
  }
}

type Pixels = { data: Buffer; info: OutputInfo }

const open = ({ data, info: { width, height } }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })

function isOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** Number of points along each side at which a logo's color is sampled. */
const samples = 40

/** The visible colors of a logo, one for each sampled point. */
async function visibleColors(logo: Pixels): Promise<string[]> {
  const data = await open(logo)
    .resize({ width: samples, height: samples, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  const colors: string[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= 128) colors.push(`#${data.toString('hex', at, at + 3)}`)
  return colors
}

/**
 * The plate on which a transparent logo is visible; null if the ground itself will do. Of a drawing, most must be
 * visible. A filled image with rounded corners is its own plate, so only part of it must be.
 */
function plateFor(colors: string[], ground: string): string | null {
  const shows = (field: string) =>
    colors.filter((color) => contrastRatio(color, field) >= minShapeContrast).length / colors.length
  const isField = colors.length >= samples * samples * 0.8
  if (colors.length === 0 || shows(ground) >= (isField ? 0.2 : 0.75)) return null
  return shows('#ffffff') >= shows('#14191c') ? '#ffffff' : '#14191c'
}
