import { mix, shade, tint } from './colour'
import type { Random } from './random'
import { curve, ellipse, type Point, repeat, type Sheet, stroke } from './sheet'

/** The colors of one picture's surroundings, from the top of the sky to the shadows in front. */
export type Air = { top: string; middle: string; glow: string; land: string; water: string; night?: boolean }

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

/** Sky with a sun or moon at (x, y), its halo, soft clouds, and stars at night. */
export function sky(s: Sheet, air: Air, w: number, h: number, x: number, y: number, random: Random): string {
  const r = Math.min(w, h) * 0.085
  const cloud = () => {
    const cx = random.between(0, w)
    const cy = random.between(h * 0.06, h * 0.36)
    return repeat(5, (i) =>
      ellipse(
        cx + (i - 2) * w * 0.05,
        cy + random.between(-8, 8),
        w * random.between(0.05, 0.1),
        random.between(10, 22),
        tint(air.middle, 0.75),
      ),
    )
  }
  const stars = repeat(air.night ? 60 : 0, () =>
    ellipse(
      random.between(0, w),
      random.between(0, h * 0.5),
      random.between(0.8, 2.6),
      random.between(0.8, 2.6),
      '#fff7d8',
      `opacity="${random.between(0.35, 0.95).toFixed(2)}"`,
    ),
  )
  return `${box(
    0,
    0,
    w,
    h,
    s.linear([
      [0, air.top],
      [0.34, air.middle],
      [0.62, air.glow],
      [1, tint(air.glow, 0.3)],
    ]),
  )}${stars}
${ellipse(
  x,
  y,
  r * 6,
  r * 6,
  s.radial([
    [0, '#fff4cf', 0.75],
    [0.3, '#fff0c2', 0.32],
    [1, '#fff0c2', 0],
  ]),
)}
${ellipse(x, y, r, r, air.night ? '#fdf6dc' : '#fff9e3')}
${air.night ? ellipse(x - r * 0.25, y - r * 0.2, r * 0.22, r * 0.2, '#e9dfbd') + ellipse(x + r * 0.3, y + r * 0.3, r * 0.15, r * 0.14, '#e9dfbd') : ''}
<g opacity="${air.night ? 0.16 : 0.55}" filter="${s.blur(9)}">${cloud()}${cloud()}${cloud()}</g>`
}

/** Three rows of hills with tufted trees, paler with distance. */
export function hills(s: Sheet, air: Air, w: number, horizon: number, random: Random): string {
  return repeat(3, (row) => {
    const base = horizon - (2 - row) * 46
    const points: Point[] = Array.from({ length: 9 }, (_, i) => [
      (i / 8) * w * 1.1 - w * 0.05,
      base - random.between(6, 86 - row * 18),
    ])
    const colour = mix(air.glow, air.land, 0.32 + row * 0.3)
    const trees = repeat(row === 0 ? 0 : 9, () => {
      const tx = random.between(-20, w + 20)
      const size = random.between(14, 30) * (0.7 + row * 0.45)
      const ty = base - random.between(0, 22)
      return repeat(4, (k) =>
        ellipse(
          tx + (k - 1.5) * size * 0.6,
          ty - size * (k === 1 || k === 2 ? 0.9 : 0.4),
          size * 0.62,
          size * 0.7,
          mix(colour, shade(air.land, 0.3), 0.3 + k * 0.06),
        ),
      )
    })
    return `${trees}<path d="${curve(points)}L${w * 1.06} ${horizon + 130}L${-w * 0.06} ${horizon + 130}Z" fill="${s.linear(
      [
        [0, tint(colour, 0.16)],
        [1, shade(colour, 0.14)],
      ],
    )}"/>`
  })
}

