import { contrastRatio } from '@/lib/platforms/contrast'
import { type CardColors, minContrast, mix } from '../pick-colors'
import { isUpright, kickerHeight, type Layout, measuresOf, type Shape } from './card-layout'

/**
 * The title at the bottom, and behind it the brand's first letter, larger than the card. A picture replaces the
 * letter, as a disc.
 */
export const initial: Layout = ({ format, width, height, colors, withPicture, withKicker, titleHeight }) => {
  const { margin, small, row, beside, ...title } = measuresOf[format]
  const { ground, ink, kicker, accent, onAccent } = colors
  const upright = isUpright({ width, height })
  const brandTop = height - margin - row
  const bar = Math.round(margin * 0.2)
  const left = margin + bar * 0.5
  const bottom = brandTop - margin * 0.75
  const above = kickerHeight(small, withKicker)
  const diameter = upright ? Math.round(height * 0.58) : Math.round(height * 1.3)
  const disc = upright
    ? { left: width - diameter * 0.84, top: -diameter * 0.14 }
    : { left: width - diameter * 0.66, top: (height - diameter) / 2 }
  const textWidth =
    withPicture && !upright ? disc.left - left - margin * 0.3 : width - left - margin * (upright ? 1 : 2.2)
  const highest = withPicture && upright ? disc.top + diameter + margin * 0.3 : margin
  const box = bottom - highest - above
  const kickerTop = titleHeight === undefined ? highest : Math.max(highest, bottom - titleHeight - above)
  const shapes: Shape[] = [
    { kind: 'rect', left: 0, top: 0, width: bar, height, color: accent },
    ...(withPicture
      ? []
      : ([
          {
            kind: 'initial',
            left: width * (upright ? 0.36 : 0.5),
            top: -height * 0.1,
            width: width * (upright ? 0.76 : 0.56),
            height: height * (upright ? 0.78 : 1.2),
            color: ghostOf(colors),
          },
        ] satisfies Shape[])),
  ]
  return {
    ground,
    picture: withPicture ? { ...disc, width: diameter, height: diameter, radius: diameter / 2 } : null,
    shapes,
    kicker: {
      left,
      top: kickerTop,
      width: textWidth,
      size: small,
      align: 'start',
      color: withPicture ? kicker : ink,
    },
    title: {
      ...title,
      left,
      top: highest + above,
      width: textWidth,
      height: box,
      maxSize: withPicture ? beside : title.maxSize,
      align: 'start',
      anchor: 'bottom',
      color: ink,
    },
    brand: {
      left,
      top: brandTop,
      width: textWidth,
      height: row,
      align: 'start',
      ground,
      ink,
      mark: { fill: accent, ink: onAccent },
    },
  }
}

/** Mixes as much of the accent into the ground color as still leaves the title readable on it. */
function ghostOf({ ground, ink, accent }: CardColors): string {
  for (let share = 0.2; share > 0; share -= 0.02) {
    const ghost = mix(ground, accent, share)
    if (contrastRatio(ink, ghost) >= minContrast) return ghost
  }
  return ground
}
