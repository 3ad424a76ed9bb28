import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours } from './figure'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, pebble, repeat, type Sheet, stroke, volume } from './sheet'

type Stone = {
  rx: number
  ry: number
  wobble?: number
  skin?: string
  pattern?: string
  face: Face
  eye?: number
  hands: [Point, Point]
  faceY?: number
}

/** Specks and grains like those of river stones. */
function grain(rx: number, ry: number, colour: string, random: Random): string {
  return repeat(90, () => {
    const r = random.between(1.5, 6)
    return ellipse(
      random.between(-rx, rx),
      random.between(-ry * 2.2, 0),
      r * 1.3,
      r,
      random.chance(0.5) ? shade(colour, 0.35) : tint(colour, 0.6),
      `opacity="${random.between(0.25, 0.7).toFixed(2)}"`,
    )
  })
}

export const band = (points: Point[], width: number, colour: string) =>
  stroke(curve(points), colour, width, 'opacity=".9"') +
  stroke(curve(points.map(([x, y]) => [x, y + width * 0.62])), shade(colour, 0.3), 5, 'opacity=".5"')

/** A stone body on two pebble feet with knobbly hands. */
export function stone(s: Sheet, c: Colours, random: Random, opts: Stone): string {
  const skin = opts.skin ?? c.body
  const { rx, ry } = opts
  const cy = -ry - 26
  const hand = (at: Point, side: number) =>
    limb(
      [[side * rx * 0.86, cy + ry * 0.12], [side * (rx + 22), (cy + ry * 0.2 + at[1]) / 2 + 20], at],
      34,
      mix(skin, shade(skin, 1), 0.14),
    ) + volume(s, pebble(at[0], at[1], 34, 30, random, 0.06, 8), tint(skin, 0.1), '', 0.35)
  const feet = [-1, 1]
    .map((side) =>
      volume(
        s,
        pebble(side * rx * 0.42, -24, rx * 0.28 + 18, 36, random, 0.05, 8),
        shade(skin, 0.2),
        '',
        0.45,
      ),
    )
    .join('')
  const r = opts.eye ?? 50
  return `${feet}${volume(s, pebble(0, cy, rx, ry, random, opts.wobble ?? 0.035, 10, 0.08), skin, grain(rx, ry, skin, random) + (opts.pattern ?? ''))}${drawFace(s, opts.face, { x: 0, y: cy + (opts.faceY ?? -ry * 0.12), gap: r * 1.42, r, skin, iris: c.iris })}${hand(opts.hands[0], -1)}${hand(opts.hands[1], 1)}`
}

/** A cushion of moss heaped on top of a stone: far tufts first. */
export function moss(
  s: Sheet,
  width: number,
  height: number,
  colour: string,
  random: Random,
  tufts = 22,
): string {
  const spots = Array.from({ length: tufts }, (_, i) => {
    const angle = (i / (tufts - 1)) * Math.PI
    const reach = i % 3 === 0 ? random.between(0.1, 0.7) : random.between(0.72, 1.04)
    return { x: -Math.cos(angle) * width * reach, y: -Math.sin(angle) * height * reach }
  }).sort((a, b) => a.y - b.y)
  return spots
    .map(({ x, y }) => {
      const r = random.between(0.8, 1.2) * Math.min(46, 22 + height * 0.16)
      const fresh = mix(colour, random.chance(0.55) ? '#e6e27a' : '#1f5a4a', random.between(0, 0.3))
      return volume(s, pebble(x, y, r, r * 0.88, random, 0.12, 9), fresh, '', 0.32)
    })
    .join('')
}
