import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours } from './figure'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, pebble, place, repeat, type Sheet, stroke, volume } from './sheet'

type Body = {
  wide: number
  tall: number
  face: Face
  pattern?: string
  whiskers?: number
  crest?: boolean
  eye?: number
  arms?: [Point, Point]
}

const fin = (s: Sheet, d: string, colour: string, ribs: string) =>
  volume(s, d, colour, stroke(ribs, shade(colour, 0.35), 5, 'opacity=".6"'), 0.5)

function scales(wide: number, tall: number, colour: string): string {
  return repeat(11, (row) =>
    repeat(13, (i) => {
      const x = -wide * 1.2 + (i + (row % 2) * 0.5) * wide * 0.2
      return stroke(
        `M${x} ${-tall + row * tall * 0.09}q${wide * 0.1} ${wide * 0.11} ${wide * 0.2} 0`,
        shade(colour, 0.34),
        4,
        'opacity=".34"',
      )
    }),
  )
}

/** A pear-shaped swimmer upright on its tail: belly, scales, crest, barbels, fin arms. */
export function swimmer(s: Sheet, c: Colours, random: Random, b: Body): string {
  const { wide: w, tall: t } = b
  const d = curve(
    [
      [0, -t],
      [w * 0.62, -t * 0.9],
      [w * 0.94, -t * 0.62],
      [w, -t * 0.34],
      [w * 0.62, -t * 0.09],
      [0, -t * 0.02],
      [-w * 0.62, -t * 0.09],
      [-w, -t * 0.34],
      [-w * 0.94, -t * 0.62],
      [-w * 0.62, -t * 0.9],
    ],
    true,
  )
  const tail = fin(
    s,
    `M-30 -60C-120 -60 ${-w * 0.9} -30 ${-w * 1.05} 36C${-w * 0.6} 20 ${-w * 0.3} 34 0 12C${w * 0.3} 34 ${w * 0.6} 20 ${w * 1.05} 36C${w * 0.9} -30 120 -60 30 -60Z`,
    c.second,
    `M-20 -40L${-w * 0.8} 16M-14 -30L${-w * 0.4} 20M20 -40L${w * 0.8} 16M14 -30L${w * 0.4} 20`,
  )
  const crest =
    b.crest === false
      ? ''
      : fin(
          s,
          `M${-w * 0.34} ${-t * 0.93}C${-w * 0.4} ${-t * 1.12} ${-w * 0.1} ${-t * 1.24} ${w * 0.12} ${-t * 1.2}C${w * 0.06} ${-t * 1.12} ${w * 0.34} ${-t * 1.1} ${w * 0.4} ${-t * 1.06}C${w * 0.32} ${-t * 1} ${w * 0.4} ${-t * 0.95} ${w * 0.3} ${-t * 0.92}Z`,
          c.accent,
          `M-20 ${-t * 0.96}L${w * 0.04} ${-t * 1.16}M10 ${-t * 0.96}L${w * 0.3} ${-t * 1.06}M${-w * 0.2} ${-t * 0.96}L${-w * 0.16} ${-t * 1.12}`,
        )
  const sides = [-1, 1]
    .map((side) =>
      place(
        fin(
          s,
          'M0 0C40 -70 130 -90 176 -54C150 -36 166 -14 158 8C130 6 130 30 104 44C70 50 20 40 0 0Z',
          c.second,
          'M16 -4L150 -46M18 4L140 2M18 10L96 34',
        ),
        side * w * 0.8,
        -t * 0.5,
        1,
        side * -8,
        side < 0,
      ),
    )
    .join('')
  const arms = (b.arms ?? [])
    .map((at, i) => {
      const side = i === 0 ? -1 : 1
      return (
        limb(
          [[side * w * 0.84, -t * 0.42], [side * w * 1.12, (-t * 0.42 + at[1]) / 2 + 26], at],
          40,
          mix(c.body, shade(c.body, 1), 0.1),
        ) + volume(s, pebble(at[0], at[1], 37, 33, random, 0.06, 8), c.body, '', 0.35)
      )
    })
    .join('')
  const r = b.eye ?? 52
  const fy = -t * 0.64
  const barbels = repeat(b.whiskers ?? 2, (i) => {
    const side = i % 2 ? 1 : -1
    const row = Math.floor(i / 2)
    const x = r * (1.9 + row * 0.25)
    const y = fy + r * (1.75 + row * 0.62)
    const far = w * (1.04 - row * 0.12)
    return limb(
      [
        [side * x, y],
        [side * (x + far) * 0.54, y + 20],
        [side * far, y + 8 + row * 14],
        [side * (far + 48), y - 26 + row * 20],
      ],
      11,
      shade(c.second, 0.08),
    )
  })
  const belly = ellipse(
    0,
    -t * 0.2,
    w * 0.68,
    t * 0.27,
    tint(c.body, 0.66),
    `opacity=".85" filter="${s.blur(12)}"`,
  )
  return `${tail}${sides}${crest}${volume(s, d, c.body, scales(w, t, c.body) + belly + (b.pattern ?? ''))}${drawFace(s, b.face, { x: 0, y: fy, gap: r * 1.5, r, skin: c.body, iris: c.iris })}${barbels}${arms}`
}
