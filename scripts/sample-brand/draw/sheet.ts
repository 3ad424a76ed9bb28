import { shade, tint } from './colour'
import type { Random } from './random'

type Stop = [offset: number, colour: string, opacity?: number]
export type Point = [x: number, y: number]

const stopsOf = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** Collects the gradients, filters and clips of one picture and hands out references to them. */
export class Sheet {
  private defs: string[] = []
  private blurs = new Map<number, string>()

  private add(make: (id: string) => string): string {
    const id = `d${this.defs.length}`
    this.defs.push(make(id))
    return `url(#${id})`
  }

  /** A gradient from top to bottom, unless `axis` (x1, y1, x2, y2 as fractions of the shape) says otherwise. */
  linear(stops: Stop[], axis: [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = axis
    return this.add(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    )
  }

  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.add(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    )
  }

  blur(deviation: number): string {
    const known = this.blurs.get(deviation)
    if (known) return known
    const made = this.add(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    this.blurs.set(deviation, made)
    return made
  }

  clip(shape: string): string {
    return this.add((id) => `<clipPath id="${id}">${shape}</clipPath>`)
  }

  /** The finished document. */
  toSvg(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.defs.join('')}</defs>${body}</svg>`
  }
}

const r1 = (value: number) => Math.round(value * 10) / 10

/** A smooth curve through the points (Catmull-Rom as Bézier segments). */
export function curve(points: Point[], closed = false): string {
  const at = (i: number): Point => {
    const n = points.length
    const index = closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)
    return points[index] ?? [0, 0]
  }
  const first = at(0)
  let d = `M${r1(first[0])} ${r1(first[1])}`
  const pieces = closed ? points.length : points.length - 1
  for (let i = 0; i < pieces; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${r1(p1[0] + (p2[0] - p0[0]) / 6)} ${r1(p1[1] + (p2[1] - p0[1]) / 6)} ${r1(p2[0] - (p3[0] - p1[0]) / 6)} ${r1(p2[1] - (p3[1] - p1[1]) / 6)} ${r1(p2[0])} ${r1(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** An uneven round outline around (cx, cy); `wobble` is the unevenness as a fraction of the radius. */
export function pebble(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  random: Random,
  wobble = 0.05,
  n = 10,
  squareness = 0.02,
): string {
  const points: Point[] = []
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2
    const k = 1 + random.between(-wobble, wobble)
    const k2 = 1 + squareness * Math.sin(angle * 2) ** 2
    points.push([cx + Math.cos(angle) * rx * k * k2, cy + Math.sin(angle) * ry * k * k2])
  }
  return curve(points, true)
}

/** A filled outline with light from the upper left, a shadow side, a rim of light, and `inside` painted on its skin. */
export function volume(s: Sheet, d: string, colour: string, inside = '', depth = 1): string {
  const clip = s.clip(`<path d="${d}"/>`)
  const fill = s.radial(
    [
      [0, tint(colour, 0.38)],
      [0.5, colour],
      [1, shade(colour, 0.38)],
    ],
    0.36,
    0.24,
    0.85,
  )
  const edge = (ink: string, width: number, soft: number, opacity: number, dx: number, dy: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width * depth}" opacity="${opacity}" filter="${s.blur(Math.round(soft * depth * 10) / 10)}" transform="translate(${dx * depth} ${dy * depth})"/>`
  return `<path d="${d}" fill="${fill}"/><g clip-path="${clip}">${inside}${edge(shade(colour, 0.7), 56, 22, 0.5, -14, -20)}${edge(tint(colour, 0.85), 13, 6, 0.7, 10, 12)}</g>`
}

/** A limb or rope: one thick line with a shadow side and a light side. */
export function limb(points: Point[], width: number, colour: string): string {
  const d = curve(points)
  const line = (ink: string, w: number, dx: number, dy: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${r1(w)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" transform="translate(${r1(dx)} ${r1(dy)})"/>`
  return (
    line(shade(colour, 0.42), width, 0, 0) +
    line(colour, width * 0.78, -width * 0.07, -width * 0.08) +
    line(tint(colour, 0.5), width * 0.2, -width * 0.2, -width * 0.22, 0.75)
  )
}

/** Moves, rotates (degrees) and scales a drawing. */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${drawing}</g>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
