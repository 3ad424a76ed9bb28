import { grown, isUpright, kickerHeight, type Layout, measuresOf, type PlacedCard } from './card-layout'

const ring = { square: 400, portrait: 490, wide: 370, landscape: 560 }

/**
 * Title at the top, quarter circles around the lower corner: where rivers meet. A picture goes above or next to the
 * text.
 */
export const rings: Layout = (input) => (input.withPicture ? withPicture(input) : plain(input))

const plain: Layout = ({ format, width, height, colors, withKicker }) => {
  const { margin, small, row, ...title } = measuresOf[format]
  const radius = ring[format]
  const brandTop = height - margin - row
  const upright = isUpright({ width, height })
  const top = margin + kickerHeight(small, withKicker)
  // If the text is as wide as the card, it ends above the rings; otherwise it is next to them.
  const bottom = upright ? height - radius - margin * 0.4 : brandTop - margin * 0.7
  const titleWidth = upright ? width - 2 * margin : width - margin * 1.5 - radius * 0.82
  const half = height - brandTop
  const ringLeft = width - Math.sqrt(radius ** 2 - (half - row) ** 2)
  return {
    ground: colors.ground,
    picture: null,
    shapes: [radius, radius * 0.7, radius * 0.4].map((each, at) => ({
      kind: 'circle',
      left: width,
      top: height,
      radius: each,
      color: [...colors.tints, colors.accent][at] ?? colors.accent,
    })),
    kicker: { ...kickerOf(colors), left: margin, top: margin, width: titleWidth, size: small },
    title: { ...title, ...titleOf(colors), left: margin, top, width: titleWidth, height: bottom - top },
    brand: { ...brandOf(colors), left: margin, top: brandTop, width: ringLeft - 1.7 * margin, height: row },
  }
}

const withPicture: Layout = ({ format, width, height, colors, withKicker, titleHeight }) => {
  const { margin, small, row, beside, ...title } = measuresOf[format]
  const band = Math.round(small * 0.45)
  const brandTop = height - margin * 0.92 - row
  const bottom = brandTop - margin * 0.6
  const above = kickerHeight(small, withKicker)
  if (isUpright({ width, height })) {
    const least = Math.round(height * 0.45)
    const box = bottom - (least + band + margin * 0.75 + above)
    const split = grown(least, Math.round(height * 0.64), box, titleHeight)
    const top = split + band + margin * 0.75
    const inner = { left: margin, width: width - 2 * margin }
    return {
      ground: colors.ground,
      picture: { left: 0, top: 0, width, height: split, radius: 0 },
      shapes: [{ kind: 'rect', left: 0, top: split, width, height: band, color: colors.accent }],
      kicker: { ...kickerOf(colors), ...inner, top, size: small },
      title: {
        ...title,
        ...titleOf(colors),
        ...inner,
        top: top + above,
        height: bottom - top - above,
        maxSize: beside,
      },
      brand: { ...brandOf(colors), ...inner, top: brandTop, height: row },
    }
  }
  const split = Math.round(width * 0.57)
  const inner = { left: margin, width: split - band - margin * 1.75 }
  const top = margin + above
  return {
    ground: colors.ground,
    picture: { left: split, top: 0, width: width - split, height, radius: 0 },
    shapes: [{ kind: 'rect', left: split - band, top: 0, width: band, height, color: colors.accent }],
    kicker: { ...kickerOf(colors), ...inner, top: margin, size: small },
    title: { ...title, ...titleOf(colors), ...inner, top, height: bottom - top, maxSize: beside },
    brand: { ...brandOf(colors), ...inner, top: brandTop, height: row },
  }
}

type Colors = Parameters<Layout>[0]['colors']
const kickerOf = ({ kicker, accent }: Colors) => ({ align: 'start' as const, color: kicker, dash: accent })
const titleOf = ({ ink }: Colors): Pick<PlacedCard['title'], 'align' | 'anchor' | 'color'> => ({
  align: 'start',
  anchor: 'top',
  color: ink,
})
const brandOf = ({ ground, ink, accent, onAccent }: Colors) => ({
  align: 'start' as const,
  ground,
  ink,
  mark: { fill: accent, ink: onAccent },
})
