import { shade } from './colour'
import type { Drawing } from './figure'
import { flier } from './flier'
import { brush, chart, goggles, lantern, palette, scarf } from './props'
import { ellipse, limb, pebble, place, repeat, stroke, volume } from './sheet'

const zirra: Drawing = (s, c, face, random) => {
  const speed = repeat(9, (i) =>
    stroke(
      `M${-470 - (i % 3) * 40} ${-640 + i * 74}h${random.between(90, 190)}`,
      '#ffffff',
      8,
      'opacity=".55"',
    ),
  )
  return (
    speed +
    place(
      flier(s, c, random, {
        face,
        hands: [
          [-150, -170],
          [226, -330],
        ],
        fuzzy: false,
      }) +
        place(scarf(108, c.second, -170), 0, -300) +
        place(goggles(s, 68, 56, '#5b3a26', 150), 0, -556),
      0,
      -50,
      1,
      9,
    )
  )
}

const glimmek: Drawing = (s, c, face, random) =>
  ellipse(
    0,
    -110,
    300,
    300,
    s.radial([
      [0, c.accent, 0.8],
      [0.4, c.accent, 0.3],
      [1, c.accent, 0],
    ]),
  ) +
  flier(s, c, random, {
    face,
    hands: [
      [-230, -300],
      [232, -330],
    ],
    tail: ellipse(
      0,
      -90,
      110,
      130,
      s.radial([
        [0, '#fffde0'],
        [0.6, c.accent, 0.95],
        [1, c.accent, 0],
      ]),
    ),
    wings: [c.second, '#efe6ff', c.accent],
  }) +
  limb(
    [
      [-232, -300],
      [-260, -440],
    ],
    10,
    '#7b5534',
  ) +
  place(lantern(s, '#ffd873'), -264, -470, 0.6) +
  place(lantern(s, '#c9f27a'), 330, -560, 0.34) +
  place(lantern(s, '#c9f27a'), 368, -180, 0.26) +
  place(lantern(s, '#c9f27a'), -372, -150, 0.3)

const farbelle: Drawing = (s, c, face, random) => {
  const splashes = [
    ['#ff8a5c', -380, -620],
    ['#ffd35c', -300, -720],
    ['#8f7bea', 320, -690],
    ['#4fc3c7', 392, -560],
    ['#ff6f91', 250, -770],
  ] as const
  const daub = repeat(5, (i) =>
    ellipse(
      [-120, -96, 118, 130, -40][i] ?? 0,
      [-380, -470, -400, -480, -560][i] ?? 0,
      15,
      12,
      ['#ff8a5c', '#ffd35c', '#8f7bea', '#4fc3c7', '#ff6f91'][i] ?? '#fff',
      'opacity=".9"',
    ),
  )
  return (
    splashes
      .map(([colour, x, y]) => volume(s, pebble(x, y, 42, 34, random, 0.2, 9), colour, '', 0.3))
      .join('') +
    flier(s, c, random, {
      face,
      hands: [
        [-212, -210],
        [240, -370],
      ],
      wings: ['#ff8a5c', '#ffd35c', '#8f7bea'],
      inside: daub,
    }) +
    place(palette(s, ['#ff8a5c', '#ffd35c', '#8f7bea', '#4fc3c7']), -238, -196, 1.12, -10) +
    place(brush('#ff6f91'), 236, -376, 1.35, 10)
  )
}

const luftine: Drawing = (s, c, face, random) =>
  flier(s, c, random, {
    face: { ...face, glasses: true },
    hands: [
      [-124, -170],
      [126, -172],
    ],
    eye: 54,
  }) +
  place(chart(s, shade(c.second, 0.3)), 0, -146, 1.14, -3) +
  [-1, 1]
    .map((side) => volume(s, pebble(side * 138, -150, 28, 26, random, 0.06, 8), c.body, '', 0.3))
    .join('')

/** The fliers above the water. */
export const flirrs: Record<string, Drawing> = { zirra, glimmek, farbelle, luftine }
