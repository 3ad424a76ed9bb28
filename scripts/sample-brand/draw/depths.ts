import { mix, shade, tint } from './colour'
import type { Backdrop, Scene } from './landscape'
import { blade, box, frame, motes } from './light'
import { ellipse, limb, pebble, place, repeat, stroke, volume } from './sheet'

/** The deep pool of the Kolks, under water. */
export function pool({ s, air, w, h, random }: Scene): Backdrop {
  const rays = repeat(7, (i) => {
    const x = w * (0.1 + i * 0.14) + random.between(-30, 30)
    const wide = random.between(20, 70)
    return `<path d="M${x} -20L${x + wide} -20L${x - w * 0.16 + wide * 2.4} ${h * 0.85}L${x - w * 0.26} ${h * 0.85}Z" fill="${s.linear(
      [
        [0, tint(air.glow, 0.6), 0.5],
        [1, air.glow, 0],
      ],
    )}"/>`
  })
  const weed = (x: number, foot: number, height: number, colour: string) =>
    limb(
      [
        [x, foot],
        [x + random.between(-30, 30), foot - height * 0.35],
        [x + random.between(-40, 40), foot - height * 0.7],
        [x + random.between(-30, 30), foot - height],
      ],
      random.between(9, 20),
      colour,
    )
  const weeds = (count: number, foot: number, tall: number, colour: string) =>
    repeat(count, () => {
      const side = random.chance(0.5)
      return weed(
        side ? random.between(-10, w * 0.24) : random.between(w * 0.76, w + 10),
        foot + random.between(-20, 40),
        tall * random.between(0.4, 1.1),
        mix(colour, air.land, random.between(0, 0.5)),
      )
    })
  const bubbles = repeat(26, () => {
    const r = random.between(3, 17)
    const x = random.between(0, w)
    const y = random.between(h * 0.05, h * 0.9)
    return (
      ellipse(
        x,
        y,
        r,
        r,
        '#ffffff',
        `fill-opacity=".12" stroke="#ffffff" stroke-opacity=".55" stroke-width="2"`,
      ) + ellipse(x - r * 0.35, y - r * 0.35, r * 0.2, r * 0.2, '#fff', 'opacity=".8"')
    )
  })
  const fish = repeat(7, () => {
    const x = random.between(0, w)
    const y = random.between(h * 0.12, h * 0.5)
    return place(
      `<path d="M-26 0Q0 -17 24 0L40 -13V13L24 0Q0 17 -26 0Z" fill="${mix(air.middle, air.land, 0.5)}" opacity=".55"/>`,
      x,
      y,
      random.between(0.5, 1.2),
      random.between(-8, 8),
    )
  })
  const floor = `<path d="M-20 ${h * 0.84}Q${w * 0.3} ${h * 0.79} ${w * 0.6} ${h * 0.83}T${w + 20} ${h * 0.82}V${h + 20}H-20Z" fill="${s.linear(
    [
      [0, mix(air.land, '#c3a980', 0.4)],
      [1, shade(air.land, 0.6)],
    ],
  )}"/>`
  const stones = repeat(18, () => {
    const r = random.between(14, 46)
    return volume(
      s,
      pebble(random.between(-10, w + 10), h * random.between(0.84, 0.99), r, r * 0.6, random, 0.07, 8),
      mix(air.land, '#a99a8c', random.between(0.1, 0.6)),
      '',
      r / 130,
    )
  })
  const surface = repeat(6, (i) =>
    stroke(
      `M-20 ${16 + i * 13}q${w * 0.13} ${i % 2 ? 16 : -12} ${w * 0.27} 0t${w * 0.27} 0t${w * 0.27} 0t${w * 0.27} 0`,
      '#ffffff',
      6 - i * 0.7,
      `opacity="${0.5 - i * 0.07}"`,
    ),
  )
  return {
    behind:
      box(
        0,
        0,
        w,
        h,
        s.linear([
          [0, tint(air.glow, 0.4)],
          [0.16, air.glow],
          [0.5, air.middle],
          [1, air.top],
        ]),
      ) +
      `<g filter="${s.blur(10)}" opacity=".7">${rays}</g>${surface}${fish}<g opacity=".55">${weeds(16, h * 0.84, h * 0.5, air.middle)}</g>${floor}${stones}${weeds(7, h * 0.9, h * 0.42, air.land)}`,
    before: `${bubbles}<g filter="${s.blur(4)}">${weeds(6, h + 40, h * 0.34, shade(air.land, 0.35))}</g>${box(
      0,
      0,
      w,
      h,
      s.radial(
        [
          [0.5, '#0b1030', 0],
          [1, '#0b1030', 0.45],
        ],
        0.5,
        0.45,
        0.78,
      ),
    )}`,
    ground: h * 0.88,
  }
}

