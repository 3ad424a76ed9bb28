import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours } from './figure'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, pebble, repeat, type Sheet, stroke, volume } from './sheet'

type Wood = {
  wide: number
  tall: number
  bend?: number
  face: Face
  hands: [Point, Point]
  inside?: string
  eye?: number
  faceY?: number
}

/** Long grain lines and a few knots. */
function bark(w: number, t: number, bend: number, colour: string, random: Random): string {
  const lines = repeat(24, (i) => {
    const x = -w * 1.1 + (i / 23) * w * 2.2
    const sway = random.between(-26, 26)
    return stroke(
      `M${x * 1.2} 10Q${x * 0.8 + sway} ${-t * 0.4} ${x * 0.9 + bend} ${-t * random.between(0.55, 1.05)}`,
      i % 3 ? shade(colour, 0.4) : tint(colour, 0.35),
      random.between(3, 8),
      `opacity="${random.between(0.25, 0.6).toFixed(2)}"`,
    )
  })
  const knot = (x: number, y: number, r: number) =>
    repeat(3, (i) =>
      ellipse(
        x,
        y,
        r * (1 - i * 0.3),
        r * 0.7 * (1 - i * 0.3),
        i === 2 ? shade(colour, 0.6) : 'none',
        `stroke="${shade(colour, 0.5)}" stroke-width="5" opacity=".7"`,
      ),
    )
  return lines + knot(-w * 0.52, -t * 0.16, 27) + knot(w * 0.6, -t * 0.27, 20)
}

/** A trunk with root feet and twig arms. */
export function wood(s: Sheet, c: Colours, random: Random, b: Wood): string {
  const { wide: w, tall: t } = b
  const bend = b.bend ?? 0
  const d = curve(
    [
      [bend, -t],
      [bend + w * 0.72, -t * 0.95],
      [bend * 0.8 + w * 0.86, -t * 0.66],
      [bend * 0.3 + w * 0.8, -t * 0.34],
      [w * 0.98, -t * 0.1],
      [w * 1.36, -6],
      [w * 0.62, -16],
      [w * 0.22, 12],
      [-w * 0.3, -14],
      [-w * 0.8, 10],
      [-w * 1.34, -4],
      [-w * 0.98, -t * 0.1],
      [bend * 0.3 - w * 0.8, -t * 0.34],
      [bend * 0.8 - w * 0.86, -t * 0.66],
      [bend - w * 0.72, -t * 0.95],
    ],
    true,
  )
  const arm = (at: Point, side: number) => {
    const from: Point = [bend * 0.4 + side * w * 0.74, -t * 0.42]
    const elbow: Point = [(from[0] + at[0]) / 2 + side * 22, (from[1] + at[1]) / 2 + 24]
    const twigs = [-0.7, 0, 0.7]
      .map((k) => limb([at, [at[0] + side * 26 * Math.cos(k), at[1] - 22 + k * 26]], 13, shade(c.body, 0.05)))
      .join('')
    return (
      limb([from, elbow, at], 32, mix(c.body, shade(c.body, 1), 0.1)) +
      twigs +
      volume(s, pebble(at[0], at[1], 25, 24, random, 0.08, 8), c.body, '', 0.3)
    )
  }
  const r = b.eye ?? 50
  return `${volume(s, d, c.body, bark(w, t, bend, c.body, random) + (b.inside ?? ''))}${drawFace(s, b.face, { x: bend * 0.86, y: b.faceY ?? -t * 0.66, gap: r * 1.42, r, skin: c.body, iris: c.iris })}${arm(b.hands[0], -1)}${arm(b.hands[1], 1)}`
}
