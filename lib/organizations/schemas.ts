import { z } from 'zod'
import { roles } from '@/lib/auth/permissions'
import { parseIsoTime } from '@/lib/text/time/iso-time'

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Enter an email address such as name@example.com.'))
  .pipe(z.string().max(254))

const name = z.string().trim().min(1, 'Name the workspace.').max(120)

export const createOrganizationInput = z.strictObject({ name })

export const updateOrganizationInput = z.strictObject({
  name: name.optional(),
  require_second_approver: z.boolean().optional(),
  /** Only an owner may change it. */
  require_second_factor: z.boolean().optional(),
})
export type UpdateOrganizationInput = z.infer<typeof updateOrganizationInput>

/** The workspace's slug, typed again as confirmation. */
export const deleteOrganizationInput = z.strictObject({ confirm: z.string().max(120) })

export const inviteMemberInput = z.strictObject({
  /** Only the account with this address can then accept. */
  email: email.nullish(),
  role: z.enum(roles),
})
export type InviteMemberInput = z.infer<typeof inviteMemberInput>

export const invitationInput = z.strictObject({ id: z.uuid() })
export const invitationTokenInput = z.strictObject({ token: z.string().min(1).max(100) })

export const changeMemberRoleInput = z.strictObject({ user_id: z.uuid(), role: z.enum(roles) })
export type ChangeMemberRoleInput = z.infer<typeof changeMemberRoleInput>
export const memberInput = z.strictObject({ user_id: z.uuid() })

/** What is typed into the palette, and the current workspace and project. */
export const placeSearch = z.strictObject({
  q: z.string().max(200),
  org: z.string().max(200).optional(),
  project: z.string().max(200).optional(),
})
export type PlaceSearch = z.infer<typeof placeSearch>

/** Kinds of legacy rows that may not belong to a project yet. */
export const unassignedKinds = ['sources', 'items', 'packages', 'channels'] as const
export type UnassignedKind = (typeof unassignedKinds)[number]
export const assignRowsInput = z.strictObject({
  project_id: z.uuid('Choose a project.'),
  kind: z.enum(unassignedKinds),
  ids: z.array(z.uuid()).min(1, 'Select what you want to assign.').max(500),
})
export type AssignRowsInput = z.infer<typeof assignRowsInput>

const moment = z.iso
  .datetime({ offset: true, error: 'Enter a date and time such as 2026-11-22T09:00:00Z.' })
  .refine((value) => parseIsoTime(value) !== undefined, 'Enter a time between the years 1 and 9999.')

/** Which of a workspace's changes to list. */
export const auditFilters = z.object({
  actor_id: z.uuid().optional().describe('Only what this person did.'),
  action: z.string().min(1).max(60).optional().describe('Only this action, such as member.invited.'),
  project_id: z.uuid().optional(),
  from: moment.optional(),
  until: moment.optional(),
})
export type AuditFilters = z.infer<typeof auditFilters>

export const auditEventAnswer = z.object({
  id: z.string(),
  at: z.string(),
  actor_id: z.string().nullable(),
  actor: z.string(),
  action: z.string(),
  words: z.string(),
  project_id: z.string().nullable(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type AuditEventAnswer = z.infer<typeof auditEventAnswer>