/** Water from `top` to the lower edge: reflected sky, a path of light below the sun, ripples. */
export function river(
  s: Sheet,
  air: Air,
  w: number,
  h: number,
  top: number,
  sunX: number,
  random: Random,
): string {
  const span = h - top
  const ripples = repeat(34, () => {
    const far = random.between(0, 1) ** 1.5
    const y = top + 6 + far * span
    const length = w * (0.03 + far * 0.14)
    const x = random.between(-40, w)
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${(2 + far * 7).toFixed(0)} ${length.toFixed(0)} 0`,
      random.chance(0.55) ? tint(air.glow, 0.6) : shade(air.water, 0.4),
      1.5 + far * 4,
      `opacity="${random.between(0.25, 0.6).toFixed(2)}"`,
    )
  })
  const path = repeat(13, (i) => {
    const y = top + 8 + (i / 13) ** 1.3 * span * 0.8
    return ellipse(
      sunX + random.between(-12, 12),
      y,
      w * (0.03 + i * 0.007) * random.between(0.6, 1.2),
      2 + i * 0.5,
      '#fff6d6',
      'opacity=".5"',
    )
  })
  return (
    box(
      0,
      top,
      w,
      span,
      s.linear([
        [0, mix(air.glow, air.water, 0.35)],
        [0.3, air.water],
        [1, shade(air.water, 0.45)],
      ]),
    ) +
    path +
    ripples
  )
}

/** A reed or grass blade, optionally with a brown cattail head. */
export function blade(
  x: number,
  foot: number,
  height: number,
  lean: number,
  colour: string,
  cattail = false,
): string {
  const tip: Point = [x + lean, foot - height]
  const wide = 5 + height * 0.012
  const leaf = `<path d="M${x - wide} ${foot}Q${x - wide + lean * 0.2} ${foot - height * 0.6} ${tip[0]} ${tip[1]}Q${x + wide + lean * 0.35} ${foot - height * 0.55} ${x + wide} ${foot}Z" fill="${colour}"/>`
  if (!cattail) return leaf
  const head = `<g transform="translate(${tip[0]} ${tip[1]}) rotate(${(lean / height) * 60})">${stroke('M0 -46V6', shade(colour, 0.3), 4)}<rect x="-11" y="-24" width="22" height="78" rx="11" fill="#7a4a2b"/><rect x="-7" y="-18" width="6" height="64" rx="3" fill="#b57d4c" opacity=".7"/></g>`
  return (
    stroke(`M${x} ${foot}Q${x + lean * 0.2} ${foot - height * 0.6} ${tip[0]} ${tip[1]}`, colour, 7) + head
  )
}

/** Motes of light or spray. */
export const motes = (s: Sheet, w: number, h: number, colour: string, count: number, random: Random) =>
  repeat(count, () => {
    const r = random.between(2, 7)
    const x = random.between(0, w)
    const y = random.between(h * 0.08, h * 0.95)
    return (
      ellipse(
        x,
        y,
        r * 3,
        r * 3,
        s.radial([
          [0, colour, 0.7],
          [1, colour, 0],
        ]),
      ) + ellipse(x, y, r * 0.5, r * 0.5, '#fffdf0', 'opacity=".9"')
    )
  })

/** Darkened corners and out-of-focus leaves that frame a picture. */
export function frame(s: Sheet, air: Air, w: number, h: number, random: Random): string {
  const dark = shade(air.land, air.night ? 0.72 : 0.5)
  const leaves = repeat(9, (i) => {
    const left = i % 2 === 0
    const x = left ? random.between(-40, w * 0.1) : random.between(w * 0.9, w + 40)
    return blade(
      x,
      h + 30,
      random.between(h * 0.14, h * 0.36),
      (left ? 1 : -1) * random.between(10, 110),
      mix(dark, air.land, random.between(0, 0.4)),
    )
  })
  return `<g filter="${s.blur(5)}" opacity=".92">${leaves}</g>${box(
    0,
    0,
    w,
    h,
    s.radial(
      [
        [0.62, '#10142e', 0],
        [1, '#10142e', 0.26],
      ],
      0.5,
      0.46,
      0.78,
    ),
  )}`
}
