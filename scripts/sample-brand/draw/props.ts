import { shade, tint } from './colour'
import { seeded } from './random'
import { curve, ellipse, limb, type Point, pebble, repeat, type Sheet, stroke, volume } from './sheet'

// Things that the figures carry, wear or share a roof with. Each is drawn around (0, 0).

export const slate = (s: Sheet) =>
  `<g>${volume(s, 'M-62 -84L58 -90L64 84L-58 88Z', '#8c5f3c', '', 0.4)}<path d="M-50 -70L47 -75L52 70L-46 74Z" fill="#3b4552"/>${repeat(3, (row) => repeat(4, (i) => stroke(`M${-34 + i * 13} ${-46 + row * 40}l2 26`, '#f4efe2', 4)) + stroke(`M${-42} ${-24 + row * 40}l56 -16`, '#f4efe2', 4))}${stroke('M34 -40l1 22', '#f4efe2', 4)}</g>`

export const scarf = (wide: number, colour: string, tail: number) =>
  limb(
    [
      [-wide, 0],
      [0, 30],
      [wide, -4],
    ],
    46,
    colour,
  ) +
  limb(
    [
      [wide * 0.5, 18],
      [wide * 0.62 + tail * 0.2, 70],
      [wide * 0.6 + tail, 122],
    ],
    38,
    shade(colour, 0.1),
  ) +
  repeat(3, (i) => stroke(`M${wide * 0.6 + tail - 12 + i * 12} 132l2 20`, colour, 6))

export const goggles = (s: Sheet, gap: number, r: number, band: string, wide: number) =>
  stroke(`M${-wide} 14Q0 -34 ${wide} 14`, band, 20) +
  [-1, 1]
    .map(
      (side) =>
        ellipse(
          side * gap,
          -4,
          r,
          r * 0.86,
          s.radial(
            [
              [0, '#d9f3ff'],
              [0.7, '#7fb8cf'],
              [1, '#4a7d96'],
            ],
            0.35,
            0.3,
            0.9,
          ),
          'stroke="#6b4a2a" stroke-width="9"',
        ) + stroke(`M${side * gap - r * 0.5} -${r * 0.3}l${r * 0.4} -${r * 0.25}`, '#fff', 6, 'opacity=".8"'),
    )
    .join('')

export const snail = (s: Sheet, shell: string) =>
  `${volume(s, 'M-56 20C-60 -4 -30 -6 10 -2C30 0 44 -8 50 -26C66 -24 66 4 48 20Z', '#dcc39a', '', 0.25)}${stroke('M54 -24l10 -26M46 -24l-2 -26', '#c5a878', 5)}${ellipse(64, -52, 5, 5, '#2c2433')}${ellipse(44, -52, 5, 5, '#2c2433')}${volume(s, pebble(-12, -28, 38, 36, seeded('shell'), 0.03), shell, '', 0.35)}${stroke('M-12 -28c8 -8 18 2 10 12c-10 12 -32 2 -28 -18c4 -20 34 -24 42 -4', shade(shell, 0.5), 5)}${stroke('M50 4q8 6 12 -2', '#7a4a3b', 3)}`

export const bird = (s: Sheet, colour: string) =>
  `${stroke('M-6 34l-2 22M10 34l2 22', '#8a5a34', 4)}${stroke('M-34 10l-40 18', shade(colour, 0.3), 12)}${volume(s, 'M-44 8C-40 -24 -10 -52 22 -46C48 -40 50 -6 34 18C20 40 -30 42 -44 8Z', colour, ellipse(22, 22, 34, 26, '#fff3dc', 'opacity=".85"'), 0.3)}${stroke('M-22 2q16 16 34 2', shade(colour, 0.4), 5)}${ellipse(26, -24, 6, 7, '#1d1a2c')}${ellipse(28, -27, 2, 2, '#fff')}<path d="M46 -22L68 -14L45 -8Z" fill="#e9a23b"/>`

export const flower = (colour: string, r = 16) =>
  repeat(
    6,
    (i) => `<g transform="rotate(${i * 60})">${ellipse(0, -r * 0.9, r * 0.5, r * 0.75, colour)}</g>`,
  ) + ellipse(0, 0, r * 0.5, r * 0.5, '#ffd65a')

