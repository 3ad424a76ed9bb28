import { z } from 'zod'
import { emailModes } from '@/db/allowed-values'
import { isTimeZone } from '@/lib/time-zones/zones'
import { type ChosenKind, chosenKinds } from './kinds'

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.')
  .nullable()
const kind = z.enum(chosenKinds as [ChosenKind, ...ChosenKind[]])

/** How a person is notified; omitted fields stay unchanged. */
export const notificationSettingsInput = z
  .strictObject({
    email_mode: z.enum(emailModes).optional(),
    digest_hour: z.coerce.number().int().min(0).max(23).optional(),
    time_zone: z.string().refine(isTimeZone, 'Choose a time zone from the list.').optional(),
    quiet_from: clock.optional(),
    quiet_until: clock.optional(),
    choices: z.partialRecord(kind, z.strictObject({ inbox: z.boolean(), email: z.boolean() })).optional(),
  })
  .refine((all) => (all.quiet_from == null) === (all.quiet_until == null), {
    path: ['quiet_until'],
    message: 'Enter both times of the quiet hours, or neither.',
  })
export type NotificationSettingsInput = z.infer<typeof notificationSettingsInput>

export const notificationSettingsAnswer = z.object({
  email_mode: z.enum(emailModes),
  digest_hour: z.int(),
  time_zone: z.string(),
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
  choices: z.record(z.string(), z.object({ inbox: z.boolean(), email: z.boolean() })),
})
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswer>

export const inboxEntry = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Where it is shown, as a path within this install. */
  path: z.string(),
  /** The name of the project, or of the workspace if there is none. */
  place: z.string(),
  read: z.boolean(),
  created_at: z.string(),
})
export type InboxEntry = z.infer<typeof inboxEntry>

/** Marks some or all as read or unread. `undo` reverts what was marked as read at that timestamp. */
export const markReadInput = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(200).optional(),
  all: z.boolean().optional(),
  read: z.boolean().default(true),
  undo: z.iso.datetime({ offset: true }).optional(),
})
export type MarkReadInput = z.input<typeof markReadInput>

export const markReadAnswer = z.object({
  changed: z.int(),
  unread: z.int(),
  /** Pass it as `undo` to revert the change. */
  marked_at: z.string(),
})
