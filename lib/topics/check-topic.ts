import { eq, inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, items, projects, sources } from '@/db/schema'
import type { TopicRow } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError, type FieldError } from '@/lib/errors'
import { parseRule } from '@/lib/recurrence/parse-rule'
import { isWallTime } from '@/lib/time-zones/wall-time'
import { isTimeZone } from '@/lib/time-zones/zones'
import { readVoiceCheck } from '@/lib/voice/check/read-voice-check'
import { offersContentType } from '@/lib/voice/editor/offered-content-types'
import { nextDate } from './topic-dates'

/** A topic's settings, without its state. */
export type TopicSettings = Pick<
  TopicRow,
  | 'query'
  | 'angle'
  | 'contentType'
  | 'rrule'
  | 'startsAt'
  | 'timeZone'
  | 'channelKeys'
  | 'publishMode'
  | 'leadHours'
  | 'minFacts'
>

/**
 * Checks what the schema cannot: that rule, time zone, sources, items and channels exist, that there is a future
 * date, and that the voice offers the kind. `of` says which settings are new. Throws `invalid` with pointers into
 * the body.
 */
export async function checkTopic(
  tx: ProjectTx,
  ctx: ProjectContext,
  settings: TopicSettings,
  of: { schedule: boolean; items: boolean; channels: boolean; kind: boolean },
): Promise<void> {
  const errors: FieldError[] = []
  if (of.schedule) errors.push(...scheduleErrors(settings))
  if (of.items) {
    const { source_ids = [], item_ids = [] } = settings.query
    const known = await knownIds(tx, source_ids, item_ids)
    for (const [at, id] of source_ids.entries())
      if (!known.has(id))
        errors.push({ pointer: `/items/source_ids/${at}`, detail: 'This source doesn’t exist.' })
    for (const [at, id] of item_ids.entries())
      if (!known.has(id))
        errors.push({ pointer: `/items/item_ids/${at}`, detail: 'This content doesn’t exist.' })
  }
  if (of.channels && settings.channelKeys) {
    const all = await tx.select({ key: channels.accountKey }).from(channels)
    const keys = new Set(all.map(({ key }) => key))
    for (const [at, key] of settings.channelKeys.entries())
      if (!keys.has(key))
        errors.push({
          pointer: `/channel_keys/${at}`,
          detail: `This project has no channel with the key “${key}”.`,
        })
  }
  if (of.kind && settings.contentType !== null) {
    const [project] = await tx
      .select({ voice: projects.voice, settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (project && !offersContentType(readVoiceCheck(project).voice, settings.contentType))
      errors.push({
        pointer: '/content_type',
        detail: `Your brand voice doesn’t include “${settings.contentType}” content.`,
      })
  }
  if (errors.length > 0) throw new AppError('invalid', { errors })
}

function scheduleErrors(settings: TopicSettings): FieldError[] {
  const errors: FieldError[] = []
  const rule = parseRule(settings.rrule)
  if ('problem' in rule) errors.push({ pointer: '/rrule', detail: rule.problem })
  if (!isTimeZone(settings.timeZone))
    errors.push({ pointer: '/timezone', detail: 'Enter a time zone such as Europe/Berlin.' })
  if (!isWallTime(settings.startsAt))
    errors.push({ pointer: '/starts_at', detail: 'Enter a date and time such as 2026-12-01T09:00.' })
  if (errors.length === 0 && nextDate(settings, new Date()) === null)
    errors.push({ pointer: '/rrule', detail: 'This schedule has no date to come.' })
  return errors
}

async function knownIds(
  tx: ProjectTx,
  sourceIds: readonly string[],
  itemIds: readonly string[],
): Promise<Set<string>> {
  const found = [
    ...(sourceIds.length > 0
      ? await tx
          .select({ id: sources.id })
          .from(sources)
          .where(inArray(sources.id, [...sourceIds]))
      : []),
    ...(itemIds.length > 0
      ? await tx
          .select({ id: items.id })
          .from(items)
          .where(sql`${items.id} = any(${sql.param([...itemIds])}::uuid[]) and topic_id is null`)
      : []),
  ]
  return new Set(found.map(({ id }) => id))
}

/**
 * Refuses automatic publishing before enough posts were approved unchanged. Throws `invalid`. Serves
 * spec/planning#1.
 */
export function requireTrust(topic: Pick<TopicRow, 'trust' | 'trustAfter'>): void {
  const missing = topic.trustAfter - topic.trust
  if (missing <= 0) return
  const posts = missing === 1 ? 'one more post' : `${missing} more posts`
  throw new AppError('invalid', {
    errors: [
      {
        pointer: '/publish_mode',
        detail: `This topic can publish automatically after ${posts} in a row ${missing === 1 ? 'is' : 'are'} approved unchanged.`,
      },
    ],
  })
}
