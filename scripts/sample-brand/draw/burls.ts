import { mix, shade, tint } from './colour'
import type { Drawing } from './figure'
import { beetle, hammer, ladle, leaf, needle, pot } from './props'
import type { Random } from './random'
import { curve, ellipse, limb, type Point, place, repeat, type Sheet, stroke, volume } from './sheet'
import { wood } from './wood'

function cap(s: Sheet, w: number, h: number, colour: string, spots: string, random: Random): string {
  const dots = repeat(11, () =>
    ellipse(
      random.between(-w * 0.85, w * 0.85),
      random.between(-h * 0.95, -h * 0.12),
      random.between(14, 34),
      random.between(10, 24),
      spots,
      'opacity=".92"',
    ),
  )
  const gills =
    ellipse(0, 0, w * 0.94, 44, '#f0dcb8') +
    repeat(21, (i) => stroke(`M0 -8L${-w * 0.9 + i * w * 0.09} ${26 - Math.abs(i - 10) * 2.2}`, '#c9ab7c', 3))
  return (
    gills +
    volume(
      s,
      `M${-w} 0C${-w * 1.04} ${-h * 0.62} ${-w * 0.5} ${-h} 0 ${-h}C${w * 0.5} ${-h} ${w * 1.04} ${-h * 0.62} ${w} 0C${w * 0.6} ${-36} ${-w * 0.6} ${-36} ${-w} 0Z`,
      colour,
      dots,
    )
  )
}

const crown = (s: Sheet, colours: string[], count: number, spread: number, length: number, random: Random) =>
  repeat(count, (i) => {
    const t = (i / (count - 1)) * 2 - 1
    return place(
      leaf(s, length * random.between(0.75, 1.1), colours[i % colours.length] ?? '#6aa84f'),
      t * spread,
      Math.abs(t) * 42,
      1,
      t * 64 + random.between(-9, 9),
    )
  })

const morka: Drawing = (s, c, face, random) =>
  wood(s, c, random, {
    wide: 168,
    tall: 500,
    face,
    hands: [
      [-250, -210],
      [236, -330],
    ],
    faceY: -300,
  }) +
  place(cap(s, 318, 236, c.second, '#fff1d8', random), 0, -424, 1, -4) +
  place(ladle(), 258, -300, 1.1, 18) +
  place(pot(s), -196, -74, 1.02)

const astrude: Drawing = (s, c, face, random) => {
  const windows = [
    [-104, -150],
    [0, -112],
    [98, -160],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(
          x,
          y,
          60,
          60,
          s.radial([
            [0, '#ffd873', 0.8],
            [1, '#ffd873', 0],
          ]),
        ) +
        `<path d="M${x - 26} ${y + 32}V${y - 8}a26 28 0 0 1 52 0V${y + 32}Z" fill="#ffdf7e" stroke="#5a3820" stroke-width="8"/>` +
        stroke(`M${x} ${y - 34}V${y + 30}M${x - 24} ${y}h48`, '#5a3820', 5),
    )
    .join('')
  const guests = [
    [-190, -250, '#d9463e', 30],
    [196, -120, '#3c7fb8', -24],
    [60, -214, '#e0992f', 60],
  ] as const
  return (
    crown(s, [c.accent, c.second, mix(c.accent, '#ffd65a', 0.5)], 17, 176, 178, random).replace(
      /^/,
      '<g transform="translate(0 -540)">',
    ) +
    '</g>' +
    wood(s, c, random, {
      wide: 206,
      tall: 590,
      face,
      hands: [
        [-320, -380],
        [318, -390],
      ],
      inside: windows,
      faceY: -400,
    }) +
    place(crown(s, [c.second, c.accent], 9, 150, 96, random), 0, -560) +
    guests.map(([x, y, colour, turn]) => place(beetle(s, colour), x, y, 1.05, turn)).join('')
  )
}

