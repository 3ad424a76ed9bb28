import type { ChannelRow } from '@/db/schema'
import { platformRules } from '@/lib/platforms/registry'
import { type Platform, platformSchema } from '@/lib/platforms/schemas'
import { noChannelNote } from '../../explain-empty-post'

export type TargetChannel = { channel: ChannelRow; platform: Platform }

/**
 * Returns the channels that an item goes to (spec/decisions#7): those that its `metadata.target_platforms` names by
 * account_key, otherwise all active ones. Unknown, disabled and unsupported channels are left out with a warning in
 * plain words; channels whose connection has expired stay, because it can be renewed before the post is due.
 */
export function targetChannels(
  metadata: Record<string, unknown>,
  all: readonly ChannelRow[],
): { targets: TargetChannel[]; warnings: string[] } {
  const warnings: string[] = []
  const named = namedKeys(metadata.target_platforms)
  const chosen =
    named.length > 0
      ? named.flatMap((key) => {
          const channel = all.find((one) => one.accountKey === key)
          if (!channel)
            warnings.push(
              `This project has no channel with the key “${key}”, so the post has no version for it.`,
            )
          return channel ? [channel] : []
        })
      : all.filter((channel) => channel.status === 'active')
  const targets = chosen.flatMap((channel) => {
    const platform = platformSchema.safeParse(channel.platform)
    if (channel.status === 'disabled') {
      warnings.push(`The channel “${channel.displayName}” is paused, so the post has no version for it.`)
      return []
    }
    if (!platform.success) {
      warnings.push(`We don’t support the type of the channel “${channel.displayName}”.`)
      return []
    }
    if (channel.status === 'expired') {
      const { label } = platformRules[platform.data]
      warnings.push(
        `The connection to “${channel.displayName}” (${label}) has expired. Reconnect it before you publish.`,
      )
    }
    return [{ channel, platform: platform.data }]
  })
  if (targets.length === 0) {
    warnings.push(noChannelNote)
  }
  return { targets, warnings }
}

const namedKeys = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((key) => typeof key === 'string' && key.trim() !== ''))]
    : []
