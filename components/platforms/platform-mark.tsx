import { classNames } from '@/components/ui/class-names'
import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'

/** A network's logo in the color of the surrounding text. Decorative: the name is next to it. */
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

/** `PlatformMark` on a tile, for channels or networks that have a row or card of their own. */
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
