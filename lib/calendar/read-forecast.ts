import { eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, projects, sources, topics } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { platformSchema } from '@/lib/platforms/schemas'
import { usualCap } from '@/lib/platforms/usual-cap'
import { needsAttention } from '@/lib/sources/health/needs-attention'
import { assessSourceHealth } from '@/lib/sources/health/source-health'
import { nextDate } from '@/lib/topics/topic-dates'
import type { ForecastChannel, ForecastSource, ForecastTopic } from './forecast'

/** What a forecast reads from the database in addition to the plan itself. */
export type ForecastFacts = {
  publishingPaused: boolean
  channels: ForecastChannel[]
  sources: ForecastSource[]
  topics: ForecastTopic[]
}

const maxForecastRows = 200
/** Maximum number of troubled sources in a forecast; the sources page lists them all. */
const maxSources = 5

/**
 * Reads what can go wrong with a plan: whether publishing is paused, the channels, the sources in trouble, and the
 * topics with their last run. Runs four statements, however much the project contains. Takes the open transaction.
 */
export async function readForecast(tx: ProjectTx, ctx: ProjectContext, now: Date): Promise<ForecastFacts> {
  const [project, ownChannels, failingSources, ownTopics] = await Promise.all([
    tx.select({ paused: projects.publishingPaused }).from(projects).where(eq(projects.id, ctx.projectId)),
    tx
      .select({
        id: channels.id,
        name: channels.displayName,
        platform: channels.platform,
        status: channels.status,
        expiresAt: channels.expiresAt,
        renewsItself: channels.renewsItself,
        dailyCap: channels.dailyCap,
      })
      .from(channels)
      .limit(maxForecastRows),
    tx.select().from(sources).where(needsAttention).limit(maxSources),
    tx
      .select({
        id: topics.id,
        name: topics.name,
        enabled: topics.enabled,
        nextRunAt: topics.nextRunAt,
        rrule: topics.rrule,
        startsAt: topics.startsAt,
        timeZone: topics.timeZone,
        query: topics.query,
        pausedReason: topics.pausedReason,
        lastRun: sql<ForecastTopic['lastRun']>`(
          select json_build_object('status', run.status, 'message', run.message)
          from topic_runs run where run.topic_id = ${topics.id} and run.status <> 'running'
          order by run.id desc limit 1)`,
      })
      .from(topics)
      .limit(maxForecastRows),
  ])
  return {
    publishingPaused: project[0]?.paused ?? false,
    channels: ownChannels.map(({ platform, expiresAt, renewsItself, dailyCap, ...channel }) => ({
      ...channel,
      endsAt: expiresAt && (expiresAt <= now || !renewsItself) ? expiresAt : null,
      cap: dailyCap ?? usualCap[platformSchema.parse(platform)] ?? null,
    })),
    sources: failingSources.map((source) => {
      const { state, message } = assessSourceHealth(source, now)
      return {
        id: source.id,
        name: source.name,
        state: state === 'silent' ? 'silent' : 'failing',
        message: message ?? 'The last sync failed.',
      }
    }),
    topics: ownTopics.map(({ query, enabled, pausedReason, rrule, startsAt, timeZone, ...topic }) => ({
      ...topic,
      // A paused topic has no next run: this is the date on which its post is missing.
      nextRunAt: enabled ? topic.nextRunAt : nextDate({ rrule, startsAt, timeZone }, now),
      sourceIds: query.source_ids ?? [],
      pausedReason: enabled ? null : (pausedReason ?? 'Someone paused it.'),
    })),
  }
}