/** The willow wood of the Burls. */
export function roots({ s, air, w, h, random }: Scene): Backdrop {
  const trunk = (x: number, wide: number, colour: string) =>
    `<path d="M${x - wide * 0.5} -20C${x - wide * 0.4} ${h * 0.4} ${x - wide * 0.6} ${h * 0.6} ${x - wide * 1.3} ${h * 0.84}H${x + wide * 1.3}C${x + wide * 0.55} ${h * 0.6} ${x + wide * 0.4} ${h * 0.4} ${x + wide * 0.5} -20Z" fill="${s.linear(
      [
        [0, tint(colour, 0.18)],
        [0.5, colour],
        [1, shade(colour, 0.35)],
      ],
      [0, 0, 1, 0],
    )}"/>`
  const row = (count: number, wide: number, colour: string) =>
    repeat(count, (i) =>
      trunk(((i + random.between(0.1, 0.9)) / count) * w, wide * random.between(0.6, 1.2), colour),
    )
  const fall = (x: number, length: number) =>
    stroke(
      `M${x} -10Q${x + random.between(-24, 24)} ${length * 0.5} ${x + random.between(-16, 16)} ${length}`,
      mix(air.land, air.glow, 0.3),
      3,
    ) +
    repeat(Math.floor(length / 30), (i) =>
      place(
        ellipse(0, 0, 4, 15, mix(air.land, air.glow, random.between(0.1, 0.6))),
        x + (i % 2 ? 7 : -7),
        i * 30,
        1,
        i % 2 ? -28 : 28,
      ),
    )
  const rays = repeat(
    5,
    (i) =>
      `<path d="M${w * (0.3 + i * 0.16)} -20h${random.between(30, 80)}L${w * (i * 0.16)} ${h}h${-random.between(90, 150)}Z" fill="${s.linear(
        [
          [0, '#fff3c0', 0.42],
          [1, '#fff3c0', 0],
        ],
      )}"/>`,
  )
  const ferns = (count: number, size: number, colour: string) =>
    repeat(count, () => {
      const x = random.between(-10, w + 10)
      return repeat(5, (k) =>
        blade(
          x,
          h * random.between(0.86, 0.93),
          size * random.between(0.5, 1),
          (k - 2) * size * 0.35,
          mix(colour, air.glow, random.between(0, 0.3)),
        ),
      )
    })
  return {
    behind: `${box(
      0,
      0,
      w,
      h,
      s.linear([
        [0, air.middle],
        [0.5, air.glow],
        [0.8, tint(air.glow, 0.35)],
        [1, air.land],
      ]),
    )}${ellipse(
      w * 0.62,
      h * 0.36,
      w * 0.6,
      w * 0.6,
      s.radial([
        [0, '#fff8d8', 0.85],
        [1, '#fff8d8', 0],
      ]),
    )}<g opacity=".5">${row(7, w * 0.05, mix(air.glow, air.land, 0.45))}</g>${row(4, w * 0.085, mix(air.top, air.land, 0.4))}<g filter="${s.blur(8)}">${rays}</g>
<path d="M-20 ${h * 0.82}Q${w * 0.25} ${h * 0.76} ${w * 0.55} ${h * 0.81}T${w + 20} ${h * 0.79}V${h + 20}H-20Z" fill="${s.linear(
      [
        [0, tint(air.land, 0.22)],
        [1, shade(air.land, 0.55)],
      ],
    )}"/>${ferns(9, h * 0.09, air.land)}`,
    before: `${repeat(13, () => fall(random.between(0, w), random.between(h * 0.06, h * 0.22)))}${frame(s, air, w, h, random)}${motes(s, w, h, '#fff0b4', 16, random)}`,
    ground: h * 0.88,
  }
}
