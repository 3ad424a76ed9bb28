import type { SourceRow } from '@/db/schema'
import { secretMask } from './config/encrypt-config'
import { assessSourceHealth, findCurrentWait } from './health/source-health'
import { findConnector } from './registry'
import type { SourceAnswer, SourceHealth } from './schemas'
import { notifyAddress, pushAddress } from './secrets/inbound-address'

/** A source's row with the totals of its latest deliveries (see source-columns.ts). */
type ShownSource = SourceRow & { pushedLately: number; lastDelivery: number | null }

/** Converts a stored source to its wire format, with secrets masked (spec/http-api#resources). */
export function presentSource(row: ShownSource): SourceAnswer {
  const connector = findConnector(row.sourceType)
  const pushed = connector?.kind === 'push'
  const lastAt = Math.max(row.lastSyncedAt?.getTime() ?? 0, row.lastDelivery ?? 0)
  const last = lastAt > 0 ? new Date(lastAt).toISOString() : null
  const secrets = row.secrets === null ? [] : (connector?.secretFields ?? [])
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    source_type: row.sourceType,
    supported: connector !== undefined,
    name: row.name,
    config: { ...row.config, ...Object.fromEntries(secrets.map((key) => [key, secretMask])) },
    publish_mode: row.publishMode,
    status: row.status,
    error: row.error,
    waiting: findCurrentWait(row, new Date()),
    health: pushed
      ? withPushedHint(assessSourceHealth(row, new Date()))
      : assessSourceHealth(row, new Date()),
    sync_interval_minutes: row.syncIntervalMinutes,
    last_synced_at: last,
    next_sync_at: row.status === 'paused' || pushed ? null : (row.nextSyncAt?.toISOString() ?? null),
    push_url: pushAddress(row),
    notify_url: notifyAddress(row),
    last_push_at: pushed ? last : null,
    item_count: row.itemCount + row.pushedLately,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

const withPushedHint = (health: SourceHealth): SourceHealth =>
  health.state === 'silent'
    ? {
        ...health,
        hint: 'Check that your script or system is still running and that its requests succeed. If you have no new content, you don’t need to do anything.',
      }
    : health
