import { shade, tint } from './colour'
import { drawFace } from './face'
import type { Drawing } from './figure'
import { letter, note, scarf, umbrella } from './props'
import { reed } from './reed'
import { curve, ellipse, pebble, place, repeat, stroke, volume } from './sheet'

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
      `${volume(
        s,
        'M-78 -56C-100 -8 -70 46 -10 50L-40 86L28 48C92 40 104 -20 74 -56C40 -92 -46 -92 -78 -56Z',
        '#fff7ea',
        '',
        0.25,
      )}<path d="M0 28C-46 0 -34 -40 -4 -24C22 -44 46 -6 0 28Z" fill="${c.accent}"/>`,
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
