import { contrastRatio } from '@/lib/platforms/contrast'
import { chooseTextColor, mix, pickColors } from '../pick-colors'
import { isUpright, kickerHeight, type Layout, measuresOf, type Shape } from './card-layout'

/** A sheet of paper on the brand's color; it overlaps the edge of a picture. */
export const panel: Layout = ({ format, width, height, colors, withPicture, withKicker, titleHeight }) => {
  const { margin, small, row, beside, ...title } = measuresOf[format]
  const paper = mix(colors.ground, '#ffffff', 0.96)
  // The sheet must stand out from the background, and the second color from the sheet.
  const outer = contrastRatio(paper, colors.ground) >= 1.5 ? colors.ground : colors.accent
  const other = outer === colors.ground ? colors.accent : colors.ground
  const second = contrastRatio(other, paper) >= 1.25 ? other : chooseTextColor(outer)
  const { ink } = pickColors(paper, null)
  const inset = Math.round(margin * 0.62)
  const pad = Math.round(margin * 0.8)
  const upright = isUpright({ width, height })
  const above = kickerHeight(small, withKicker) * 1.12
  const footer = row + pad * 0.7
  const radius = Math.round(margin * 0.36)
  const box = {
    left: inset,
    width: (withPicture && !upright ? Math.round(width * 0.58) : width - inset) - inset,
  }
  // With a picture above it, the sheet is only as high as its text needs.
  const tallest = withPicture && upright ? Math.round(height * 0.58) : height - 2 * inset
  const titleBox = tallest - 2 * pad - above - footer - pad * 0.55
  const sheetHeight =
    withPicture && upright && titleHeight !== undefined
      ? tallest - (titleBox - Math.max(titleHeight, row))
      : tallest
  const top = height - inset - sheetHeight
  const inner = { left: box.left + pad, width: box.width - 2 * pad }
  const brandTop = top + sheetHeight - pad - row
  const shapes: Shape[] = [
    ...(withPicture
      ? []
      : ([
          {
            kind: 'circle',
            left: width,
            top: 0,
            radius: Math.min(width, height) * 0.46,
            color: mix(outer, second, 0.4),
          },
          { kind: 'circle', left: width, top: 0, radius: Math.min(width, height) * 0.24, color: second },
        ] satisfies Shape[])),
    { kind: 'rect', ...box, top, height: sheetHeight, radius, color: paper },
    {
      kind: 'rect',
      ...inner,
      top: brandTop - pad * 0.7,
      width: inner.width,
      height: 2,
      color: mix(paper, ink, 0.16),
    },
  ]
  // The sheet overlaps only the picture's edge, so the subject stays visible.
  const edge = box.left + box.width - margin
  const pictureBeside = upright
    ? { left: 0, top: 0, width, height: Math.round(top + margin), radius: 0 }
    : { left: edge, top: 0, width: width - edge, height, radius: 0 }
  const pill = contrastRatio(colors.accent, paper) >= 1.25 ? colors.accent : colors.ground
  const mark = contrastRatio(outer, paper) >= 1.5 ? outer : ink
  return {
    ground: outer,
    picture: withPicture ? pictureBeside : null,
    shapes,
    kicker: { ...inner, top: top + pad, size: small, align: 'start', color: chooseTextColor(pill), pill },
    title: {
      ...title,
      ...inner,
      top: top + pad + above,
      height: brandTop - pad * 1.25 - top - pad - above,
      maxSize: withPicture ? beside : Math.round(title.maxSize * 0.8),
      align: 'start',
      anchor: withPicture && upright ? 'top' : 'middle',
      color: ink,
    },
    brand: {
      ...inner,
      top: brandTop,
      height: row,
      align: 'start',
      ground: paper,
      ink,
      mark: { fill: mark, ink: chooseTextColor(mark) },
    },
  }
}
