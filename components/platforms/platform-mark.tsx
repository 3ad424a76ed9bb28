import { classNames } from '@/components/ui/class-names'
import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'

/** A network's logo in one color, that of the text around it. Decorative: the name stands beside it. */
export function PlatformMark({ platform, className }: { platform: Platform; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className={classNames('size-4 shrink-0', className)}
    >
      <path d={networks[platform].mark} />
    </svg>
  )
}

/** The same on a tile, where a channel or network has a row or card of its own. */
export function PlatformTile({ platform }: { platform: Platform }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-content-center rounded-lg bg-default-soft text-default-soft-foreground"
    >
      <PlatformMark platform={platform} />
    </span>
  )
}
