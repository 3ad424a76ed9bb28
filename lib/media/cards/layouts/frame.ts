import { mix } from '../pick-colors'
import { grown, isUpright, kickerHeight, type Layout, measuresOf, type Shape } from './card-layout'

/**
 * Everything centered inside a thin line, like on an invitation. A picture fills the upper part or one side of the
 * frame.
 */
export const frame: Layout = ({ format, width, height, colors, withPicture, withKicker, titleHeight }) => {
  const { margin, small, row, beside, ...title } = measuresOf[format]
  const { ground, ink, accent, kicker, onAccent } = colors
  const inset = Math.round(margin * 0.48)
  const line = Math.max(3, Math.round(small / 8))
  const upright = isUpright({ width, height })
  const pad = margin * 1.3
  const above = kickerHeight(small, withKicker)
  const brandTop = height - inset - margin * 0.72 - row
  const ruleGap = margin * 0.42
  const bottom = brandTop - 2 * ruleGap - line
  const minPictureHeight = Math.round((height - 2 * inset) * 0.43)
  const underPicture = inset + minPictureHeight + margin * 0.7
  const picture = !withPicture
    ? null
    : upright
      ? {
          left: inset,
          top: inset,
          width: width - 2 * inset,
          height: grown(
            minPictureHeight,
            Math.round(height * 0.56),
            bottom - underPicture - above,
            titleHeight,
          ),
          radius: 0,
        }
      : { left: inset, top: inset, width: Math.round(width * 0.4), height: height - 2 * inset, radius: 0 }
  const left = picture && !upright ? picture.left + picture.width + pad * 0.6 : pad
  const textWidth = width - left - (picture && !upright ? inset + pad * 0.6 : pad)
  const kickerTop = picture && upright ? picture.top + picture.height + margin * 0.7 : inset + margin * 0.8
  const top = kickerTop + above
  const rule = margin * 0.9
  const shapes: Shape[] = [
    {
      kind: 'rect',
      left: inset,
      top: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      color: mix(ground, ink, 0.42),
      line,
    },
    {
      kind: 'rect',
      left: left + (textWidth - rule) / 2,
      top: brandTop - ruleGap - line,
      width: rule,
      height: line * 1.4,
      color: accent,
    },
  ]
  return {
    ground,
    picture,
    shapes,
    kicker: { left, top: kickerTop, width: textWidth, size: small, align: 'center', color: kicker },
    title: {
      ...title,
      left,
      top,
      width: textWidth,
      height: bottom - top,
      maxSize: withPicture ? beside : Math.round(title.maxSize * 0.86),
      align: 'center',
      anchor: 'middle',
      color: ink,
    },
    brand: {
      left,
      top: brandTop,
      width: textWidth,
      height: row,
      align: 'center',
      ground,
      ink,
      mark: { fill: accent, ink: onAccent },
    },
  }
}