const knarz: Drawing = (s, c, face, random) => {
  const moustache = (x: number, y: number) =>
    [-1, 1]
      .map((side) =>
        place(
          volume(s, 'M0 0C34 -30 92 -26 124 16C86 8 70 40 30 30C10 26 0 14 0 0Z', c.second, '', 0.3),
          x,
          y,
          1,
          0,
          side < 0,
        ),
      )
      .join('')
  const plank =
    limb(
      [
        [-400, -110],
        [-180, -196],
        [60, -206],
        [330, -130],
      ],
      44,
      '#c79257',
    ) +
    [-330, -110, 120, 270]
      .map((x, i) => ellipse(x, [-140, -206, -200, -154][i] ?? 0, 7, 7, '#5b3a1d'))
      .join('')
  return (
    wood(s, c, random, {
      wide: 164,
      tall: 600,
      bend: 84,
      face,
      hands: [
        [-214, -190],
        [290, -330],
      ],
    }) +
    moustache(72, -294) +
    place(plank, 10, 20, 0.86) +
    place(hammer(s), 312, -366, 1.2, 24) +
    place(crown(s, [c.accent, c.second], 6, 92, 120, random), 84, -574)
  )
}

const weidelind: Drawing = (s, c, face, random) => {
  const strand = (x: number, length: number, i: number) => {
    const side = x < 0 ? -1 : 1
    const points: Point[] = [
      [x * 0.35, -596],
      [x * 0.95, -560],
      [x * 1.3 + side * 16, -600 + length * 0.5],
      [x * 1.3, -600 + length],
    ]
    return (
      stroke(curve(points), mix(c.second, shade(c.second, 0.5), (i % 4) * 0.2), 8) +
      repeat(7, (k) =>
        place(
          ellipse(0, 0, 7, 23, mix(c.second, tint(c.second, 0.6), (k % 3) * 0.35)),
          x * 1.24 + (k % 2 ? 12 : -12),
          -560 + length * (0.18 + k * 0.125),
          1,
          k % 2 ? -26 : 26,
        ),
      )
    )
  }
  const hair = (list: number[], length: number) =>
    list.map((x, i) => strand(x, length * random.between(0.8, 1.1), i)).join('')
  return (
    hair([-250, -236, -218, -200, -176, -150, 150, 176, 200, 218, 236, 250], 500) +
    wood(s, c, random, {
      wide: 158,
      tall: 600,
      face,
      hands: [
        [-196, -180],
        [230, -300],
      ],
    }) +
    hair([-176, -140, -92, 96, 146, 182], 190) +
    ellipse(0, -588, 120, 36, c.second) +
    place(crown(s, [c.accent, c.second], 7, 90, 64, random), 0, -580) +
    place(
      needle(c.accent, [
        [0, 10],
        [-60, 120],
        [-190, 60],
        [-330, 150],
        [-426, 120],
      ]),
      240,
      -320,
      1.25,
    )
  )
}

const nubbo: Drawing = (s, c, face, random) => {
  const question =
    stroke('M-30 -40c-2 -54 74 -54 70 -4c-2 34 -38 34 -38 72', '#fff7e0', 20, 'opacity=".95"') +
    ellipse(2, 62, 13, 13, '#fff7e0')
  return (
    wood(s, c, random, {
      wide: 150,
      tall: 400,
      face,
      eye: 60,
      hands: [
        [-220, -130],
        [232, -250],
      ],
      faceY: -246,
    }) +
    limb(
      [
        [0, -392],
        [6, -440],
        [0, -480],
      ],
      18,
      '#7fae4a',
    ) +
    place(leaf(s, 190, c.second), 0, -470, 1, -52) +
    place(leaf(s, 206, c.accent), 2, -474, 1, 46) +
    place(leaf(s, 84, tint(c.second, 0.4)), 0, -484, 1, -3) +
    place(question, 290, -480, 1.2, 12) +
    place(question, -300, -420, 0.8, -14) +
    place(beetle(s, '#d9463e'), -96, -372, 0.9, -36)
  )
}

/** The wood folk among the willow roots. */
export const burls: Record<string, Drawing> = { morka, astrude, knarz, weidelind, nubbo }
