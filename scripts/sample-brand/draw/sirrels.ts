import { mix, shade, tint } from './colour'
import { drawFace, type Face } from './face'
import type { Colours, Drawing } from './figure'
import { letter, note, scarf, umbrella } from './props'
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
function reed(s: Sheet, c: Colours, random: Random, b: Reed): string {
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

const lulle: Drawing = (s, c, face, random) => {
  const bud =
    volume(
      s,
      curve(
        [
          [0, -64],
          [40, -34],
          [46, 10],
          [0, 44],
          [-46, 10],
          [-40, -34],
        ],
        true,
      ),
      '#f4d9a4',
      '',
      0.4,
    ) +
    drawFace(
      s,
      { eyes: 'closed', mouth: 'small' },
      { x: 0, y: -10, gap: 17, r: 12, skin: '#f4d9a4', iris: '#333' },
    ) +
    place(volume(s, 'M-56 6C-50 60 50 60 56 6C30 22 -30 22 -56 6Z', c.second, '', 0.3), 0, 4)
  return (
    reed(s, c, random, {
      tall: 590,
      wide: 126,
      face,
      hands: [
        [-96, -232],
        [98, -236],
      ],
      plumeTurn: -10,
    }) +
    place(bud, 0, -262, 1.3, -9) +
    place(
      volume(
        s,
        'M-118 14C-110 -84 40 -120 148 -30C170 -8 178 26 172 50C130 10 70 0 118 18Z',
        c.accent,
        stroke('M-100 -6Q20 -60 130 10', tint(c.accent, 0.5), 9),
        0.5,
      ),
      0,
      -560,
    ) +
    ellipse(176, -500, 27, 27, tint(c.accent, 0.7)) +
    place(note(tint(c.accent, 0.5)), 250, -430, 0.8, 10) +
    place(note(tint(c.accent, 0.5)), -250, -480, 0.65, -10)
  )
}

const ranka: Drawing = (s, c, face, random) => {
  const bag =
    stroke('M-84 -396Q40 -330 116 -196', shade('#8a5a3c', 0.1), 18) +
    place(
      volume(
        s,
        'M-66 -46H66L74 56H-74Z',
        '#a8683f',
        stroke('M-70 -6Q0 40 70 -6', '#6d3f24', 6) + ellipse(0, 16, 10, 10, '#e8b23c'),
        0.4,
      ),
      128,
      -156,
    )
  const flying = [
    [-300, -560, -18, 0.9],
    [-346, -340, 12, 0.8],
    [318, -470, 16, 0.85],
    [270, -640, -10, 0.7],
  ] as const
  return (
    flying.map(([x, y, turn, k]) => place(letter(s, c.accent), x, y, k, turn)).join('') +
    reed(s, c, random, {
      tall: 620,
      face,
      hands: [
        [-196, -420],
        [150, -210],
      ],
      lean: -8,
      plumeTurn: 14,
      clothes: bag,
    }) +
    place(letter(s, '#c23b4e'), -214, -470, 1.1, -12)
  )
}

const tuschel: Drawing = (s, c, face, random) => {
  const bubble = (x: number, y: number, k: number) =>
    place(
      volume(
        s,
        'M-78 -56C-100 -8 -70 46 -10 50L-40 86L28 48C92 40 104 -20 74 -56C40 -92 -46 -92 -78 -56Z',
        '#fff7ea',
        '',
        0.25,
      ) + `<path d="M0 28C-46 0 -34 -40 -4 -24C22 -44 46 -6 0 28Z" fill="${c.accent}"/>`,
      x,
      y,
      k,
    )
  return (
    reed(s, c, random, {
      tall: 610,
      face,
      hands: [
        [-214, -250],
        [92, -384],
      ],
      lean: 12,
      plumeTurn: 22,
      plumeSize: 1.12,
    }) +
    bubble(284, -560, 1) +
    bubble(-264, -586, 0.66)
  )
}

const halmar: Drawing = (s, c, face, random) => {
  const clouds = [
    [-230, -560],
    [210, -470],
    [-190, -330],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g opacity=".8">${repeat(4, (i) => ellipse(x + (i - 1.5) * 42, y - (i === 1 || i === 2 ? 18 : 0), 40, 30, '#fffaf0'))}</g>`,
    )
    .join('')
  return (
    clouds +
    reed(s, c, random, {
      tall: 760,
      wide: 96,
      face,
      eye: 41,
      hands: [
        [-158, -330],
        [150, -360],
      ],
      plumeSize: 0.8,
      plumeTurn: -4,
    }) +
    place(scarf(92, c.accent, 40), 0, -480)
  )
}

const plisk: Drawing = (s, c, face, random) => {
  const rain = repeat(34, () => {
    const x = random.between(-420, 420)
    const y = random.between(-820, -40)
    return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-7 30`, '#e6f4ff', 5, 'opacity=".7"')
  })
  return (
    rain +
    reed(s, c, random, {
      tall: 570,
      face,
      hands: [
        [-190, -180],
        [176, -330],
      ],
      plumeSize: 0.62,
      plumeTurn: -26,
    }) +
    place(umbrella(s, c.accent), 150, -560, 1.18, 9) +
    volume(s, pebble(176, -330, 27, 25, random, 0.06, 8), tint(c.body, 0.2), '', 0.3)
  )
}

/** The reed people. */
export const sirrels: Record<string, Drawing> = { lulle, ranka, tuschel, halmar, plisk }
