import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '../allowed-values'
import { organizations } from './organizations'
import { createdAt, updatedAt } from './owned'
import { users } from './users'
import { valueChecks } from './value-checks'

/**
 * Settings of a project; `brand_assets.logo_url` is the logo to show (spec/service#2.1), chosen from the other two.
 */
export type ProjectSettings = {
  brand_assets?: { logo_url?: string; hub_logo_url?: string; uploaded_logo_url?: string }
  [key: string]: unknown
}

/** A brand or initiative (spec/service#2.1). */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    brandHubSlug: text('brand_hub_slug'),
    settings: jsonb('settings').$type<ProjectSettings>().notNull().default({}),
    /** The nine fields of spec/decisions#3, in their wire names; absent fields are empty. */
    voice: jsonb('voice').$type<Record<string, unknown>>().notNull().default({}),
    /** The version in voice_versions that `voice` corresponds to; 0 before anything was saved. */
    voiceVersion: integer('voice_version').notNull().default(0),
    /** The kill switch of spec/security#4.4: while true, nothing is sent to any network. */
    publishingPaused: boolean('publishing_paused').notNull().default(false),
    /** An IANA name; all planning in the project uses this zone's local time (spec/planning#2). */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** A post that is overdue by more than this waits for a person instead of being published (spec/planning#2). */
    maxOverdueHours: integer('max_overdue_hours').notNull().default(12),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('projects_org_slug_unique').on(t.orgId, t.slug),
    unique('projects_org_id_unique').on(t.orgId, t.id),
  ],
)

/** A member's role in one project, if it differs from the role in the workspace. */
export const projectRoles = pgTable(
  'project_roles',
  {
    orgId: uuid('org_id').notNull(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    primaryKey({ columns: [t.projectId, t.userId] }),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('project_roles_user').on(t.userId),
    index('project_roles_org').on(t.orgId),
  ],
)
