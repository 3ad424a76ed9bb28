import { classNames } from '@/components/ui/class-names'

/** The brand of a post, when several brands share a calendar. */
export type CalendarBrand = { name: string; color: string | null }

/** A brand's color and name. `short` shows the name only to screen readers and in a tooltip. */
export function BrandDot({ brand, short }: { brand: CalendarBrand; short?: boolean }) {
  return (
    <span
      title={short ? brand.name : undefined}
      className="inline-flex max-w-full min-w-0 items-center gap-1.5 text-xs text-muted"
    >
      <span
        aria-hidden
        className="size-2 shrink-0 rounded-full border border-border-secondary bg-muted"
        style={brand.color ? { backgroundColor: brand.color } : undefined}
      />
      <span className={classNames('truncate', short && 'sr-only')}>{brand.name}</span>
    </span>
  )
}
