import type { TopicRunRow } from '@/db/schema/topics'
import { readRunDetails } from './run-details'
import type { TopicRunAnswer } from './schemas'

const made: ReadonlySet<TopicRunRow['status']> = new Set(['written', 'held'])

/** Converts a run to wire format. The ids of item and package that a running run has reserved are left out. */
export function presentTopicRun(row: TopicRunRow): TopicRunAnswer {
  const { origins, facts, similar, notes } = readRunDetails(row.details)
  const isMade = made.has(row.status)
  return {
    id: row.id,
    topic_id: row.topicId,
    due_at: row.dueAt.toISOString(),
    status: row.status,
    message: row.message,
    item_id: isMade ? row.itemId : null,
    package_id: isMade ? row.packageId : null,
    origins,
    facts,
    similar: similar && {
      package_id: similar.packageId,
      title: similar.title,
      text: similar.text,
      reason: similar.reason,
    },
    notes,
    asked_by: row.askedBy,
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}
