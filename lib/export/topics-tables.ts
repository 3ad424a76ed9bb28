import { asc, gt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { itemOrigins, topicRuns } from '@/db/schema'
import { readPageCursor } from '@/lib/api/paging'
import { listTopics } from '@/lib/topics/list-topics'
import { presentTopicRun } from '@/lib/topics/present-topic-run'
import { type ExportTable, exportPlainCsv, nextKey } from './export-table'

const maxRows = 500

export const topicsTable: ExportTable = {
  name: 'topics',
  says: 'Your autopilot topics with their settings and how they are doing.',
  page: async (ctx, after) => {
    const page = await listTopics(ctx, { limit: maxRows, after })
    return {
      rows: page.data.map(({ project_id: _, last_run: _last, next_dates: _next, ...row }) => row),
      next: readPageCursor(page.next_cursor ?? undefined),
    }
  },
  csv: exportPlainCsv('topics', [
    'id',
    'name',
    'enabled',
    'paused_reason',
    'items',
    'angle',
    'content_type',
    'rrule',
    'starts_at',
    'timezone',
    'channel_keys',
    'publish_mode',
    'lead_hours',
    'budget',
    'min_facts',
    'trust_after',
    'trust',
    'next_run_at',
    'created_at',
    'updated_at',
  ]),
}

export const topicRunsTable: ExportTable = {
  name: 'topic-runs',
  says: 'Every date of a topic and what became of it, with the content it drew on.',
  page: async (ctx, after) => {
    const rows = await inProject(ctx, (tx) =>
      tx
        .select()
        .from(topicRuns)
        .where(after === undefined ? undefined : gt(topicRuns.id, after))
        .orderBy(asc(topicRuns.id))
        .limit(maxRows),
    )
    return { rows: rows.map(presentTopicRun), next: nextKey(rows, maxRows) }
  },
  csv: exportPlainCsv('topic-runs', [
    'id',
    'topic_id',
    'due_at',
    'status',
    'message',
    'item_id',
    'package_id',
    'origins',
    'facts',
    'notes',
    'asked_by',
    'created_at',
    'finished_at',
  ]),
}

export const itemOriginsTable: ExportTable = {
  name: 'item-origins',
  says: 'Which items a topic’s item was drawn from.',
  page: async (ctx, after) => {
    const rows = await inProject(ctx, (tx) =>
      tx
        .select({
          id: itemOrigins.itemId,
          item_id: itemOrigins.itemId,
          origin_id: itemOrigins.originId,
          content_hash: itemOrigins.contentHash,
          created_at: itemOrigins.createdAt,
        })
        .from(itemOrigins)
        .where(after === undefined ? undefined : gt(itemOrigins.itemId, after))
        .orderBy(asc(itemOrigins.itemId), asc(itemOrigins.originId))
        .limit(maxRows),
    )
    return { rows: rows.map(({ id: _, ...row }) => row), next: nextKey(rows, maxRows) }
  },
  csv: exportPlainCsv('item-origins', ['item_id', 'origin_id', 'content_hash', 'created_at']),
}
