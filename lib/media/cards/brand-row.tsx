import type { ReactNode } from 'react'
import { initials } from '@/lib/media/initials'
import { familyOf, fontNames, widthOf } from './card-fonts'
import type { Rect } from './card-layout'
import { at, Line } from './card-line'
import type { CardWords } from './card-words'
import { shorten } from './fit-title'
import type { CardColors } from './pick-colors'
import type { CardLogo } from './prepare-logo'

/** The logo, or the initials in its place, and the name unless it is said already. */
export function brandRow(
  { title, brand }: CardWords,
  { left, top, width, height }: Rect,
  colors: CardColors,
  logo: CardLogo | undefined,
): ReactNode {
  const mark = logo
    ? logoMark(logo, { left, top, height })
    : initialsMark(brand, { left, top, height }, colors)
  const size = Math.round(height * 0.46)
  const from = left + mark.width + height * 0.32
  const available = (left + width - from) / size
  const withoutName = title === '' || logo?.wordmark === true || available < 3
  const line = withoutName
    ? ''
    : shorten(brand, { width: available, widthOf: (text) => widthOf(text, familyOf(brand), 600) })
  return (
    <div key="brand" style={{ display: 'flex' }}>
      {mark.node}
      {line === '' ? null : (
        <Line
          left={from}
          top={top + (height - size * 1.3) / 2}
          family={familyOf(brand)}
          size={size}
          lineHeight={size * 1.3}
          weight={600}
          color={colors.ink}
        >
          {line}
        </Line>
      )}
    </div>
  )
}

function logoMark(
  { png, width, height, plate }: CardLogo,
  place: { left: number; top: number; height: number },
): { node: ReactNode; width: number } {
  const padding = plate === null ? 0 : Math.round(place.height * 0.15)
  const boxWidth = width + 2 * padding
  const box = { left: place.left, top: place.top, width: boxWidth, height: place.height }
  const node = (
    <div
      style={{
        ...at(box),
        alignItems: 'center',
        justifyContent: 'center',
        ...(plate === null ? {} : { backgroundColor: plate, borderRadius: place.height * 0.18 }),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: this is no page; it is laid out as a picture */}
      <img src={`data:image/png;base64,${png.toString('base64')}`} width={width} height={height} alt="" />
    </div>
  )
  return { node, width: boxWidth }
}

function initialsMark(
  brand: string,
  { left, top, height }: { left: number; top: number; height: number },
  { accent, onAccent }: CardColors,
): { node: ReactNode; width: number } {
  if (brand === '') return { node: null, width: 0 }
  const letters = initials(brand)
  const node = (
    <div
      style={{
        ...at({ left, top, width: height, height }),
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: accent,
        color: onAccent,
        borderRadius: height * 0.24,
        fontFamily: fontNames(familyOf(letters)),
        fontWeight: 700,
        fontSize: height * 0.42,
      }}
    >
      {letters}
    </div>
  )
  return { node, width: height }
}
