import { classNames } from '@/components/ui/class-names'
import type { Platform } from '@/lib/platforms/schemas'

/** A small sign for a platform, drawn in the colour of the text around it. Decorative: the name stands beside it. */
export function PlatformMark({ platform, className }: { platform: Platform; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-4 shrink-0', className)}
    >
      {marks[platform]}
    </svg>
  )
}

const marks = {
  x: <path d="M3 3l10 10M13 3 8.9 7.3M3 13l4.1-4.3" />,
  linkedin: <path d="M3.5 6.8V13M3.5 3.6v.1M7 13V6.8M7 9.4c0-3.4 5.5-3.6 5.5 0V13" />,
  instagram: (
    <>
      <rect x="2.2" y="2.2" width="11.6" height="11.6" rx="3.4" />
      <circle cx="8" cy="8" r="2.6" />
      <path d="M11.3 4.7v.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="1.6" y="3.4" width="12.8" height="9.2" rx="2.6" />
      <path d="m6.8 6.2 3 1.8-3 1.8z" fill="currentColor" />
    </>
  ),
  webhook: <path d="M6 4 2.5 8 6 12M10 4l3.5 4L10 12" />,
} satisfies Record<Platform, unknown>
