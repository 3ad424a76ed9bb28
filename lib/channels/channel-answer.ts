import { type ChannelRow, channels } from '@/db/schema'
import type { ServerLimits } from '@/lib/networks/rules'
import { limitsOfChannel } from '@/lib/platforms/channel-limits'
import { platformSchema } from '@/lib/platforms/schemas'
import { plainFieldsOf } from './channel-fields'
import type { ChannelAnswer } from './schemas'

/** The columns a list of channels needs: everything but the encrypted secrets. */
export const channelColumns = {
  id: channels.id,
  projectId: channels.projectId,
  platform: channels.platform,
  accountKey: channels.accountKey,
  displayName: channels.displayName,
  language: channels.language,
  status: channels.status,
  statusReason: channels.statusReason,
  sandbox: channels.sandbox,
  config: channels.config,
  expiresAt: channels.expiresAt,
  renewsItself: channels.renewsItself,
  checkedAt: channels.checkedAt,
  trouble: channels.trouble,
  dailyCap: channels.dailyCap,
  minGapMinutes: channels.minGapMinutes,
  createdAt: channels.createdAt,
}

type ShownChannel = { [K in keyof typeof channelColumns]: ChannelRow[K] }

/**
 * Builds the API response for a channel. A connection past its end is shown as expired even if nothing has been
 * sent since.
 */
export function channelAnswerOf(row: ShownChannel): ChannelAnswer {
  const over = row.status === 'active' && row.expiresAt !== null && row.expiresAt.getTime() <= Date.now()
  const { handle, kind } = row.config
  const platform = platformSchema.parse(row.platform)
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    platform,
    account_key: row.accountKey,
    display_name: row.displayName,
    handle: typeof handle === 'string' ? handle : null,
    account_kind: typeof kind === 'string' ? kind : null,
    language: row.language,
    status: over ? 'expired' : row.status,
    status_reason: over ? 'The connection has expired.' : row.statusReason,
    sandbox: row.sandbox,
    config: plainFieldsOf({ platform, config: row.config }),
    expires_at: row.expiresAt?.toISOString() ?? null,
    renews_itself: row.renewsItself,
    checked_at: row.checkedAt?.toISOString() ?? null,
    trouble: row.trouble,
    limits: shownLimits(limitsOfChannel({ platform, config: row.config })),
    daily_cap: row.dailyCap,
    min_gap_minutes: row.minGapMinutes,
    created_at: row.createdAt.toISOString(),
  }
}

/** Returns the limits that matter for writing a post. */
const shownLimits = ({ text, media, alt }: ServerLimits): ChannelAnswer['limits'] => ({
  ...(text === undefined ? {} : { text }),
  ...(media === undefined ? {} : { media }),
  ...(alt === undefined ? {} : { alt }),
})
