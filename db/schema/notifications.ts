import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  destinationStatuses,
  destinationTypes,
  emailModes,
  notificationDeliveryStatuses,
  notificationKinds,
  openDeliveries,
} from '../allowed-values'
import { oneOf } from '../one-of'
import { encryptedText } from './encrypted-text'
import { organizations } from './organizations'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { users } from './users'
import { valueChecks } from './value-checks'

/**
 * An event that people want to be notified about, written in the transaction in which it happened
 * (spec/planning#5). The recipients are determined afterwards, once.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** Deduplicates: the same key in a workspace is the same event. */
    key: text('key').notNull(),
    /** Who caused it, and is not notified. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** Where it is shown: a path below the address of the project, or of the workspace if there is no project. */
    path: text('path').notNull().default(''),
    /** Values for the notification's text; never secrets. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** The people it is for; empty for everyone whose role fits its kind. */
    recipients: uuid('recipients').array(),
    /** The only destination it is for, such as for a test. */
    destinationId: uuid('destination_id'),
    fannedOutAt: moment('fanned_out_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('notification_events_key_unique').on(t.orgId, t.key),
    foreignKey({ columns: [t.orgId], foreignColumns: [organizations.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('notification_events_waiting').on(t.id).where(sql`${t.fannedOutAt} is null`),
    index('notification_events_created').on(t.createdAt),
    index('notification_events_project').on(t.projectId, t.id),
  ],
)

export type NotificationEventRow = typeof notificationEvents.$inferSelect

/** One event in one person's inbox. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => notificationEvents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** How many things it stands for: posts that wait for review share a notification. */
    count: integer('count').notNull().default(1),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_event_unique').on(t.eventId, t.userId),
    index('notifications_inbox').on(t.userId, t.id),
    index('notifications_unread').on(t.userId, t.id).where(sql`${t.readAt} is null`),
  ],
)

/** How a person gets email; without a row the defaults apply. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    emailMode: text('email_mode', { enum: emailModes }).notNull().default('immediate'),
    /** The hour of the daily digest, in the person's time zone. */
    digestHour: smallint('digest_hour').notNull().default(8),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** `HH:MM` in that time zone; both or neither. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    updatedAt: updatedAt(),
  },
  (t) => valueChecks(t),
)

/** Where a person wants to receive notifications of a kind; without a row the kind's default applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    inbox: boolean('inbox').notNull(),
    email: boolean('email').notNull(),
  },
  (t) => [...valueChecks(t), primaryKey({ columns: [t.userId, t.kind] })],
)

/** A chat channel or a signed webhook of a workspace. */
export const notificationDestinations = pgTable(
  'notification_destinations',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    type: text('type', { enum: destinationTypes }).notNull(),
    name: text('name').notNull(),
    kinds: text('kinds').array().notNull(),
    /** The address contains a secret: encrypted by lib/vault, and shown only up to its server. */
    encryptedUrl: encryptedText('encrypted_url').notNull(),
    shownUrl: text('shown_url').notNull(),
    /** The signing secret of a webhook; the previous one stays valid for a day after a rotation. */
    encryptedSecret: encryptedText('encrypted_secret'),
    encryptedOldSecret: encryptedText('encrypted_old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    status: text('status', { enum: destinationStatuses }).notNull().default('active'),
    /** Why it is paused, in plain words. */
    pausedReason: text('paused_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [...valueChecks(t), index('notification_destinations_org').on(t.orgId, t.id)],
)

export type NotificationDestinationRow = typeof notificationDestinations.$inferSelect

/** One event on its way to one person's email address or to one destination. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    /** For a webhook also its `webhook-id`, the same for every attempt. */
    id: uuid('id').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => notificationEvents.id, { onDelete: 'cascade' }),
    /** The receiver's queue: each lane is processed in order, by one process at a time. */
    lane: text('lane').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    destinationId: uuid('destination_id'),
    status: text('status', { enum: notificationDeliveryStatuses }).notNull().default('pending'),
    count: integer('count').notNull().default(1),
    /** Earliest time to send: the end of quiet hours, or the time of the digest. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** The email that it is part of; the Message-ID is derived from it. */
    messageId: uuid('message_id'),
    attempts: integer('attempts').notNull().default(0),
    responseCode: integer('response_code'),
    /** The last error, in plain words. */
    error: text('error'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({
      name: 'notification_deliveries_destination_fk',
      columns: [t.destinationId],
      foreignColumns: [notificationDestinations.id],
    }).onDelete('cascade'),
    unique('notification_deliveries_once').on(t.eventId, t.lane),
    index('notification_deliveries_open').on(t.lane, t.id).where(oneOf(t.status, openDeliveries)),
    index('notification_deliveries_log').on(t.destinationId, t.id),
    index('notification_deliveries_person').on(t.userId, t.id),
  ],
)

export type NotificationDeliveryRow = typeof notificationDeliveries.$inferSelect

/** One receiver's queue: which process has it leased, and when it is tried again. */
export const notificationLanes = pgTable(
  'notification_lanes',
  {
    lane: text('lane').primaryKey(),
    /** Incremented with every lease; an outcome counts only under the lease in which it was produced. */
    fence: integer('fence').notNull().default(0),
    leasedUntil: moment('leased_until'),
    nextAt: moment('next_at').notNull().defaultNow(),
    queuedAt: moment('queued_at'),
    /** Consecutive failures. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
  },
  (t) => [index('notification_lanes_next').on(t.nextAt)],
)
