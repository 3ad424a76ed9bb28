import { asc, gt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { syncRuns } from '@/db/schema'
import { type Page, readPageCursor } from '@/lib/api/paging'
import { listChannels } from '@/lib/channels/list-channels'
import { listPublications } from '@/lib/publishing/list-publications'
import { listSources } from '@/lib/sources/list-sources'
import { presentSyncRun } from '@/lib/sync/read/present-run'
import { listVoiceVersions } from '@/lib/voice/versions/list-voice-versions'
import { type ExportRow, type ExportTable, exportPlainCsv, nextKey } from './export-table'
import { removeCredentials } from './remove-credentials'

const maxRows = 500

/** Converts a page from a list's own verb, with each row in its exported form. */
const pageOf = <T>(page: Page<T>, shown: (row: T) => ExportRow) => ({
  rows: page.data.map(shown),
  next: readPageCursor(page.next_cursor ?? undefined),
})

const from = (after: string | undefined) => ({ limit: maxRows, ...(after === undefined ? {} : { after }) })

export const publicationsTable: ExportTable = {
  name: 'publications',
  says: 'Every publishing attempt and its result.',
  page: async (ctx, after) =>
    pageOf(await listPublications(ctx, from(after)), ({ project_id: _, ...row }) => row),
  csv: exportPlainCsv('publications', [
    'id',
    'package_id',
    'variant_id',
    'channel_id',
    'platform',
    'status',
    'due_at',
    'public_at',
    'sent_at',
    'finished_at',
    'attempts',
    'remote_id',
    'remote_url',
    'error',
    'created_at',
  ]),
}

export const channelsTable: ExportTable = {
  name: 'channels',
  says: 'The connected accounts without credentials. Webhooks show only their server.',
  page: async (ctx, after) =>
    pageOf(await listChannels(ctx, from(after)), ({ project_id: _, config, ...row }) => ({
      ...row,
      // A webhook's full URL is often all that someone needs to post there.
      server: (config.url === undefined ? undefined : URL.parse(config.url)?.host) ?? null,
    })),
  csv: exportPlainCsv('channels', [
    'id',
    'platform',
    'account_key',
    'display_name',
    'handle',
    'server',
    'language',
    'status',
    'status_reason',
    'sandbox',
    'daily_cap',
    'min_gap_minutes',
    'expires_at',
    'created_at',
  ]),
}

export const sourcesTable: ExportTable = {
  name: 'sources',
  says: 'Your sources with their settings. Passwords and keys are masked.',
  page: async (ctx, after) =>
    pageOf(await listSources(ctx, from(after)), (row) => ({
      id: row.id,
      source_type: row.source_type,
      name: row.name,
      // For an unknown source type, we cannot tell which settings are secret.
      config: row.supported ? removeCredentials(row.config) : null,
      publish_mode: row.publish_mode,
      status: row.status,
      error: row.error,
      sync_interval_minutes: row.sync_interval_minutes,
      last_synced_at: row.last_synced_at,
      item_count: row.item_count,
      created_at: row.created_at,
      updated_at: row.updated_at,
    })),
  csv: exportPlainCsv('sources', [
    'id',
    'source_type',
    'name',
    'config',
    'publish_mode',
    'status',
    'sync_interval_minutes',
    'last_synced_at',
    'item_count',
    'created_at',
    'updated_at',
  ]),
}

export const runsTable: ExportTable = {
  name: 'runs',
  says: 'Every sync, one per line, without its individual entries.',
  page: async (ctx, after) => {
    const rows = await inProject(ctx, (tx) =>
      tx
        .select()
        .from(syncRuns)
        .where(after === undefined ? undefined : gt(syncRuns.id, after))
        .orderBy(asc(syncRuns.id))
        .limit(maxRows),
    )
    return { rows: rows.map(presentSyncRun), next: nextKey(rows, maxRows) }
  },
  csv: exportPlainCsv('runs', [
    'id',
    'source_id',
    'trigger',
    'status',
    'counts',
    'error',
    'created_at',
    'started_at',
    'finished_at',
  ]),
}

export const voiceVersionsTable: ExportTable = {
  name: 'voice-versions',
  says: 'Every version of the voice, newest first.',
  page: async (ctx, after) => {
    const cursor = after === undefined ? undefined : Buffer.from(after).toString('base64url')
    return pageOf(await listVoiceVersions(ctx, { limit: maxRows, cursor }), (row) => row)
  },
  csv: exportPlainCsv('voice-versions', ['version', 'change', 'restored_from', 'by', 'created_at', 'voice']),
}