export const leaf = (s: Sheet, length: number, colour: string) =>
  volume(
    s,
    `M0 0C${length * 0.34} ${-length * 0.25} ${length * 0.36} ${-length * 0.7} 0 ${-length}C${-length * 0.36} ${-length * 0.7} ${-length * 0.34} ${-length * 0.25} 0 0Z`,
    colour,
    stroke(
      `M0 0V${-length * 0.9}` +
        [0.25, 0.45, 0.65]
          .map(
            (k) =>
              `M0 ${-length * k}l${length * 0.2} ${-length * 0.14}M0 ${-length * k}l${-length * 0.2} ${-length * 0.14}`,
          )
          .join(''),
      shade(colour, 0.3),
      3,
    ),
    0.3,
  )

export const boot = (s: Sheet, colour: string) =>
  `${volume(s, 'M-44 -120H38L34 6C60 16 98 24 100 56V74H-46Z', colour, `<rect x="-60" y="-120" width="120" height="26" fill="${tint(colour, 0.4)}"/>${stroke('M-10 -70h34M-10 -44h36M-8 -18h36', '#f5e8ca', 6)}`, 0.5)}<path d="M-48 70H102V88H-48Z" fill="${shade(colour, 0.65)}"/>${stroke('M38 -108q44 -8 54 30', '#c9b58b', 4)}<path d="M66 -88l50 10l-6 42l-50 -10Z" fill="#fff6df"/>${stroke('M76 -70l26 5M74 -58l20 4', '#8a7a66', 4)}`

export const lantern = (s: Sheet, glow: string) =>
  `${ellipse(
    0,
    0,
    220,
    220,
    s.radial([
      [0, glow, 0.85],
      [0.35, glow, 0.35],
      [1, glow, 0],
    ]),
  )}${ellipse(
    0,
    0,
    38,
    42,
    s.radial([
      [0, '#fffef0'],
      [0.5, tint(glow, 0.6)],
      [1, glow],
    ]),
  )}${ellipse(-12, -14, 9, 11, '#fff')}`

export const letter = (s: Sheet, seal: string) =>
  `${volume(s, 'M-62 -40H62V42H-62Z', '#fdf1d6', stroke('M-62 -40L0 12L62 -40', '#c9ac7d', 4), 0.25)}${ellipse(0, 10, 14, 14, seal)}${stroke('M-6 10q6 8 12 0', tint(seal, 0.6), 3)}`

export const umbrella = (s: Sheet, colour: string) =>
  `${stroke('M0 -10V196q0 28 -26 22', '#7b5534', 10)}${volume(s, 'M-170 0C-160 -110 -70 -160 0 -164C70 -160 160 -110 170 0Q142 -26 113 0Q85 -26 57 0Q28 -26 0 0Q-28 -26 -57 0Q-85 -26 -113 0Q-142 -26 -170 0Z', colour, stroke('M-57 0Q-50 -100 0 -164Q50 -100 57 0M-113 0Q-110 -90 0 -164Q110 -90 113 0', shade(colour, 0.35), 4), 0.7)}${stroke('M0 -164v-18', '#7b5534', 10)}`

export const pot = (s: Sheet) =>
  `<g opacity=".75" filter="${s.blur(6)}">${stroke('M-30 -90q-26 -34 0 -64t0 -60M24 -96q26 -30 0 -60t4 -56', '#fff7e4', 16)}</g>${volume(s, 'M-108 -66C-118 10 -84 66 0 68C84 66 118 10 108 -66Z', '#4e5566', ellipse(0, 10, 130, 10, '#ffffff', 'opacity=".12"'), 0.6)}${ellipse(0, -66, 116, 26, '#6a7285')}${ellipse(0, -66, 98, 18, '#e0a63f')}${ellipse(-34, -68, 14, 6, '#7fa44a')}${ellipse(26, -62, 16, 6, '#c9563a')}${ellipse(50, -70, 9, 4, '#7fa44a')}${stroke('M-116 -40q-30 14 -8 36M116 -40q30 14 8 36', '#3d4352', 12)}`

export const ladle = () =>
  `${stroke('M0 0L-10 -150', '#8f623a', 14)}${stroke('M0 0L-10 -150', '#c08b58', 5)}<path d="M-34 4a34 30 0 0 0 70 -4Z" fill="#8f623a"/>`

export const hammer = (s: Sheet) =>
  `${limb(
    [
      [0, 60],
      [0, -70],
    ],
    20,
    '#a9794a',
  )}${volume(s, 'M-62 -112H52L64 -92L52 -64H-62Z', '#8a93a3', '', 0.4)}`

