import type { ReactNode } from 'react'
import { brandRow } from './brand-row'
import { familyOf, widthOf } from './card-fonts'
import type { CardLayout } from './card-layout'
import { at, Line } from './card-line'
import type { CardWords } from './card-words'
import { type FittedTitle, shorten } from './fit-title'
import type { CardColors } from './pick-colors'
import type { CardLogo } from './prepare-logo'

/** A card as the tree that the layout engine takes: everything but its picture. Words are such that the fonts can write. */
export function drawCard(
  words: CardWords,
  fitted: FittedTitle,
  layout: CardLayout,
  colors: CardColors,
  logo?: CardLogo,
): ReactNode {
  const { kicker, title } = layout
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: colors.ground }}>
      {rings(layout, colors)}
      {layout.band ? <div style={{ ...at(layout.band), backgroundColor: colors.accent }} /> : null}
      {words.kicker === '' ? null : kickerLine(words.kicker, kicker, colors)}
      {titleLines(fitted, title.top).map(({ line, top }) => (
        <Line
          key={top}
          left={title.left}
          top={top}
          family={familyOf(fitted.lines.join(''))}
          size={fitted.size}
          lineHeight={fitted.lineHeight}
          weight={700}
          color={colors.ink}
          spacing={-0.012}
        >
          {line}
        </Line>
      ))}
      {brandRow(words, layout.brand, colors, logo)}
    </div>
  )
}

const titleLines = ({ lines, lineHeight }: FittedTitle, from: number) =>
  lines.map((line, index) => ({ line, top: from + index * lineHeight }))

/** Quarter circles, the outer ones nearer to the ground: where rivers meet. */
function rings({ rings }: CardLayout, { tints, accent }: CardColors): ReactNode {
  return rings.map((radius, index) => (
    <div
      key={radius}
      style={{
        position: 'absolute',
        right: -radius,
        bottom: -radius,
        width: 2 * radius,
        height: 2 * radius,
        borderRadius: radius,
        backgroundColor: [...tints, accent][index] ?? accent,
      }}
    />
  ))
}

function kickerLine(
  text: string,
  { left, top, width, size }: CardLayout['kicker'],
  colors: CardColors,
): ReactNode {
  const spacing = 0.09
  const dash = Math.round(size * 1.5)
  const gap = Math.round(size * 0.65)
  const upper = text.toUpperCase()
  const family = familyOf(upper)
  const spaced = (line: string) => widthOf(line, family, 600) + [...line].length * spacing
  const line = shorten(upper, { width: (width - dash - gap) / size, widthOf: spaced })
  return (
    <div key="kicker" style={{ display: 'flex' }}>
      <div
        style={{
          ...at({ left, top: top + size * 0.62 - 3, width: dash, height: Math.max(4, Math.round(size / 5)) }),
          backgroundColor: colors.accent,
        }}
      />
      <Line
        left={left + dash + gap}
        top={top}
        family={family}
        size={size}
        lineHeight={size * 1.3}
        weight={600}
        color={colors.kicker}
        spacing={spacing}
      >
        {line}
      </Line>
    </div>
  )
}
