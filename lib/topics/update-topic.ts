import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type TopicRow, topics } from '@/db/schema/topics'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { checkTopic, requireTrust } from './check-topic'
import { pausedBy } from './create-topic'
import { lastRunsOf, lockTopic } from './find-topic'
import { presentTopic } from './present-topic'
import type { TopicAnswer, UpdateTopicInput } from './schemas'
import { toTopicColumns } from './to-topic-columns'
import { nextDate, writeTimeOf } from './topic-dates'

/**
 * Changes the given fields of a topic, pauses it or resumes it. A new schedule applies from now on; resuming starts
 * with the next future date and resets failed runs. Automatic publishing has to be earned. Throws `not-found`,
 * `stale-revision`, `invalid` with pointers into the body, and `wrong-state` when resuming a topic that has no
 * dates left. Serves spec/planning#1.
 */
export const updateTopic = (
  ctx: ProjectContext<'write'>,
  { id, ...input }: UpdateTopicInput & { id: string },
): Promise<TopicAnswer> =>
  inProject(ctx, async (tx) => {
    const before = await lockTopic(tx, { id, revision: input.revision })
    const changed = toTopicColumns(input, before)
    const after: TopicRow = { ...before, ...changed }
    const has = (...keys: (keyof UpdateTopicInput)[]) => keys.some((key) => input[key] !== undefined)
    const schedule = has('rrule', 'starts_at', 'timezone')
    await checkTopic(tx, ctx, after, {
      schedule,
      items: has('items'),
      channels: has('channel_keys'),
      kind: has('content_type'),
    })
    if (after.publishMode === 'auto' && has('publish_mode', 'trust_after')) requireTrust(after)
    const now = new Date()
    const [row] = await tx
      .update(topics)
      .set({
        ...changed,
        // A notice about an earlier mode is obsolete.
        ...(has('publish_mode') ? { notice: null } : {}),
        ...planOf(ctx, before, after, {
          enabled: input.enabled,
          moved: schedule || has('lead_hours'),
          now,
        }),
        revision: before.revision + 1,
        updatedAt: now,
      })
      .where(eq(topics.id, before.id))
      .returning()
    if (!row) throw new AppError('not-found')
    const fields = Object.keys(input).filter((key) => key !== 'revision')
    await audit(tx, ctx, { action: 'topic.updated', subject: row.id, data: { fields } })
    return presentTopic(row, (await lastRunsOf(tx, [row.id])).get(row.id), now)
  })

function planOf(
  ctx: ProjectContext,
  before: TopicRow,
  after: TopicRow,
  { enabled, moved, now }: { enabled: boolean | undefined; moved: boolean; now: Date },
): Partial<TopicRow> {
  if (enabled === false)
    return before.enabled
      ? { enabled, pause: 'person', pausedReason: pausedBy(ctx), nextRunAt: null, nextWriteAt: null }
      : {}
  const resumed = enabled === true && !before.enabled
  if (!resumed && !(moved && before.enabled)) return {}
  const sameSchedule =
    before.rrule === after.rrule && before.startsAt === after.startsAt && before.timeZone === after.timeZone
  // A date whose post is already written is not planned again when only the lead time changes.
  const nextRunAt = sameSchedule && !resumed ? before.nextRunAt : nextDate(after, now)
  if (resumed && nextRunAt === null)
    throw new AppError('wrong-state', {
      detail: 'All dates of this topic are over.',
      hint: 'Change its schedule, then resume it.',
    })
  return {
    ...(resumed ? { enabled: true, pause: null, pausedReason: null, failures: 0 } : {}),
    nextRunAt,
    nextWriteAt: writeTimeOf(nextRunAt, after.leadHours),
  }
}
