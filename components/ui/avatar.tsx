import { luminance } from '@/lib/platforms/contrast'
import { initials } from '@/lib/projects/initials'
import { classNames } from './class-names'

const sizes = {
  xs: 'size-5 text-[0.625rem]',
  sm: 'size-6 text-[0.6875rem]',
  md: 'size-9 text-sm',
  lg: 'size-14 text-lg',
}

type AvatarProps = {
  name: string
  /** An image; the initials stand in when there is none. */
  src?: string | null
  /** A brand's colour (#rrggbb) behind the initials. */
  color?: string | null
  size?: keyof typeof sizes
  /** People are round, brands are square. */
  shape?: 'round' | 'square'
}

/** A person's or a brand's picture, or its initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, color, size = 'md', shape = 'square' }: AvatarProps) {
  const shell = classNames(
    'inline-grid shrink-0 place-content-center overflow-hidden font-semibold',
    sizes[size],
    shape === 'round' ? 'rounded-full' : size === 'lg' ? 'rounded-xl' : 'rounded-md',
  )
  if (src)
    return (
      // biome-ignore lint/performance/noImgElement: logos come from our own routes, already sized
      <img src={src} alt="" aria-hidden className={classNames(shell, 'bg-surface object-cover')} />
    )
  const hex = color && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined
  return (
    <span
      aria-hidden
      className={classNames(shell, !hex && 'bg-accent-soft text-accent-soft-foreground')}
      style={hex ? { backgroundColor: hex, color: readableOn(hex) } : undefined}
    >
      {initials(name)}
    </span>
  )
}

/** Black or white, whichever reads better on the colour (#rrggbb), by WCAG's relative luminance. */
export function readableOn(hex: string): '#000' | '#fff' {
  return luminance(hex) > 0.179 ? '#000' : '#fff'
}
