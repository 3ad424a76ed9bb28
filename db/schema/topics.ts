import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { publishModes, topicPauses, topicRunStatuses } from '../allowed-values'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** Which items a topic may draw on: those that match all given conditions (spec/planning#1). */
export type TopicQuery = {
  kinds?: string[] | undefined
  tags?: string[] | undefined
  source_ids?: string[] | undefined
  /** A hand-picked list. */
  item_ids?: string[] | undefined
  /** Days since the item was published at its source, or otherwise since it was imported. */
  min_age_days?: number | undefined
  max_age_days?: number | undefined
  /** Nothing about the item was published for this many days. */
  not_covered_for_days?: number | undefined
  never_covered?: boolean | undefined
  /** The name of a date field of the item whose anniversary is the post's day. */
  anniversary_of?: string | undefined
}

/**
 * What a post says about the item: a prompt with variables for a model, or one of the composer's structures; if
 * neither is set, the choice is free.
 */
export type TopicAngle = { prompt?: string | undefined; structure?: string | undefined }

/** A standing query over the brand's own items that writes posts on a schedule (spec/planning#1). */
export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    pause: text('pause', { enum: topicPauses }),
    /** Why it is paused, in plain words; empty while it runs. */
    pausedReason: text('paused_reason'),
    /** What was changed automatically while it runs, in plain words: that it no longer publishes automatically. */
    notice: text('notice'),
    query: jsonb('query').$type<TopicQuery>().notNull().default({}),
    angle: jsonb('angle').$type<TopicAngle>().notNull().default({}),
    /** One of the voice's enabled kinds; empty for the kind of the item it draws on. */
    contentType: text('content_type'),
    /** An iCalendar RRULE without its property name. */
    rrule: text('rrule').notNull(),
    /** The earliest possible date, as local time: `YYYY-MM-DDTHH:MM`. */
    startsAt: text('starts_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Account keys; empty for every active channel. */
    channelKeys: text('channel_keys').array(),
    publishMode: text('publish_mode', { enum: publishModes }).notNull().default('review'),
    /** How many hours before its date a post is written, so that there is time to review it. */
    leadHours: integer('lead_hours').notNull().default(24),
    postsPerWeek: integer('posts_per_week'),
    tokensPerMonth: integer('tokens_per_month'),
    /** In US dollars, like model prices. */
    moneyPerMonth: numeric('money_per_month', { precision: 12, scale: 4, mode: 'number' }),
    /** The topic does not run if its items have fewer unused facts. */
    minFacts: integer('min_facts').notNull().default(1),
    /** Number of consecutive posts that must be approved unchanged before it may publish automatically. */
    trustAfter: integer('trust_after').notNull().default(5),
    /** Number of consecutive posts approved unchanged so far. */
    trust: integer('trust').notNull().default(0),
    /** Consecutive failed runs; the third pauses it. */
    failures: integer('failures').notNull().default(0),
    /** The date of the next post; empty if there is none. */
    nextRunAt: moment('next_run_at'),
    /** When that post is to be written: `lead_hours` before its date. */
    nextWriteAt: moment('next_write_at'),
    lastRunAt: moment('last_run_at'),
    createdBy: text('created_by'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('topics_project_id_unique').on(t.projectId, t.id),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('topics_due').on(t.enabled, t.nextWriteAt),
  ],
)

export type TopicRow = typeof topics.$inferSelect

/** One date of a topic and its outcome: each date is used only once, whoever processes it. */
export const topicRuns = pgTable(
  'topic_runs',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    topicId: uuid('topic_id').notNull(),
    /** The date from the recurrence, or the time at which a person requested a post. */
    dueAt: moment('due_at').notNull(),
    status: text('status', { enum: topicRunStatuses }).notNull().default('running'),
    /** What happened, in plain words. */
    message: text('message'),
    itemId: uuid('item_id'),
    packageId: uuid('package_id'),
    /** What the run found: the facts it chose, the post that is too similar. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Who requested it; empty if it was scheduled. */
    askedBy: text('asked_by'),
    attempts: integer('attempts').notNull().default(0),
    /** When a job was last enqueued for it. */
    queuedAt: moment('queued_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('topic_runs_project_id_unique').on(t.projectId, t.id),
    unique('topic_runs_date_unique').on(t.projectId, t.topicId, t.dueAt),
    foreignKey({
      columns: [t.projectId, t.topicId],
      foreignColumns: [topics.projectId, topics.id],
    }).onDelete('cascade'),
    index('topic_runs_by_topic').on(t.projectId, t.topicId, t.id),
    index('topic_runs_open').on(t.status, t.queuedAt),
  ],
)

export type TopicRunRow = typeof topicRuns.$inferSelect
