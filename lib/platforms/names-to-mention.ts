import { accesses } from '@/lib/networks/accesses'
import { getSetting } from '@/lib/networks/channel-settings'
import type { Platform } from './schemas'

/**
 * Returns the names that a channel's posts mention with "@", if its network mentions only configured names;
 * undefined for all other networks. Pure. Serves docs/decisions/0214.
 */
export function namesToMention(
  channel: { platform: Platform; config: Readonly<Record<string, unknown>> } | null | undefined,
): string[] | undefined {
  const connection = channel && accesses[channel.platform]
  const field =
    connection?.method === 'oauth'
      ? connection.settings?.find((setting) => setting.namesToMention)
      : undefined
  if (!channel || !field) return undefined
  return getSetting(channel.config, field.name)
    .split('\n')
    .map((line) => line.split('=', 1)[0]?.trim() ?? '')
    .filter(Boolean)
}
