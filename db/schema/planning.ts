import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { channels } from './channels'
import { createdAt, moment, projectOwned } from './owned'
import { projects } from './projects'

/** A weekly posting time of a channel, in the project's local time (spec/planning#2). */
export const channelSlots = pgTable(
  'channel_slots',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    channelId: uuid('channel_id').notNull(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer('weekday').notNull(),
    /** `HH:MM`. */
    time: text('time').notNull(),
    /** If set, only for posts of this kind. */
    contentType: text('content_type'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('channel_slots_time_unique').on(t.projectId, t.channelId, t.weekday, t.time),
    foreignKey({
      name: 'channel_slots_channel_fk',
      columns: [t.projectId, t.channelId],
      foreignColumns: [channels.projectId, channels.id],
    }).onDelete('cascade'),
  ],
)

/** A secret address at which calendar programs read the project's plan (spec/planning#3). */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    name: text('name').notNull(),
    /** SHA-256 of the secret part of the address, which also contains the ID. */
    secretHash: text('secret_hash').notNull(),
    createdBy: text('created_by'),
    lastReadAt: moment('last_read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('calendar_feeds_by_project').on(t.projectId, t.id),
  ],
)
