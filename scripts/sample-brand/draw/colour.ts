/** Color arithmetic on "#rrggbb" strings, for the sample brand's illustrations. */

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two colors; `share` (0 to 1) is how much of `b` ends up in the result. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a)
  const to = channels(b)
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Lighter and a little warmer, like white paper shining through. */
export const tint = (colour: string, share: number) => mix(colour, '#fff6e2', share)

/** Darker and a little bluer, as shadows by water are. */
export const shade = (colour: string, share: number) => mix(colour, '#141a38', share)
