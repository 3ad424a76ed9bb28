import type { CSSProperties, ReactNode } from 'react'
import { type CardFamily, type CardWeight, fontNames } from './card-fonts'
import type { Rect } from './card-layout'

type LineProps = {
  left: number
  top: number
  family: CardFamily
  size: number
  lineHeight: number
  weight: CardWeight
  color: string
  /** Between letters, in parts of the size. */
  spacing?: number
  children: string
}

/** One line of text at its place; it never wraps. */
export function Line({
  left,
  top,
  family,
  size,
  lineHeight,
  weight,
  color,
  spacing = 0,
  children,
}: LineProps): ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        left,
        top,
        display: 'flex',
        whiteSpace: 'pre',
        fontFamily: fontNames(family),
        fontSize: size,
        fontWeight: weight,
        lineHeight: `${lineHeight}px`,
        letterSpacing: spacing * size,
        color,
      }}
    >
      {children}
    </div>
  )
}

/** The style of what stands at a place. */
export const at = ({ left, top, width, height }: Rect): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  left,
  top,
  width,
  height,
})
