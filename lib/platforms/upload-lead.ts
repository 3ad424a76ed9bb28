import { accesses } from '@/lib/networks/accesses'
import { getSetting } from '@/lib/networks/channel-settings'
import type { ConnectionField } from '@/lib/networks/connection'
import type { Platform } from './schemas'

const leadFieldOf = (platform: Platform): ConnectionField | undefined => {
  const connection = accesses[platform]
  return connection.method === 'oauth'
    ? connection.settings?.find(({ uploadsAhead }) => uploadsAhead)
    : undefined
}

/** Whether channels of a network can upload posts ahead of time, to be made public automatically. */
export const canUploadAhead = (platform: Platform): boolean => leadFieldOf(platform) !== undefined

/**
 * How long before its planned time a channel's post is uploaded, in milliseconds; 0 if uploading ahead is off, or
 * ruled out by the channel's other settings. Pure. Serves docs/decisions/0232.
 */
export function uploadLeadOf(channel: {
  platform: Platform
  config: Readonly<Record<string, unknown>>
}): number {
  const field = leadFieldOf(channel.platform)
  if (!field?.uploadsAhead) return 0
  const { setting, value } = field.uploadsAhead.onlyWith
  const hours = Number(getSetting(channel.config, field.name))
  return (getSetting(channel.config, setting) || value) === value && hours > 0 ? hours * 3_600_000 : 0
}
