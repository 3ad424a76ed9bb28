import type { TopicRow, TopicRunRow } from '@/db/schema/topics'
import { presentTopicRun } from './present-topic-run'
import type { TopicAnswer } from './schemas'
import { datesOf } from './topic-dates'

/** Converts a stored topic to wire format, with its next five dates (spec/http-api#resources). */
export function presentTopic(row: TopicRow, lastRun: TopicRunRow | undefined, now = new Date()): TopicAnswer {
  return {
    id: row.id,
    org_id: row.orgId,
    project_id: row.projectId ?? '',
    name: row.name,
    prompt: row.angle.prompt ?? null,
    enabled: row.enabled,
    pause: row.pause,
    paused_reason: row.pausedReason,
    notice: row.notice,
    items: row.query,
    angle: row.angle,
    content_type: row.contentType,
    rrule: row.rrule,
    starts_at: row.startsAt,
    timezone: row.timeZone,
    channel_keys: row.channelKeys,
    publish_mode: row.publishMode,
    lead_hours: row.leadHours,
    budget: {
      posts_per_week: row.postsPerWeek,
      tokens_per_month: row.tokensPerMonth,
      money_per_month: row.moneyPerMonth,
    },
    min_facts: row.minFacts,
    trust_after: row.trustAfter,
    trust: row.trust,
    may_publish_automatically: row.trust >= row.trustAfter,
    failures: row.failures,
    next_run_at: row.nextRunAt?.toISOString() ?? null,
    next_write_at: row.nextWriteAt?.toISOString() ?? null,
    next_dates: datesOf(row, { after: now, count: 5 }).map((date) => date.toISOString()),
    last_run: lastRun ? presentTopicRun(lastRun) : null,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
