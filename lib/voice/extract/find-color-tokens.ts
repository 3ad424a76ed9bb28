import type { Span } from '@/lib/text/span'

/** A color given in a text: by its code, or by a name, which stands for different shades in different palettes. */
export type ColorToken = Span & { hex: string; by: 'code' | 'name' }

const named: Record<string, string> = {
  red: '#ff0000',
  rot: '#ff0000',
  crimson: '#dc143c',
  purpurrot: '#dc143c',
  maroon: '#800000',
  orange: '#ffa500',
  coral: '#ff7f50',
  koralle: '#ff7f50',
  gold: '#ffd700',
  yellow: '#ffff00',
  gelb: '#ffff00',
  green: '#008000',
  grün: '#008000',
  olive: '#808000',
  oliv: '#808000',
  lime: '#00ff00',
  teal: '#008080',
  petrol: '#008080',
  turquoise: '#40e0d0',
  türkis: '#40e0d0',
  cyan: '#00ffff',
  blue: '#0000ff',
  blau: '#0000ff',
  navy: '#000080',
  marineblau: '#000080',
  dunkelblau: '#00008b',
  hellblau: '#add8e6',
  dunkelgrün: '#006400',
  hellgrün: '#90ee90',
  dunkelrot: '#8b0000',
  indigo: '#4b0082',
  purple: '#800080',
  lila: '#800080',
  violet: '#ee82ee',
  violett: '#ee82ee',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  rosa: '#ffc0cb',
  brown: '#a52a2a',
  braun: '#a52a2a',
  beige: '#f5f5dc',
  black: '#000000',
  schwarz: '#000000',
  white: '#ffffff',
  weiß: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  grau: '#808080',
  salmon: '#fa8072',
  tomato: '#ff6347',
  lavender: '#e6e6fa',
  khaki: '#f0e68c',
  plum: '#dda0dd',
  sienna: '#a0522d',
  chocolate: '#d2691e',
  rebeccapurple: '#663399',
}
const token =
  /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z_-])|\brgba?\s?\(\s{0,3}(\d{1,3})\s{0,3}[, ]\s{0,3}(\d{1,3})\s{0,3}[, ]\s{0,3}(\d{1,3})[^()\n]{0,20}\)|\brgb:?\s{1,3}(\d{1,3})\s?[,/ ]\s?(\d{1,3})\s?[,/ ]\s?(\d{1,3})(?!\d)|\bhex(?:\s?code)?:?\s{1,3}([0-9a-f]{6})\b|(?<![\p{L}\p{N}#-])([\p{L}]{3,14})(?![\p{L}\p{N}-])/giu

/** Finds the colors in a part of a text, codes and names, in order. Pure, linear time. */
export function findColorTokens(text: string, { from, until }: Span): ColorToken[] {
  const found: ColorToken[] = []
  for (const match of text.slice(from, until).matchAll(token)) {
    const [whole, hex, r, g, b, r2, g2, b2, bare, name] = match
    const at = { from: from + match.index, until: from + match.index + whole.length }
    const code = hex
      ? ofHex(hex)
      : bare
        ? ofHex(bare)
        : r
          ? ofParts(r, g, b)
          : r2
            ? ofParts(r2, g2, b2)
            : undefined
    if (code) found.push({ ...at, hex: code, by: 'code' })
    else if (name && Object.hasOwn(named, name.toLowerCase()))
      found.push({ ...at, hex: named[name.toLowerCase()] ?? '', by: 'name' })
  }
  return found
}

function ofHex(digits: string): string {
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6)
  return `#${long.toLowerCase()}`
}

function ofParts(...parts: (string | undefined)[]): string | undefined {
  const numbers = parts.map(Number)
  if (numbers.some((number) => !(number <= 255))) return undefined
  return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`
}
