import { shade, tint } from './colour'
import type { Drawing } from './figure'
import { boot, lantern, note, rings, signpost, whistle } from './props'
import { curve, ellipse, limb, type Point, place, repeat, stroke } from './sheet'
import { swimmer } from './swimmer'

const bolluk: Drawing = (s, c, face, random) =>
  swimmer(s, c, random, {
    wide: 244,
    tall: 560,
    face: { ...face, glasses: true },
    whiskers: 4,
    arms: [
      [-240, -160],
      [246, -230],
    ],
    crest: false,
  }) +
  place(boot(s, '#c0583f'), 20, -590, 1, -16) +
  place(boot(s, '#6b8f4e'), 306, -236, 0.92, 10)

const sulva: Drawing = (s, c, face, random) => {
  const dots = repeat(30, () =>
    ellipse(
      random.between(-210, 210),
      random.between(-560, -20),
      4,
      4,
      tint(c.accent, 0.5),
      `opacity="${random.between(0.4, 1).toFixed(2)}"`,
    ),
  )
  const notes = [
    [-300, -520, -14, 1.1],
    [-360, -330, 10, 0.8],
    [310, -600, 12, 1.2],
    [372, -420, -8, 0.9],
  ] as const
  return (
    swimmer(s, c, random, {
      wide: 204,
      tall: 610,
      face,
      whiskers: 2,
      pattern: dots,
      eye: 50,
      arms: [
        [-282, -420],
        [104, -196],
      ],
    }) +
    notes.map(([x, y, turn, k]) => place(note(tint(c.accent, 0.45)), x, y, k, turn)).join('') +
    place(rings(tint(c.accent, 0.5), 4, 38), 70, -250, 0.9, 70)
  )
}

const plimsa: Drawing = (s, c, face, random) => {
  const marks = repeat(8, (i) =>
    stroke(
      `M-260 ${-40 - i * 44}Q0 ${-4 - i * 44} 260 ${-40 - i * 44}`,
      i === 4 ? c.accent : shade(c.second, 0.1),
      i % 2 ? 10 : 20,
      'opacity=".8"',
    ),
  )
  return (
    swimmer(s, c, random, {
      wide: 238,
      tall: 540,
      face,
      whiskers: 2,
      pattern: marks,
      arms: [
        [-276, -150],
        [250, -388],
      ],
    }) +
    stroke('M-90 -196Q120 -120 240 -380', '#8b3a3a', 7, 'opacity=".9"') +
    place(whistle(s), 262, -404, 1.25, -24) +
    stroke('M330 -470l36 -30M344 -430l46 -8M330 -396l40 18', '#fffdf2', 8, 'opacity=".85"')
  )
}

const wirrock: Drawing = (s, c, face, random) => {
  const spiral: Point[] = Array.from({ length: 40 }, (_, i) => [
    Math.cos(i * 0.42) * (8 + i * 3.7),
    -150 + Math.sin(i * 0.42) * (7 + i * 3.1),
  ])
  const swirl = (k: number) =>
    ellipse(
      0,
      -10 + k * 12,
      330 + k * 64,
      50 + k * 14,
      'none',
      `stroke="#eefcf6" stroke-width="${9 - k * 2}" stroke-dasharray="${180 - k * 26} ${70 + k * 18}" opacity="${0.7 - k * 0.15}"`,
    )
  return (
    swirl(2) +
    swirl(1) +
    swimmer(s, c, random, {
      wide: 240,
      tall: 556,
      face,
      whiskers: 4,
      pattern: stroke(curve(spiral), c.second, 19, 'opacity=".85"'),
      arms: [
        [-300, -320],
        [290, -260],
      ],
    }) +
    place(signpost(s, c.accent), 312, -330, 1.05, 9) +
    swirl(0)
  )
}

const funzel: Drawing = (s, c, face, random) => {
  const glowDots = repeat(18, (i) =>
    ellipse((i % 2 ? 1 : -1) * random.between(80, 210), -60 - i * 26, 7, 7, c.accent, 'opacity=".8"'),
  )
  return (
    swimmer(s, c, random, {
      wide: 226,
      tall: 520,
      face,
      whiskers: 2,
      pattern: glowDots,
      crest: false,
      eye: 58,
      arms: [
        [-150, -214],
        [150, -214],
      ],
    }) +
    limb(
      [
        [0, -512],
        [-20, -620],
        [70, -706],
        [176, -660],
      ],
      17,
      c.second,
    ) +
    place(lantern(s, c.accent), 190, -622)
  )
}

/** The swimmers of the deep pools. */
export const kolks: Record<string, Drawing> = { bolluk, sulva, plimsa, wirrock, funzel }
