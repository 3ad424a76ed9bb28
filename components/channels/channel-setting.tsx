import type { ReactNode } from 'react'

/** One thing that is chosen for a channel, under a name that stands before it; screen readers get the control's own. */
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
