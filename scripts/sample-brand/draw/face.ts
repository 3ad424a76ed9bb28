import { mix, shade, tint } from './colour'
import { curve, ellipse, repeat, type Sheet, stroke } from './sheet'

type Eyes = 'open' | 'sleepy' | 'wide' | 'happy' | 'closed' | 'wink'
type Mouth = 'smile' | 'grin' | 'sing' | 'oh' | 'smirk' | 'wobble' | 'small' | 'firm'
type Brows = 'up' | 'worried' | 'stern' | 'one' | 'none'

export type Face = {
  eyes: Eyes
  mouth: Mouth
  brows?: Brows
  /** Direction of the eyes: -1 to 1 on each axis. */
  look?: [number, number]
  freckles?: boolean
  glasses?: boolean
  /** Plain eyes without lids, for very small sizes. */
  plain?: boolean
}

type Setting = { x: number; y: number; gap: number; r: number; skin: string; iris: string; blush?: string }

function openEye(s: Sheet, x: number, y: number, r: number, face: Face, at: Setting): string {
  const [lx, ly] = face.look ?? [0.15, 0.1]
  const ry = r * 1.12
  const clip = s.clip(ellipse(x, y, r, ry, '#000'))
  const ix = x + lx * r * 0.32
  const iy = y + ly * r * 0.34
  const ink = shade(at.skin, 0.8)
  const iris = face.eyes === 'wide' ? 0.56 : 0.7
  const lid = face.eyes === 'sleepy' ? 0.46 : face.eyes === 'wide' || face.plain ? 0 : 0.1
  const lidY = y - ry + lid * 2 * ry
  return `<g clip-path="${clip}">${ellipse(
    x,
    y,
    r,
    ry,
    s.radial(
      [
        [0, '#fffdf6'],
        [0.75, '#fff6e6'],
        [1, '#d9cdbd'],
      ],
      0.5,
      0.58,
      0.6,
    ),
  )}
${ellipse(
  ix,
  iy,
  r * iris,
  r * iris,
  s.radial(
    [
      [0, tint(at.iris, 0.35)],
      [0.6, at.iris],
      [1, shade(at.iris, 0.6)],
    ],
    0.5,
    0.75,
    0.75,
  ),
)}
${ellipse(ix, iy, r * iris * 0.6, r * iris * 0.62, '#171528')}
${ellipse(ix - r * 0.22, iy - r * 0.26, r * 0.22, r * 0.24, '#fff')}${ellipse(ix + r * 0.24, iy + r * 0.3, r * 0.1, r * 0.1, '#fff', 'opacity=".85"')}
${ellipse(x, y - ry * 0.98, r * 1.1, ry * 0.5, shade(at.skin, 0.7), `opacity=".32" filter="${s.blur(4)}"`)}
${lid ? `<path d="M${x - r * 1.2} ${y - ry * 1.3}H${x + r * 1.2}V${lidY - r * 0.04}Q${x} ${lidY + r * 0.26} ${x - r * 1.2} ${lidY - r * 0.04}Z" fill="${shade(at.skin, 0.16)}"/>` : ''}</g>
${
  face.plain
    ? ''
    : stroke(
        lid > 0.3
          ? `M${x - r * 1.02} ${lidY}Q${x} ${lidY + r * 0.24} ${x + r * 1.02} ${lidY}`
          : `M${x - r} ${y - ry * 0.32}C${x - r * 0.7} ${y - ry * 1.2} ${x + r * 0.7} ${y - ry * 1.2} ${x + r} ${y - ry * 0.32}`,
        ink,
        r * 0.14,
      )
}`
}

function eye(s: Sheet, side: -1 | 1, face: Face, at: Setting): string {
  const { r, y } = at
  const x = at.x + side * at.gap
  const ink = shade(at.skin, 0.8)
  if (face.eyes === 'happy' || (face.eyes === 'wink' && side === 1))
    return stroke(
      `M${x - r * 0.9} ${y + r * 0.3}Q${x} ${y - r * 1.05} ${x + r * 0.9} ${y + r * 0.3}`,
      ink,
      r * 0.2,
    )
  if (face.eyes === 'closed')
    return (
      stroke(
        `M${x - r * 0.92} ${y - r * 0.05}Q${x} ${y + r * 0.85} ${x + r * 0.92} ${y - r * 0.05}`,
        ink,
        r * 0.18,
      ) +
      repeat(3, (i) => {
        const lx = x + (i - 1) * r * 0.55 + side * r * 0.15
        return stroke(
          `M${lx} ${y + r * (i === 1 ? 0.42 : 0.3)}l${side * r * 0.1 + (i - 1) * r * 0.12} ${r * 0.26}`,
          ink,
          r * 0.11,
        )
      })
    )
  return openEye(s, x, y, r, face, at)
}

function brow(side: -1 | 1, face: Face, at: Setting): string {
  const kind = face.brows ?? 'none'
  if (kind === 'none') return ''
  const { r } = at
  const x = at.x + side * at.gap
  const lift = kind === 'up' || (kind === 'one' && side === 1) ? 0.35 : 0
  const y = at.y - r * (1.5 + lift)
  const inner = kind === 'worried' ? -r * 0.38 : kind === 'stern' ? r * 0.4 : 0
  const arch = kind === 'stern' ? -r * 0.12 : -r * 0.34
  return stroke(
    `M${x - side * r * 0.75} ${y + inner}Q${x} ${y + arch} ${x + side * r * 0.85} ${y + (kind === 'worried' ? r * 0.3 : 0)}`,
    shade(at.skin, 0.68),
    r * 0.24,
  )
}

