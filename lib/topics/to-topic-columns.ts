import type { TopicRow } from '@/db/schema/topics'
import { replacePrompt } from './replace-prompt'
import type { UpdateTopicInput } from './schemas'

/** Converts settings in wire format to columns; only those that are given. `before` is the topic without them. */
export function toTopicColumns(
  input: Omit<UpdateTopicInput, 'revision' | 'enabled'>,
  before: Pick<TopicRow, 'angle'>,
): Partial<TopicRow> {
  const columns: Partial<Record<keyof TopicRow, unknown>> = {
    name: input.name,
    query: input.items,
    angle:
      input.prompt === undefined ? input.angle : replacePrompt(input.angle ?? before.angle, input.prompt),
    contentType: input.content_type,
    rrule: input.rrule,
    startsAt: input.starts_at,
    timeZone: input.timezone,
    channelKeys: input.channel_keys,
    publishMode: input.publish_mode,
    leadHours: input.lead_hours,
    postsPerWeek: input.budget?.posts_per_week,
    tokensPerMonth: input.budget?.tokens_per_month,
    moneyPerMonth: input.budget?.money_per_month,
    minFacts: input.min_facts,
    trustAfter: input.trust_after,
  }
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<TopicRow>
}
