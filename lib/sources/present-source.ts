import type { sources } from '@/db/schema'
import { findConnector } from './registry'
import type { SourceAnswer } from './schemas'

export type SourceRow = typeof sources.$inferSelect

const masked = '••••••••'

/** A stored source as the wire shows it, secrets masked (http-api.md, Resources). */
export function presentSource(row: SourceRow & { projectId: string | null }): SourceAnswer {
  const connector = findConnector(row.sourceType)
  const secret = new Set(connector?.secretFields)
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    source_type: row.sourceType,
    supported: connector !== undefined,
    name: row.name,
    config: Object.fromEntries(
      Object.entries(row.config).map(([key, value]) => [key, secret.has(key) ? masked : value]),
    ),
    publish_mode: row.publishMode,
    status: row.status,
    error: row.error,
    sync_interval_minutes: row.syncIntervalMinutes,
    last_synced_at: row.lastSyncedAt?.toISOString() ?? null,
    next_sync_at: row.status === 'paused' ? null : (row.nextSyncAt?.toISOString() ?? null),
    item_count: row.itemCount,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
