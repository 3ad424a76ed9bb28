import { PlatformMark } from '@/components/platforms/platform-mark'
import { formatHandle } from '@/lib/networks/handle'
import { isNetworkName, plainNetwork } from '@/lib/networks/registry'
import { platformLabels } from '@/lib/platforms/labels'
import type { Platform } from '@/lib/platforms/schemas'

/**
 * Narrows a stored platform name to a known one; posts of an unknown platform are shown field by field, as
 * `plainNetwork`.
 */
export const knownPlatform = (platform: string): Platform =>
  isNetworkName(platform) ? platform : plainNetwork

/** "X", "LinkedIn", and so on. */
export const platformLabel = (platform: string): string => platformLabels[knownPlatform(platform)]

/** A channel as a chip: its icon and its name. */
export function ChannelChip({
  platform,
  name,
  handle,
}: {
  platform: string
  name?: string | null
  handle?: string | null
}) {
  const shown = formatHandle(knownPlatform(platform), handle ?? null)
  return (
    <span
      title={name ? `${platformLabel(platform)}: ${name}` : undefined}
      className="inline-flex max-w-full items-baseline gap-1 rounded-md bg-default-soft px-1.5 py-0.5 text-xs font-medium text-default-soft-foreground"
    >
      <PlatformMark platform={knownPlatform(platform)} className="size-3.5 self-center" />
      <span className="shrink-0">{platformLabel(platform)}</span>
      {shown ? <span className="truncate font-normal opacity-80">{shown}</span> : null}
    </span>
  )
}
