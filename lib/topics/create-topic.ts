import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { projects } from '@/db/schema'
import { topics } from '@/db/schema/topics'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { isTimeZone } from '@/lib/time-zones/zones'
import { checkTopic, requireTrust } from './check-topic'
import { presentTopic } from './present-topic'
import { replacePrompt } from './replace-prompt'
import type { CreateTopicInput, TopicAnswer } from './schemas'
import { nextDate, writeTimeOf } from './topic-dates'

/**
 * Stores a topic of the project; its first post is written `lead_hours` before its first date. The time zone
 * defaults to the project's, the start to the current minute. Throws `invalid` with pointers into the body, also
 * for automatic publishing, which has to be earned. Serves spec/planning#1.
 */
export const createTopic = (ctx: ProjectContext<'write'>, input: CreateTopicInput): Promise<TopicAnswer> =>
  inProject(ctx, async (tx) => {
    if (input.publish_mode === 'auto') requireTrust({ trust: 0, trustAfter: input.trust_after })
    const now = new Date()
    const timeZone = input.timezone ?? (await projectTimeZone(tx, ctx))
    const settings = {
      query: input.items,
      angle: replacePrompt(input.angle, input.prompt),
      contentType: input.content_type,
      rrule: input.rrule,
      startsAt: input.starts_at ?? wallTimeOf(now, isTimeZone(timeZone) ? timeZone : 'UTC'),
      timeZone,
      channelKeys: input.channel_keys,
      publishMode: input.publish_mode,
      leadHours: input.lead_hours,
      minFacts: input.min_facts,
    }
    await checkTopic(tx, ctx, settings, { schedule: true, items: true, channels: true, kind: true })
    const nextRunAt = input.enabled ? nextDate(settings, now) : null
    const [row] = await tx
      .insert(topics)
      .values({
        id: newId(),
        name: input.name,
        ...settings,
        enabled: input.enabled,
        ...(input.enabled ? {} : { pause: 'person' as const, pausedReason: pausedBy(ctx) }),
        postsPerWeek: input.budget.posts_per_week,
        tokensPerMonth: input.budget.tokens_per_month,
        moneyPerMonth: input.budget.money_per_month,
        trustAfter: input.trust_after,
        nextRunAt,
        nextWriteAt: writeTimeOf(nextRunAt, input.lead_hours),
        createdBy: ctx.actor.id,
      })
      .returning()
    if (!row) throw new AppError('internal')
    await audit(tx, ctx, { action: 'topic.created', subject: row.id, data: { name: row.name } })
    return presentTopic(row, undefined, now)
  })

/** The pause reason of a topic that a person paused. */
export const pausedBy = ({ actor }: ProjectContext): string => `Paused by ${actor.name}.`

/** The time zone that all planning of a project uses (spec/planning#2). */
export async function projectTimeZone(tx: ProjectTx, ctx: ProjectContext): Promise<string> {
  const [row] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return row?.timeZone ?? 'UTC'
}
