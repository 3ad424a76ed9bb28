import type { DrawnCard, DrawnLine } from './draw-card'

/**
 * Renders a placed card as an SVG of outlines only, so that painting it needs no font. The area of the picture is a
 * hole. The colors and numbers in it are ours, and it contains no user text. Pure.
 */
export function cardSvg(card: DrawnCard): string {
  const { width, height, ground, shapes, ornaments, texts, logo } = card
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill-rule="evenodd" fill="${ground}" d="M0 0H${width}V${height}H0Z${hole(card.picture)}"/>`,
    ...ornaments.map(lineSvg),
    ...shapes.map(shapeSvg),
    ...texts.map(lineSvg),
    logo
      ? `<image x="${n(logo.left)}" y="${n(logo.top)}" width="${n(logo.width)}" height="${n(logo.height)}" xlink:href="data:image/png;base64,${logo.png.toString('base64')}"/>`
      : '',
    '</svg>',
  ].join('')
}

/** Two decimals of a pixel are enough. */
const n = (value: number): string => String(Math.round(value * 100) / 100)

function hole(picture: DrawnCard['picture']): string {
  if (!picture) return ''
  const { left, top, width, height, radius } = picture
  const [right, bottom] = [left + width, top + height]
  if (radius === 0) return `M${n(left)} ${n(top)}V${n(bottom)}H${n(right)}V${n(top)}Z`
  const arc = `A${n(radius)} ${n(radius)} 0 0 1`
  return [
    `M${n(left + radius)} ${n(top)}H${n(right - radius)}${arc} ${n(right)} ${n(top + radius)}V${n(bottom - radius)}`,
    `${arc} ${n(right - radius)} ${n(bottom)}H${n(left + radius)}${arc} ${n(left)} ${n(bottom - radius)}V${n(top + radius)}`,
    `${arc} ${n(left + radius)} ${n(top)}Z`,
  ].join('')
}

function shapeSvg(shape: DrawnCard['shapes'][number]): string {
  if (shape.kind === 'circle')
    return `<circle cx="${n(shape.left)}" cy="${n(shape.top)}" r="${n(shape.radius)}" fill="${shape.color}"/>`
  const { left, top, width, height, color, radius = 0, line } = shape
  const paint =
    line === undefined ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${line}"`
  return `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${paint}/>`
}

function lineSvg({ set, left, baseline, size, color }: DrawnLine): string {
  const from = left - set.ink.left * size
  const glyphs = set.glyphs.map((glyph) => {
    const scale = glyph.scale * size
    const to = `matrix(${round(scale)} 0 0 ${round(-scale)} ${n(from + glyph.left * size)} ${n(baseline - glyph.up * size)})`
    return `<path transform="${to}" d="${glyph.outline}"/>`
  })
  return `<g fill="${color}">${glyphs.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6