function mouth(s: Sheet, face: Face, at: Setting): string {
  const { x, r, skin } = at
  const y = at.y + r * 1.75
  const ink = shade(skin, 0.8)
  const w = r * 0.95
  const open = (d: string) => {
    const clip = s.clip(`<path d="${d}"/>`)
    return `<path d="${d}" fill="#5b1a2c"/><g clip-path="${clip}">${ellipse(x, y + r * 1.02, w * 0.72, r * 0.55, '#e8717c')}<rect x="${x - w}" y="${y - r * 0.5}" width="${w * 2}" height="${r * 0.52}" fill="#fff8ea" opacity="${face.mouth === 'grin' ? 1 : 0}"/></g>${stroke(d, ink, r * 0.1)}`
  }
  switch (face.mouth) {
    case 'grin':
      return open(
        `M${x - w} ${y - r * 0.2}Q${x} ${y + r * 0.12} ${x + w} ${y - r * 0.2}C${x + w * 0.9} ${y + r * 1.15} ${x - w * 0.9} ${y + r * 1.15} ${x - w} ${y - r * 0.2}Z`,
      )
    case 'sing':
      return open(
        curve(
          [
            [x - r * 0.42, y + r * 0.2],
            [x, y - r * 0.3],
            [x + r * 0.42, y + r * 0.2],
            [x, y + r * 0.85],
          ],
          true,
        ),
      )
    case 'oh':
      return `${ellipse(x, y + r * 0.12, r * 0.24, r * 0.3, '#5b1a2c', `stroke="${ink}" stroke-width="${r * 0.1}"`)}`
    case 'smirk':
      return stroke(
        `M${x - w * 0.6} ${y + r * 0.12}Q${x + w * 0.2} ${y + r * 0.36} ${x + w * 0.85} ${y - r * 0.22}`,
        ink,
        r * 0.15,
      )
    case 'wobble':
      return stroke(
        `M${x - w * 0.8} ${y + r * 0.2}q${w * 0.27} ${-r * 0.34} ${w * 0.53} 0t${w * 0.53} 0t${w * 0.53} 0`,
        ink,
        r * 0.14,
      )
    case 'small':
      return stroke(`M${x - w * 0.4} ${y}Q${x} ${y + r * 0.34} ${x + w * 0.4} ${y}`, ink, r * 0.15)
    case 'firm':
      return stroke(
        `M${x - w * 0.6} ${y + r * 0.14}Q${x} ${y - r * 0.06} ${x + w * 0.6} ${y + r * 0.1}`,
        ink,
        r * 0.15,
      )
    default:
      return (
        stroke(
          `M${x - w * 0.85} ${y - r * 0.12}Q${x} ${y + r * 0.78} ${x + w * 0.85} ${y - r * 0.12}`,
          ink,
          r * 0.15,
        ) +
        stroke(
          `M${x - w * 0.98} ${y - r * 0.2}q${r * 0.12} ${r * 0.02} ${r * 0.16} ${r * 0.18}M${x + w * 0.98} ${y - r * 0.2}q${-r * 0.12} ${r * 0.02} ${-r * 0.16} ${r * 0.18}`,
          ink,
          r * 0.1,
        )
      )
  }
}

/** Draws eyes, brows, cheeks and mouth around (x, y), the point between the eyes; `r` is an eye's radius. */
export function drawFace(s: Sheet, face: Face, at: Setting): string {
  const { x, y, r, gap } = at
  const blush = at.blush ?? mix(at.skin, '#ff5f6d', 0.6)
  const cheek = (side: number) =>
    ellipse(
      x + side * (gap + r * 0.62),
      y + r * 1.42,
      r * 0.62,
      r * 0.4,
      blush,
      `opacity=".62" filter="${s.blur(r * 0.16)}"`,
    )
  const freckles = face.freckles
    ? repeat(6, (i) =>
        ellipse(
          x + (i < 3 ? -1 : 1) * (gap + r * 0.55 + ((i % 3) - 1) * r * 0.28),
          y + r * (1.34 + (i % 3 === 1 ? 0.16 : 0)),
          r * 0.07,
          r * 0.07,
          shade(at.skin, 0.5),
        ),
      )
    : ''
  const glasses = face.glasses
    ? [-1, 1]
        .map((side) =>
          ellipse(
            x + side * gap,
            y + r * 0.08,
            r * 1.32,
            r * 1.36,
            '#ffffff',
            `fill-opacity=".14" stroke="#3b2a2a" stroke-width="${r * 0.15}"`,
          ),
        )
        .join('') +
      stroke(
        `M${x - gap + r * 1.28} ${y - r * 0.1}Q${x} ${y - r * 0.4} ${x + gap - r * 1.28} ${y - r * 0.1}`,
        '#3b2a2a',
        r * 0.15,
      )
    : ''
  return (
    cheek(-1) +
    cheek(1) +
    freckles +
    eye(s, -1, face, at) +
    eye(s, 1, face, at) +
    brow(-1, face, at) +
    brow(1, face, at) +
    mouth(s, face, at) +
    glasses
  )
}
