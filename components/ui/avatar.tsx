import { LoadedImage } from '@/components/items/loaded-image'
import { getInitials } from '@/lib/media/initials'
import { contrastRatio, luminance } from '@/lib/platforms/contrast'
import { classNames } from './class-names'

const sizes = {
  xs: 'size-5 text-[0.625rem]',
  sm: 'size-6 text-[0.6875rem]',
  md: 'size-9 text-sm',
  lg: 'size-14 text-lg',
}

type AvatarProps = {
  name: string
  /** An image; the initials take its place if there is none or it cannot be loaded. */
  src?: string | null
  /**
   * A brand's first color (#rrggbb), used behind the initials, and its second, used for the initials themselves if
   * it is legible on the first.
   */
  color?: string | null
  accent?: string | null
  size?: keyof typeof sizes
  /** People are round, brands are square. */
  shape?: 'round' | 'square'
}

/** A person's or a brand's picture, or the initials. Decorative: the name is next to it. */
export function Avatar({ name, src, color, accent, size = 'md', shape = 'square' }: AvatarProps) {
  const shell = classNames(
    'inline-grid shrink-0 place-content-center overflow-hidden font-semibold',
    sizes[size],
    shape === 'round' ? 'rounded-full' : size === 'lg' ? 'rounded-xl' : 'rounded-md',
  )
  const colors = brandColors(color, accent)
  const letters = (
    <span
      aria-hidden
      data-initials
      className={classNames(shell, !colors && 'bg-accent-soft text-accent-soft-foreground')}
      style={colors}
    >
      {getInitials(name)}
    </span>
  )
  if (!src) return letters
  return (
    <LoadedImage
      key={src}
      src={src}
      alt=""
      className={classNames(shell, 'bg-surface object-cover')}
      fallback={letters}
    />
  )
}

/** The contrast ratio from which text of this size is legible (WCAG 2, AA). */
const legible = 4.5

/**
 * Returns the background and text color of a brand's initials: its first color (or the second, if that is the only
 * one) as the background, and the other one for the text, or black or white if the contrast is too low. Undefined
 * if there is no color.
 */
export function brandColors(
  primary: string | null | undefined,
  secondary: string | null | undefined,
): { backgroundColor: string; color: string } | undefined {
  const [ground, other] = [primary, secondary].filter((hex) => hex && /^#[0-9a-f]{6}$/i.test(hex))
  if (!ground) return undefined
  const reads = other && contrastRatio(ground, other) >= legible
  return { backgroundColor: ground, color: reads ? other : readableOn(ground) }
}

/** Returns black or white, whichever is more legible on the color (#rrggbb), by WCAG's relative luminance. */
export function readableOn(hex: string): '#000' | '#fff' {
  return luminance(hex) > 0.179 ? '#000' : '#fff'
}
