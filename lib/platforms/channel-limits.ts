import { accesses } from '@/lib/networks/accesses'
import { getServerLimits, getSetting } from '@/lib/networks/channel-settings'
import type { ConnectionField } from '@/lib/networks/connection'
import { networks } from '@/lib/networks/registry'
import type { ServerLimits } from '@/lib/networks/rules'
import { measureLength } from './measure'
import type { Platform } from './schemas'

/**
 * Returns the limits of a channel that override those in the rules: what its server allows, minus text that is
 * posted with each post, such as a content warning. Empty if there is neither. Pure. Serves docs/decisions/0203.
 */
export function limitsOfChannel(
  channel: { platform: Platform; config: Readonly<Record<string, unknown>> } | null | undefined,
): ServerLimits {
  if (!channel) return {}
  const connection = accesses[channel.platform]
  const { rules } = networks[channel.platform]
  const limits = getServerLimits(channel.config)
  const fields: readonly ConnectionField[] =
    connection.method === 'fields' ? connection.fields : (connection.settings ?? [])
  const counted = fields
    .filter(({ countsWithText }) => countsWithText)
    .reduce((sum, { name }) => sum + measureLength(getSetting(channel.config, name), rules.text.unit), 0)
  return counted === 0 ? limits : { ...limits, text: (limits.text ?? rules.text.limit.value) - counted }
}
