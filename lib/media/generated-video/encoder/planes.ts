/**
 * An image in the format that encoders take: BT.709, limited range, with one pair of chroma values per four pixels.
 */
export type Planes = { width: number; height: number; y: Uint8Array; u: Uint8Array; v: Uint8Array }

/** Planes with alpha, premultiplied; `colorAlpha` has one value per four pixels. */
export type OverlayPlanes = Planes & { alpha: Uint8Array; colorAlpha: Uint8Array }

/** Empty planes; width and height are even. */
export function emptyPlanes(width: number, height: number): Planes {
  const quarter = (width / 2) * (height / 2)
  return {
    width,
    height,
    y: new Uint8Array(width * height),
    u: new Uint8Array(quarter),
    v: new Uint8Array(quarter),
  }
}

/** An empty, fully transparent overlay. */
export function emptyOverlay(width: number, height: number): OverlayPlanes {
  return {
    ...emptyPlanes(width, height),
    alpha: new Uint8Array(width * height),
    colorAlpha: new Uint8Array((width / 2) * (height / 2)),
  }
}

/** Converts RGB pixels to planes. Takes three bytes per pixel, row by row. */
export function planesOf(pixels: Uint8Array, width: number, height: number): Planes {
  const planes = emptyPlanes(width, height)
  convert(pixels, 3, planes)
  return planes
}

/** Converts premultiplied RGBA pixels to an overlay. Takes four bytes per pixel, row by row. */
export function overlayOf(pixels: Uint8Array, width: number, height: number): OverlayPlanes {
  const planes = emptyOverlay(width, height)
  convert(pixels, 4, planes, planes)
  return planes
}

function convert(
  pixels: Uint8Array,
  channels: 3 | 4,
  { width, height, y, u, v }: Planes,
  cover?: { alpha: Uint8Array; colorAlpha: Uint8Array },
): void {
  const half = width / 2
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      let [red, green, blue, covered] = [0, 0, 0, 0]
      for (let pixel = 0; pixel < 4; pixel++) {
        const place = (row + (pixel >> 1)) * width + column + (pixel & 1)
        const at = place * channels
        const r = pixels[at] as number
        const g = pixels[at + 1] as number
        const b = pixels[at + 2] as number
        const a = cover ? (pixels[at + 3] as number) : 255
        if (cover) cover.alpha[place] = a
        y[place] = Math.round((16 * a) / 255 + 0.1826 * r + 0.6142 * g + 0.062 * b)
        red += r
        green += g
        blue += b
        covered += a
      }
      const at = (row / 2) * half + column / 2
      const grey = (128 * covered) / 1020
      u[at] = Math.round(grey + (-0.1006 * red - 0.3386 * green + 0.4392 * blue) / 4)
      v[at] = Math.round(grey + (0.4392 * red - 0.3989 * green - 0.0403 * blue) / 4)
      if (cover) cover.colorAlpha[at] = Math.round(covered / 4)
    }
}

/** Mixes two overlays into a third; `share` of the second, from 0 to 1. */
export function mixOverlays(
  one: OverlayPlanes,
  other: OverlayPlanes,
  share: number,
  into: OverlayPlanes,
): void {
  const part = Math.round(share * 256)
  for (const plane of ['y', 'u', 'v', 'alpha', 'colorAlpha'] as const)
    mixBytes(one[plane], other[plane], part, into[plane])
}

function mixBytes(one: Uint8Array, other: Uint8Array, part: number, into: Uint8Array): void {
  for (let at = 0; at < into.length; at++) {
    const a = one[at] as number
    into[at] = a + ((((other[at] as number) - a) * part) >> 8)
  }
}

/**
 * Draws a part of an image, interpolating between pixels so that slow movement does not jitter. `source` and `into`
 * are planes with their dimensions; the part may begin and end within a pixel.
 */
export function samplePlane(
  source: { bytes: Uint8Array; width: number; height: number },
  part: { left: number; top: number; width: number; height: number },
  into: { bytes: Uint8Array; width: number; height: number },
): void {
  const { bytes, width, height } = source
  const columns = new Int32Array(into.width)
  const shares = new Int32Array(into.width)
  for (let column = 0; column < into.width; column++) {
    const x = clamp(part.left + ((column + 0.5) * part.width) / into.width - 0.5, width - 1.001)
    columns[column] = Math.floor(x)
    shares[column] = Math.round((x - Math.floor(x)) * 256)
  }
  for (let row = 0; row < into.height; row++) {
    const y = clamp(part.top + ((row + 0.5) * part.height) / into.height - 0.5, height - 1.001)
    const above = Math.floor(y) * width
    const below = above + width
    const down = Math.round((y - Math.floor(y)) * 256)
    const start = row * into.width
    for (let column = 0; column < into.width; column++) {
      const x = columns[column] as number
      const right = shares[column] as number
      const upper =
        ((bytes[above + x] as number) << 8) +
        right * ((bytes[above + x + 1] as number) - (bytes[above + x] as number))
      const lower =
        ((bytes[below + x] as number) << 8) +
        right * ((bytes[below + x + 1] as number) - (bytes[below + x] as number))
      into.bytes[start + column] = ((upper << 8) + down * (lower - upper) + 32_768) >> 16
    }
  }
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
