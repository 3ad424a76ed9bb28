import type { sources } from '@/db/schema'
import { findConnector } from './registry'
import type { SourceAnswer } from './schemas'
import { masked } from './seal-config'
import { sourceHealth } from './source-health'

export type SourceRow = typeof sources.$inferSelect

/** A stored source as the wire shows it, secrets masked (http-api.md, Resources). */
export function presentSource(row: SourceRow & { projectId: string | null }): SourceAnswer {
  const connector = findConnector(row.sourceType)
  const secrets = row.secrets === null ? [] : (connector?.secretFields ?? [])
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    source_type: row.sourceType,
    supported: connector !== undefined,
    name: row.name,
    config: { ...row.config, ...Object.fromEntries(secrets.map((key) => [key, masked])) },
    publish_mode: row.publishMode,
    status: row.status,
    error: row.error,
    health: sourceHealth(row, new Date()),
    sync_interval_minutes: row.syncIntervalMinutes,
    last_synced_at: row.lastSyncedAt?.toISOString() ?? null,
    next_sync_at: row.status === 'paused' ? null : (row.nextSyncAt?.toISOString() ?? null),
    item_count: row.itemCount,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
