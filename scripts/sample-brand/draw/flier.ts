import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours } from './figure'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, pebble, place, repeat, type Sheet, stroke, volume } from './sheet'

type Flier = {
  face: Face
  hands: [Point, Point]
  wings?: string[]
  fuzzy?: boolean
  inside?: string
  tail?: string
  eye?: number
  antennae?: string
}

/** A see-through wing with veins, growing from (0, 0) to the right. */
function wing(s: Sheet, length: number, deep: number, colours: string[], random: Random): string {
  const d = `M0 0C${length * 0.2} ${-deep * 0.9} ${length * 0.7} ${-deep * 1.1} ${length} ${-deep * 0.5}C${length * 1.08} ${-deep * 0.1} ${length * 0.7} ${deep * 0.34} 0 0Z`
  const first = colours[0] ?? '#ffffff'
  const fill = s.linear(
    [
      [0, tint(first, 0.5), 0.9],
      [0.55, colours[1] ?? first, 0.62],
      [1, colours[2] ?? first, 0.78],
    ],
    [0, 0, 1, 0],
  )
  const clip = s.clip(`<path d="${d}"/>`)
  const veins =
    repeat(8, (i) =>
      stroke(
        `M0 0Q${length * 0.5} ${-deep * (1.05 - i * 0.19)} ${length} ${-deep * (1.1 - i * 0.2)}`,
        '#ffffff',
        3.5,
        'opacity=".6"',
      ),
    ) +
    repeat(9, (i) =>
      stroke(
        `M${length * (0.2 + i * 0.09)} ${-deep * 1.2}q${random.between(-14, 20)} ${deep * 0.6} -8 ${deep * 1.6}`,
        '#ffffff',
        2,
        'opacity=".35"',
      ),
    )
  return `<path d="${d}" fill="${fill}"/><g clip-path="${clip}">${veins}${ellipse(length * 0.82, -deep * 0.62, length * 0.09, deep * 0.16, shade(first, 0.4), 'opacity=".5"')}</g>${stroke(d, '#ffffff', 4, 'opacity=".75"')}`
}

function fuzz(cx: number, cy: number, rx: number, ry: number, colour: string, random: Random): string {
  return repeat(190, () => {
    const angle = random.between(0, Math.PI * 2)
    const k = random.between(0.62, 1)
    const x = cx + Math.cos(angle) * rx * k
    const y = cy + Math.sin(angle) * ry * k
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(angle) * 20).toFixed(0)} ${(Math.sin(angle) * 20 + 8).toFixed(0)}`,
      mix(shade(colour, 0.25), tint(colour, 0.5), random.between(0, 1)),
      6,
      'opacity=".7"',
    )
  })
}

/** A hovering flier: round head, striped tapering tail, four wings, antennae. */
export function flier(s: Sheet, c: Colours, random: Random, b: Flier): string {
  const cy = -430
  const wings = b.wings ?? [c.accent, '#dff6ff', c.second]
  const pair = (side: number) =>
    place(wing(s, 370, 150, wings, random), side * 90, cy + 60, 1, side * -27, side < 0) +
    place(wing(s, 300, 120, [...wings].reverse(), random), side * 84, cy + 120, 1, side * 17, side < 0)
  const tailPath = curve(
    [
      [-92, cy + 110],
      [0, cy + 86],
      [92, cy + 110],
      [84, cy + 250],
      [34, cy + 390],
      [0, cy + 416],
      [-34, cy + 390],
      [-84, cy + 250],
    ],
    true,
  )
  const stripes = repeat(5, (i) =>
    stroke(`M-120 ${cy + 190 + i * 50}q120 36 240 0`, c.second, 22, 'opacity=".85"'),
  )
  const legs = [-1, 1]
    .map((side) =>
      limb(
        [
          [side * 50, cy + 290],
          [side * 74, cy + 350],
          [side * 58, cy + 398],
        ],
        14,
        shade(c.body, 0.3),
      ),
    )
    .join('')
  const feelers = [-1, 1]
    .map(
      (side) =>
        limb(
          [
            [side * 50, cy - 140],
            [side * 84, cy - 232],
            [side * 152, cy - 262],
          ],
          12,
          shade(c.body, 0.3),
        ) + volume(s, pebble(side * 156, cy - 262, 22, 22, random, 0.04, 8), b.antennae ?? c.accent, '', 0.3),
    )
    .join('')
  const arms = b.hands
    .map((at, i) => {
      const side = i === 0 ? -1 : 1
      return (
        limb(
          [[side * 84, cy + 170], [(side * 84 + at[0]) / 2 + side * 12, (cy + 170 + at[1]) / 2 + 26], at],
          24,
          shade(c.body, 0.12),
        ) + volume(s, pebble(at[0], at[1], 27, 25, random, 0.06, 8), c.body, '', 0.3)
      )
    })
    .join('')
  const r = b.eye ?? 60
  return `${pair(-1)}${pair(1)}${legs}${volume(s, tailPath, c.body, stripes + (b.tail ?? ''))}${feelers}${b.fuzzy === false ? '' : fuzz(0, cy, 168, 150, c.body, random)}${volume(s, pebble(0, cy, 168, 152, random, 0.015), c.body, (b.fuzzy === false ? '' : fuzz(0, cy, 120, 100, tint(c.body, 0.2), random)) + (b.inside ?? '') + ellipse(0, cy + 62, 118, 84, tint(c.body, 0.6), `opacity=".6" filter="${s.blur(14)}"`))}${drawFace(s, b.face, { x: 0, y: cy - 8, gap: r * 1.22, r, skin: c.body, iris: c.iris })}${arms}`
}
