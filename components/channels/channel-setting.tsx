import type { ReactNode } from 'react'

/**
 * One channel setting with its name in front. The name is hidden from screen readers, which read the control's own
 * label.
 */
export function ChannelSetting({
  name,
  help,
  children,
}: {
  name: string
  help?: string | undefined
  children: ReactNode
}) {
  return (
    <span
      className="flex min-w-0 items-center gap-x-2 text-sm max-sm:basis-full max-sm:justify-between"
      title={help}
    >
      <span aria-hidden className="text-muted">
        {name}
      </span>
      {children}
    </span>
  )
}
