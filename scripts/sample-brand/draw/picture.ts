import { cast, type Part, placeOf } from '../cast'
import { drawBackdrop } from './backdrop'
import { burls } from './burls'
import { shade, tint } from './colour'
import type { Drawing } from './figure'
import { flirrs } from './flirrs'
import { kolks } from './kolks'
import { seeded } from './random'
import { ellipse, place, Sheet } from './sheet'
import { sirrels } from './sirrels'
import { tocks } from './tocks'

const drawings: Record<string, Drawing> = { ...tocks, ...kolks, ...sirrels, ...burls, ...flirrs }

/** Scale factors that give figures of different heights the same presence on the page. */
const presence: Record<string, number> = {
  halmar: 0.9,
  nubbo: 1.16,
  'nip-and-tamm': 0.94,
  oskelle: 1.02,
  pammet: 1,
  funzel: 1.04,
}

function figure(
  s: Sheet,
  part: Part,
  mood: 'portrait' | 'scene',
  x: number,
  ground: number,
  scale: number,
  around: Part,
  flip = false,
): string {
  const draw = drawings[part.slug]
  if (!draw) throw new Error(`no drawing for ${part.slug}`)
  const air = around.air
  const where = placeOf[around.tribe]
  const size = scale * (presence[part.slug] ?? 1)
  const lift = part.tribe === 'flirrs' ? -60 * size : 0
  const islet =
    where === 'air' && part.tribe !== 'flirrs'
      ? ellipse(x, ground + 34 * size, 420 * size, 74 * size, shade(air.land, 0.45)) +
        ellipse(x, ground + 18 * size, 400 * size, 66 * size, tint(air.land, 0.12))
      : ''
  const shadow = ellipse(
    x,
    ground + 4,
    270 * size,
    (part.tribe === 'flirrs' ? 22 : 36) * size,
    shade(air.land, 0.75),
    `opacity="${part.tribe === 'flirrs' ? 0.25 : 0.5}" filter="${s.blur(12)}"`,
  )
  return (
    islet +
    shadow +
    place(draw(s, part.colours, part[mood], seeded(part.slug)), x, ground + lift, size, 0, flip)
  )
}

/** Draws the 1080 x 1350 portrait as SVG. */
export function drawPortrait(part: Part): string {
  const s = new Sheet()
  const [w, h] = [1080, 1350]
  const backdrop = drawBackdrop(placeOf[part.tribe], {
    s,
    air: part.air,
    w,
    h,
    random: seeded(`${part.slug} portrait`),
  })
  return s.toSvg(
    w,
    h,
    backdrop.behind + figure(s, part, 'portrait', w / 2, backdrop.ground - 20, 1.18, part) + backdrop.before,
  )
}

/** Draws the 1200 x 675 scene as SVG: the same character in another mood, and a friend farther away. */
export function drawScene(part: Part): string {
  const s = new Sheet()
  const [w, h] = [1200, 675]
  const random = seeded(`${part.slug} scene`)
  const backdrop = drawBackdrop(placeOf[part.tribe], { s, air: part.air, w, h, random })
  const friend = cast.find((other) => other.slug === part.friend)
  const left = random.chance(0.5)
  const far = friend
    ? `<g opacity=".96">${figure(s, friend, 'scene', left ? w * 0.76 : w * 0.24, backdrop.ground + (part.tribe === 'flirrs' ? 10 : -52), 0.34, part, left)}</g>`
    : ''
  return s.toSvg(
    w,
    h,
    backdrop.behind +
      far +
      figure(s, part, 'scene', left ? w * 0.36 : w * 0.64, backdrop.ground + 4, 0.66, part) +
      backdrop.before,
  )
}