export const needle = (thread: string, path: Point[]) =>
  `${stroke(curve(path), thread, 6)}${stroke('M-6 20L70 -130', '#eef3f7', 9)}${stroke('M-4 16L70 -130', '#9fb0be', 3)}${ellipse(0, 6, 4, 9, '#5d6b78', 'transform="rotate(26)"')}`

export const brush = (paint: string) =>
  `${stroke('M0 70L30 -70', '#a9794a', 13)}${stroke('M26 -52L32 -78', '#d8dde2', 17)}<path d="M22 -80L46 -74Q52 -112 40 -138Q20 -118 22 -80Z" fill="${paint}"/><path d="M30 -82Q34 -112 40 -132" stroke="#fff" stroke-width="4" fill="none" opacity=".5"/>`

export const palette = (s: Sheet, paints: string[]) =>
  `${volume(s, 'M-96 10C-96 -50 -30 -72 30 -64C90 -56 112 -10 92 26C78 52 52 30 34 44C16 60 -96 70 -96 10Z', '#d9ae78', '', 0.5)}${paints.map((paint, i) => ellipse(-62 + i * 36, -20 + Math.abs(i - 1.6) * 9, 17, 13, paint)).join('')}${ellipse(48, 14, 13, 10, '#a77b4a')}`

export const chart = (s: Sheet, ink: string) =>
  `${volume(s, 'M-120 -70L-40 -84L40 -68L120 -82L124 76L44 88L-36 74L-116 86Z', '#f3deb0', `${stroke('M-110 40C-60 -20 -20 60 30 0S100 -30 124 -50', '#6aa7bd', 16)}${stroke('M-96 -40l22 -8M-80 -30l22 -8M-70 56l20 0M40 46l30 -4M60 60l30 -4', ink, 5)}${stroke('M60 -44l22 20M82 -44l-22 20', '#cf4c3c', 8)}${stroke('M-40 -84V74M40 -68V88', '#c9ac76', 3)}`, 0.35)}`

export const note = (colour: string) =>
  `${ellipse(-10, 0, 17, 13, colour, 'transform="rotate(-18)"')}${stroke('M5 -4V-74q26 8 26 36', colour, 7)}`

export const signpost = (s: Sheet, colour: string) =>
  `${limb(
    [
      [0, 150],
      [0, -40],
    ],
    16,
    '#8f623a',
  )}${volume(s, pebble(0, -96, 82, 82, seeded('sign'), 0.01), colour, '', 0.5)}${ellipse(0, -96, 66, 66, 'none', 'stroke="#fff8e6" stroke-width="7"')}${[0, 120, 240].map((turn) => `<g transform="translate(0 -96) rotate(${turn})">${stroke('M-24 -30A38 38 0 0 1 26 -28', '#fff8e6', 11)}<path d="M16 -44L44 -24L14 -12Z" fill="#fff8e6"/></g>`).join('')}`

export const whistle = (s: Sheet) =>
  `${volume(s, 'M-50 -18H30A28 28 0 1 1 4 26L-50 8Z', '#e8b23c', '', 0.3)}${ellipse(20, 14, 9, 9, '#6d4a12')}`

export const rings = (colour: string, count: number, step: number) =>
  repeat(
    count,
    (i) =>
      `<path d="M${60 + i * step} ${-50 - i * step * 0.7}Q${96 + i * step * 1.4} 0 ${60 + i * step} ${50 + i * step * 0.7}" fill="none" stroke="${colour}" stroke-width="${10 - i * 1.6}" stroke-linecap="round" opacity="${0.85 - i * 0.17}"/>`,
  )

export const beetle = (s: Sheet, colour: string) =>
  `${stroke('M-16 -10l-12 -8M-16 4l-14 0M-14 14l-12 8M16 -10l12 -8M16 4l14 0M14 14l12 8', '#2c2433', 4)}${ellipse(0, -20, 11, 9, '#2c2433')}${volume(s, pebble(0, 2, 18, 22, seeded('beetle'), 0.01), colour, stroke('M0 -20V24', '#2c2433', 3), 0.2)}${ellipse(-8, -4, 3.5, 3.5, '#2c2433')}${ellipse(8, 6, 3.5, 3.5, '#2c2433')}`
