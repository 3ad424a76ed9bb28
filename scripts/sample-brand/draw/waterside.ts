import { mix, shade, tint } from './colour'
import type { Backdrop, Scene } from './landscape'
import { blade, frame, hills, motes, river, sky } from './light'
import { ellipse, pebble, repeat, stroke, volume } from './sheet'

/** The gravel bar of the Tocks. */
export function gravel({ s, air, w, h, random }: Scene): Backdrop {
  const horizon = h * random.between(0.46, 0.54)
  const ground = h * 0.87
  const sunX = w * (random.chance(0.5) ? random.between(0.7, 0.92) : random.between(0.08, 0.3))
  const sunY = h * random.between(0.09, 0.24)
  const stones = (count: number, top: number, bottom: number, size: number) =>
    repeat(count, (i) => {
      const y = top + ((i + random.between(0, 1)) / count) * (bottom - top)
      const r = size * (0.5 + ((y - top) / (bottom - top)) * 0.9) * random.between(0.6, 1.3)
      const x = random.between(-30, w + 30)
      const colour = mix(
        mix(air.land, '#b9ab9c', random.between(0.35, 0.85)),
        air.glow,
        random.between(0, 0.3),
      )
      return (
        ellipse(x + r * 0.1, y + r * 0.34, r * 1.05, r * 0.5, shade(air.water, 0.6), 'opacity=".45"') +
        volume(s, pebble(x, y, r, r * 0.62, random, 0.08, 8), colour, '', r / 130)
      )
    })
  const bank = `<path d="M${-20} ${h * 0.76}C${w * 0.25} ${h * 0.7} ${w * 0.6} ${h * 0.75} ${w + 20} ${h * 0.69}V${h + 20}H-20Z" fill="${s.linear(
    [
      [0, mix(air.glow, '#a8947f', 0.65)],
      [1, shade(mix(air.land, '#8a7767', 0.7), 0.35)],
    ],
  )}"/>`
  const foam = stroke(
    `M-20 ${h * 0.757}C${w * 0.25} ${h * 0.697} ${w * 0.6} ${h * 0.747} ${w + 20} ${h * 0.687}`,
    '#fffaf0',
    9,
    'opacity=".7"',
  )
  return {
    behind:
      sky(s, air, w, h, sunX, sunY, random) +
      hills(s, air, w, horizon, random) +
      river(s, air, w, h, horizon, sunX, random) +
      bank +
      foam +
      stones(26, h * 0.76, h * 0.9, w * 0.034),
    before:
      stones(9, h * 0.94, h * 1.02, w * 0.06) +
      frame(s, air, w, h, random) +
      motes(s, w, h, '#fff3c4', 10, random),
    ground,
  }
}

/** The reed bed of the Sirrels. */
export function reeds({ s, air, w, h, random }: Scene): Backdrop {
  const horizon = h * random.between(0.51, 0.58)
  const sunX = w * (random.chance(0.5) ? random.between(0.12, 0.3) : random.between(0.72, 0.9))
  const sunY = h * random.between(0.1, 0.3)
  const bed = (count: number, foot: number, tall: number, colour: string, middle: boolean) =>
    repeat(count, () => {
      const x = middle
        ? random.between(-20, w + 20)
        : random.chance(0.5)
          ? random.between(-20, w * 0.28)
          : random.between(w * 0.72, w + 20)
      return blade(
        x,
        foot + random.between(0, 40),
        tall * random.between(0.5, 1.1),
        random.between(-60, 60),
        mix(colour, air.glow, random.between(0, 0.35)),
        foot < h && random.chance(0.22),
      )
    })
  return {
    behind: `${sky(s, air, w, h, sunX, sunY, random)}${hills(s, air, w, horizon, random)}${river(s, air, w, h, horizon, sunX, random)}<g opacity=".6">${bed(46, h * 0.74, h * 0.3, mix(air.land, air.glow, 0.35), true)}</g><path d="M-20 ${h * 0.8}Q${w * 0.4} ${h * 0.75} ${w + 20} ${h * 0.8}V${h + 20}H-20Z" fill="${s.linear(
      [
        [0, tint(air.land, 0.14)],
        [1, shade(air.land, 0.5)],
      ],
    )}"/>${bed(34, h * 0.86, h * 0.5, air.land, false)}`,
    before:
      bed(22, h * 1.02, h * 0.17, shade(air.land, 0.24), true) +
      frame(s, air, w, h, random) +
      motes(s, w, h, '#ffeeb0', 14, random),
    ground: h * 0.89,
  }
}

/** The air over the river, where the Flirrs live. */
export function above({ s, air, w, h, random }: Scene): Backdrop {
  const horizon = h * random.between(0.7, 0.77)
  const sunX = w * random.between(0.1, 0.9)
  const sunY = h * random.between(0.07, 0.16)
  const puff = () => {
    const x = random.between(0, w)
    const y = random.between(h * 0.3, h * 0.7)
    const size = w * random.between(0.05, 0.1)
    return repeat(6, (i) =>
      ellipse(
        x + (i - 2.5) * size * 0.7,
        y - Math.sin(((i + 0.5) / 6) * Math.PI) * size * 0.6,
        size * random.between(0.5, 0.8),
        size * 0.5,
        tint(air.middle, air.night ? 0.2 : 0.7),
      ),
    )
  }
  return {
    behind: `${sky(s, air, w, h, sunX, sunY, random)}<g opacity=".6" filter="${s.blur(6)}">${repeat(5, puff)}</g>${hills(s, air, w, horizon, random)}${river(s, air, w, h, horizon, sunX, random)}`,
    before:
      repeat(7, () =>
        blade(
          random.chance(0.5) ? random.between(-20, w * 0.2) : random.between(w * 0.8, w + 20),
          h + 20,
          random.between(h * 0.1, h * 0.24),
          random.between(-70, 70),
          shade(air.land, 0.3),
          random.chance(0.4),
        ),
      ) +
      frame(s, air, w, h, random) +
      motes(s, w, h, '#fff3c4', 18, random),
    ground: h * 0.83,
  }
}
