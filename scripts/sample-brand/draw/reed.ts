import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours } from './figure'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, pebble, place, repeat, type Sheet, stroke, volume } from './sheet'

type Reed = {
  tall: number
  wide?: number
  face: Face
  hands: [Point, Point]
  lean?: number
  plume?: string
  plumeTurn?: number
  plumeSize?: number
  eye?: number
  clothes?: string
}

/** A feathery head of reed flowers, swept to one side. */
function plume(colour: string, random: Random, size = 1): string {
  const strand = (angle: number, length: number, ink: string, width: number) => {
    const dx = Math.sin(angle) * length
    const dy = -Math.cos(angle) * length
    return stroke(
      `M${angle * 26} 0Q${dx * 0.25} ${dy * 0.75} ${dx + 26} ${dy + Math.abs(angle) * 46}`,
      ink,
      width,
    )
  }
  const back = repeat(28, () =>
    strand(
      random.between(-1.25, 1.35),
      random.between(130, 250) * size,
      shade(colour, random.between(0.12, 0.36)),
      15,
    ),
  )
  const front = repeat(34, () =>
    strand(
      random.between(-1.15, 1.25),
      random.between(110, 235) * size,
      mix(colour, tint(colour, 0.6), random.between(0, 1)),
      random.between(6, 12),
    ),
  )
  const seeds = repeat(26, () => {
    const angle = random.between(-1.2, 1.3)
    const length = random.between(90, 230) * size
    return ellipse(
      Math.sin(angle) * length + 20,
      -Math.cos(angle) * length + Math.abs(angle) * 40,
      6,
      9,
      tint(colour, 0.75),
      'opacity=".9"',
    )
  })
  return `${back}${front}${seeds}`
}

const sleeve = (s: Sheet, c: Colours, from: Point, at: Point, random: Random) => {
  const middle: Point = [(from[0] + at[0]) / 2 + (at[0] - from[0]) * 0.16, (from[1] + at[1]) / 2 + 34]
  return (
    limb([from, middle, at], 25, c.second) +
    volume(s, pebble(at[0], at[1], 27, 25, random, 0.06, 8), tint(c.body, 0.2), '', 0.3)
  )
}

/** A slender reed person: ringed stem, leaf skirt, long arms, feathered head. */
export function reed(s: Sheet, c: Colours, random: Random, b: Reed): string {
  const t = b.tall
  const w = b.wide ?? 118
  const lean = b.lean ?? 0
  const head = t - 150
  const d = curve(
    [
      [lean, -t],
      [lean + w * 0.86, -t + 46],
      [lean + w * 1.06, -head + 10],
      [lean + w * 0.82, -head + 120],
      [w * 0.56, -head * 0.56],
      [w * 0.72, -90],
      [w * 0.5, -26],
      [-w * 0.5, -26],
      [-w * 0.72, -90],
      [-w * 0.56, -head * 0.56],
      [lean - w * 0.82, -head + 120],
      [lean - w * 1.06, -head + 10],
      [lean - w * 0.86, -t + 46],
    ],
    true,
  )
  const joints = repeat(
    3,
    (i) =>
      stroke(`M${-w} ${-110 - i * 86}q${w} 26 ${w * 2} 0`, shade(c.body, 0.36), 7, 'opacity=".55"') +
      stroke(`M${-w} ${-118 - i * 86}q${w} 26 ${w * 2} 0`, tint(c.body, 0.6), 6, 'opacity=".6"'),
  )
  const fibres = repeat(14, (i) =>
    stroke(
      `M${-w + i * w * 0.15} -20Q${-w * 0.7 + i * w * 0.1} ${-t * 0.4} ${lean - w + i * w * 0.15} ${-t}`,
      i % 2 ? shade(c.body, 0.3) : tint(c.body, 0.4),
      3,
      'opacity=".3"',
    ),
  )
  const feet = [-1, 1]
    .map((side) =>
      limb(
        [
          [side * 30, -50],
          [side * 36, -10],
          [side * 66, -2],
        ],
        24,
        shade(c.body, 0.2),
      ),
    )
    .join('')
  const skirt = repeat(9, (i) =>
    place(
      volume(
        s,
        'M0 -6C26 30 30 92 0 158C-30 92 -26 30 0 -6Z',
        mix(c.second, tint(c.second, 0.5), (i % 3) * 0.24),
        stroke('M0 0V140', shade(c.second, 0.4), 3, 'opacity=".6"'),
        0.3,
      ),
      (i - 4) * w * 0.16,
      -head * 0.5 + Math.abs(i - 4) * -4,
      1.02,
      (4 - i) * 7,
    ),
  )
  const r = b.eye ?? 43
  return `${feet}${place(plume(b.plume ?? c.accent, random, b.plumeSize ?? 1), lean, -t + 34, 1, b.plumeTurn ?? 0)}${volume(s, d, c.body, fibres + joints)}${skirt}${b.clothes ?? ''}${drawFace(s, b.face, { x: lean, y: -head - 6, gap: r * 1.34, r, skin: c.body, iris: c.iris })}${sleeve(s, c, [-w * 0.62, -head + 128], b.hands[0], random)}${sleeve(s, c, [w * 0.62, -head + 128], b.hands[1], random)}`
}
