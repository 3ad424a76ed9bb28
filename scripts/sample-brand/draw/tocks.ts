import { mix, shade, tint } from './colour'
import type { Face } from './face'
import type { Drawing } from './figure'
import { bird, flower, goggles, leaf, scarf, slate, snail } from './props'
import { curve, ellipse, place, repeat, stroke } from './sheet'
import { band, moss, stone } from './stone'

const tobbel: Drawing = (s, c, face, random) =>
  stone(s, c, random, {
    rx: 262,
    ry: 226,
    face,
    hands: [
      [-300, -190],
      [262, -250],
    ],
    pattern: band(
      [
        [-330, -250],
        [-160, -420],
        [40, -448],
        [330, -360],
      ],
      44,
      c.accent,
    ),
  }) +
  place(slate(s), 296, -304, 1.15, 12) +
  place(scarf(196, c.second, -24), 0, -96) +
  place(moss(s, 92, 34, '#6f9a4c', random, 16), -40, -470, 0.9, -6)

const oskelle: Drawing = (s, c, face, random) => {
  const rings = [0, 1, 2]
    .map((i) =>
      ellipse(
        -40 - i * 26,
        4 + i * 6,
        330 + i * 80,
        46 + i * 14,
        'none',
        `stroke="#fffdf2" stroke-width="${9 - i * 2}" opacity="${0.8 - i * 0.2}"`,
      ),
    )
    .join('')
  const spray = repeat(22, () =>
    ellipse(
      random.between(-420, -190),
      random.between(-330, -20),
      random.between(4, 13),
      random.between(5, 17),
      '#f4fcff',
      'opacity=".85"',
    ),
  )
  const body = stone(s, c, random, {
    rx: 300,
    ry: 150,
    face,
    eye: 46,
    faceY: 10,
    hands: [
      [-372, -300],
      [366, -262],
    ],
    pattern:
      band(
        [
          [-340, -110],
          [-120, -60],
          [120, -70],
          [340, -130],
        ],
        30,
        c.second,
      ) +
      band(
        [
          [-340, -60],
          [-120, -22],
          [120, -30],
          [340, -84],
        ],
        14,
        c.accent,
      ),
  })
  return rings + spray + place(body + place(goggles(s, 66, 54, c.accent, 236), 0, -258), 0, -96, 1.02, -9)
}

const pammet: Drawing = (s, c, face, random) => {
  const flowers = [
    [-190, -470, '#ff8fa3'],
    [-96, -590, '#ffd1e0'],
    [30, -626, '#fff0b8'],
    [150, -560, '#b9a5ff'],
    [214, -456, '#ff9d6b'],
    [-30, -520, '#fff'],
  ] as const
  return (
    stone(s, c, random, {
      rx: 232,
      ry: 228,
      face,
      hands: [
        [-268, -330],
        [276, -170],
      ],
    }) +
    place(moss(s, 226, 190, c.second, random, 74), 0, -382) +
    place(moss(s, 130, 100, c.second, random, 26), 0, -452) +
    flowers.map(([x, y, colour]) => place(flower(colour, 22), x, y)).join('') +
    place(leaf(s, 96, '#8cc152'), -120, -590, 1, -32) +
    place(leaf(s, 74, '#6aa84f'), 96, -612, 1, 26) +
    place(snail(s, c.accent), 40, -640, 1.15, -4)
  )
}

const ommeline: Drawing = (s, c, face, random) => {
  const layers = repeat(6, (i) =>
    stroke(
      curve([
        [-320, -120 - i * 96],
        [-110, -92 - i * 98],
        [110, -124 - i * 96],
        [320, -96 - i * 98],
      ]),
      i % 2 ? shade(c.body, 0.3) : tint(c.second, 0.25),
      i % 2 ? 7 : 22,
      'opacity=".55"',
    ),
  )
  const lichen = repeat(16, () =>
    ellipse(
      random.between(-220, 220),
      random.between(-620, -470),
      random.between(10, 30),
      random.between(8, 20),
      mix('#d7c95f', '#8fb08a', random.between(0, 1)),
      'opacity=".8"',
    ),
  )
  return (
    stone(s, c, random, {
      rx: 244,
      ry: 312,
      wobble: 0.06,
      face,
      eye: 47,
      faceY: -90,
      hands: [
        [-214, -176],
        [206, -170],
      ],
      pattern: layers + lichen,
    }) +
    place(moss(s, 130, 60, '#7d9b58', random, 26), 20, -624) +
    place(bird(s, '#4c8fc4'), -40, -714, 1.25) +
    place(scarf(216, c.accent, 26), 0, -232)
  )
}

const nipAndTamm: Drawing = (s, c, face, random) => {
  const nip = stone(s, c, random, {
    rx: 152,
    ry: 142,
    face,
    eye: 40,
    hands: [
      [-206, -300],
      [168, -120],
    ],
    pattern: band(
      [
        [-200, -210],
        [-60, -268],
        [80, -270],
        [210, -230],
      ],
      22,
      c.accent,
    ),
  })
  const other: Face = {
    eyes: face.eyes === 'happy' ? 'sleepy' : 'open',
    mouth: 'firm',
    brows: 'stern',
    look: [-0.9, 0.1],
  }
  const tamm = stone(s, c, random, {
    rx: 160,
    ry: 176,
    skin: c.second,
    face: other,
    eye: 42,
    hands: [
      [-176, -150],
      [210, -150],
    ],
    pattern: band(
      [
        [-200, -110],
        [-60, -70],
        [80, -80],
        [210, -120],
      ],
      20,
      c.accent,
    ),
  })
  return (
    place(tamm, 182, -10, 1.02) +
    place(leaf(s, 90, '#8cc152'), 188, -384, 1, 14) +
    place(nip, -172, 10, 1.04) +
    place(flower('#fff', 26), -120, -316)
  )
}

/** The stone folk of the gravel bars. */
export const tocks: Record<string, Drawing> = {
  tobbel,
  oskelle,
  pammet,
  ommeline,
  'nip-and-tamm': nipAndTamm,
}
