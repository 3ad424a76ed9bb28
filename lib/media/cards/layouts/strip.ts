import { grown, isUpright, kickerHeight, type Layout, measuresOf } from './card-layout'

/** A large title above a strip in the second color, which holds the brand. A picture fills the rest. */
export const strip: Layout = ({ format, width, height, colors, withPicture, withKicker, titleHeight }) => {
  const { margin, small, row, beside, ...title } = measuresOf[format]
  const { ground, ink, kicker, accent, onAccent } = colors
  const stripHeight = Math.round(row + margin * 1.05)
  const stripTop = height - stripHeight
  const upright = isUpright({ width, height })
  const above = kickerHeight(small, withKicker)
  const bottom = stripTop - margin * 0.72
  const minPictureHeight = Math.round(height * 0.42)
  const split = grown(
    minPictureHeight,
    Math.round(height * 0.58),
    bottom - minPictureHeight - margin * 0.72 - above,
    titleHeight,
  )
  const picture = !withPicture
    ? null
    : upright
      ? { left: 0, top: 0, width, height: split, radius: 0 }
      : {
          left: Math.round(width * 0.58),
          top: 0,
          width: width - Math.round(width * 0.58),
          height: stripTop,
          radius: 0,
        }
  const inner = {
    left: margin,
    width: (picture && !upright ? picture.left - margin * 0.75 : width - margin) - margin,
  }
  const kickerTop = picture && upright ? picture.height + margin * 0.72 : margin
  const top = kickerTop + above
  return {
    ground,
    picture,
    shapes: [{ kind: 'rect', left: 0, top: stripTop, width, height: stripHeight, color: accent }],
    kicker: { ...inner, top: kickerTop, size: small, align: 'start', color: kicker },
    title: {
      ...title,
      ...inner,
      top,
      height: bottom - top,
      maxSize: withPicture ? beside : Math.round(title.maxSize * 1.1),
      align: 'start',
      anchor: 'bottom',
      color: ink,
    },
    brand: {
      left: margin,
      top: stripTop + (stripHeight - row) / 2,
      width: width - 2 * margin,
      height: row,
      align: 'start',
      ground: accent,
      ink: onAccent,
      mark: { fill: onAccent, ink: accent },
    },
  }
}
