import { PlatformMark } from '@/components/platforms/platform-mark'
import { classNames } from '@/components/ui/class-names'
import { knownPlatform, platformLabel } from './channel-chip'

type ChannelNameProps = {
  platform: string
  name: string
  /** What tells accounts of one name apart. */
  handle: string | null
  className?: string
}

/** A channel wherever it is named: the network's icon, its name and its handle. */
export function ChannelName({ platform, name, handle, className }: ChannelNameProps) {
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-1.5', className)}>
      <PlatformMark platform={knownPlatform(platform)} />
      <span className="sr-only">{platformLabel(platform)}: </span>
      <span className="truncate font-medium">{name}</span>
      {handle ? <span className="truncate text-muted">{atHandle(handle)}</span> : null}
    </span>
  )
}

/** "@acme", however it is stored. */
export const atHandle = (handle: string): string => `@${handle.replace(/^@/, '')}`

/** The same as words, for a sentence. */
export const channelWords = ({ name, handle }: { name: string; handle: string | null }): string =>
  handle ? `${name} (${atHandle(handle)})` : name
