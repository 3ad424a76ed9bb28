import { PlatformMark } from '@/components/platforms/platform-mark'
import { classNames } from '@/components/ui/class-names'
import { formatHandleBesideName } from '@/lib/networks/handle'
import { knownPlatform, platformLabel } from './channel-chip'

type ChannelNameProps = {
  platform: string
  name: string
  /** Distinguishes accounts that have the same name. */
  handle: string | null
  className?: string
}

/** A channel wherever it is named: the network's icon, the channel's name and its handle. */
export function ChannelName({ platform, name, handle, className }: ChannelNameProps) {
  const shown = formatHandleBesideName(knownPlatform(platform), handle, name)
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-start gap-1.5', className)}>
      <PlatformMark platform={knownPlatform(platform)} className="mt-0.5" />
      <span className="sr-only">{platformLabel(platform)}: </span>
      {/* The handle goes to the next line where both do not fit: cut off, it would not tell accounts apart. */}
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className="font-medium wrap-anywhere">{name}</span>
        {shown ? <span className="text-muted wrap-anywhere">{shown}</span> : null}
      </span>
    </span>
  )
}

type Named = Pick<ChannelNameProps, 'platform' | 'name' | 'handle'>

/** The channel's name and handle as plain text, for use in a sentence. */
export function channelWords({ platform, name, handle }: Named): string {
  const shown = formatHandleBesideName(knownPlatform(platform), handle, name)
  return shown ? `${name} (${shown})` : name
}
