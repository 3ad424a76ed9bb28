import { contrastRatio } from '@/lib/platforms/contrast'

export type CardColors = {
  /** The background color. */
  ground: string
  /** The color of the title and the brand name. */
  ink: string
  /** The color of the small line above the title. */
  kicker: string
  /** The color of bands and of the strongest shape. */
  accent: string
  /** The ground color mixed with the accent, for the larger shapes: the one closer to the ground first. */
  tints: [string, string]
  /** A color that is readable on the accent. */
  onAccent: string
}

/** Minimum contrast between text and its background (WCAG 2, AA). */
export const minContrast = 4.5

const neutral = { ground: '#f3f0e9', accent: '#4b6a72' }

/**
 * Picks the colors of a card from a brand's two colors (#rrggbb or null): the first is the ground, the second the
 * accent. Whatever they are, ink and kicker have a contrast of at least 4.5 to the ground, and text on the accent
 * has it to the accent. The ink is dark or white; if neither is readable on the ground, the ground is darkened
 * until white is. An accent that cannot be distinguished from the ground is mixed from ground and ink. Pure.
 */
export function pickColors(primary: string | null, secondary: string | null): CardColors {
  const wanted = (primary ?? secondary ?? neutral.ground).toLowerCase()
  const { ground, ink } = readable(wanted)
  const second = primary ? secondary : primary === secondary ? neutral.accent : null
  const asked = second?.toLowerCase()
  const accent = asked && areDistinguishable(asked, ground) ? asked : shadeOf(ground, ink)
  return {
    ground,
    ink,
    kicker: contrastRatio(accent, ground) >= minContrast ? accent : ink,
    accent,
    tints: [mix(ground, accent, 0.3), mix(ground, accent, 0.6)],
    onAccent: chooseTextColor(accent),
  }
}

/** Mixes a share of `other` into `one`, both #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Whether a shape of one color is visible on the other: by lightness or, if equally light, by hue. */
export const areDistinguishable = (one: string, other: string): boolean =>
  contrastRatio(one, other) >= 1.25 ||
  [1, 3, 5].some((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.abs((a ?? 0) - (b ?? 0)) >= 80
  })

/** A color between ground and ink that is just visible on the ground. */
function shadeOf(ground: string, ink: string): string {
  for (let share = 0.12; ; share += 0.04) {
    const shade = mix(ground, ink, share)
    if (contrastRatio(shade, ground) >= 1.35) return shade
  }
}

/** A dark shade of the color's own hue looks softer than black. */
const darkOf = (hex: string): string => mix(hex, '#05080a', 0.88)

function readable(wanted: string): { ground: string; ink: string } {
  const dark = darkOf(wanted)
  const [onWhite, onDark] = [contrastRatio('#ffffff', wanted), contrastRatio(dark, wanted)]
  if (Math.max(onWhite, onDark) >= minContrast)
    return { ground: wanted, ink: onWhite >= onDark || onWhite >= 5 ? '#ffffff' : dark }
  // A mid-tone on which neither is readable: made a little darker, so that white is.
  for (let share = 0.04; ; share += 0.04) {
    const ground = mix(wanted, '#000000', share)
    if (contrastRatio('#ffffff', ground) >= minContrast + 0.3) return { ground, ink: '#ffffff' }
  }
}

/**
 * Returns a text color that is readable on a ground: a dark shade of it, otherwise white, otherwise black. Takes and
 * returns hex colors.
 */
export function chooseTextColor(hex: string): string {
  const inks = [darkOf(hex), '#ffffff', '#000000']
  return inks.find((ink) => contrastRatio(ink, hex) >= minContrast) ?? '#000000'
}
