import { z } from 'zod'
import { publicationStatuses, replaceWays } from '@/db/allowed-values'
import { followUpNames } from '@/lib/networks/publisher'

/** Why a post was not published, or why its outcome is unknown. */
export const publicationFailureSchema = z.object({
  code: z.enum([
    'rejected',
    'connection-ended',
    'rate-limited',
    'api-version-ended',
    'unreachable',
    'media',
    'blocked-by-rules',
    'changed-after-approval',
    'daily-cap',
    'channel-gap',
    'overdue',
    'channel-off',
    'outcome-unknown',
    'gone',
    'not-sent',
    'gave-up',
  ]),
  message: z.string(),
  hint: z.string(),
})
export type PublicationFailure = z.infer<typeof publicationFailureSchema>

/** A publication: the intent to post a variant on a channel, and its outcome (spec/http-api#resources). */
export const publicationAnswer = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  package_id: z.uuid(),
  variant_id: z.uuid(),
  channel_id: z.uuid().nullable(),
  platform: z.string(),
  package_revision: z.number().int(),
  status: z.enum(publicationStatuses),
  due_at: z.string(),
  planned_at: z
    .string()
    .nullable()
    .describe(
      'Its time in the plan; posts of a channel go out by it. Null where a person wanted it at once.',
    ),
  public_at: z
    .string()
    .nullable()
    .describe(
      'Of one that is uploaded ahead: when its network makes it public. Until then `published` means uploaded. Else null.',
    ),
  next_at: z.string().nullable().describe('When we try next, while it waits.'),
  attempts: z.number().int(),
  remote_id: z.string().nullable(),
  remote_url: z.string().nullable(),
  error: publicationFailureSchema.nullable(),
  upload: z
    .object({ sent: z.number().int(), bytes: z.number().int(), processing: z.boolean() })
    .nullable()
    .describe(
      'How many bytes of its video have arrived at the network, and whether that works on it; null where none is on its way.',
    ),
  follow_ups: z
    .array(
      z.object({
        name: z.enum(followUpNames),
        place: z.number().int().nullable().describe('Of a reply, counted from 1; else null.'),
        status: z.enum(['waiting', 'done', 'failed']),
        message: z
          .string()
          .nullable()
          .describe('What is still to be done, or why it is not; null once it is.'),
        hint: z.string().nullable(),
      }),
    )
    .describe('What is done once the post is out, such as its thumbnail. None of it changes the status.'),
  /** Whether the platform could not tell, so that a person has to decide. */
  needs_decision: z.boolean(),
  replaces_id: z.string().nullable().describe('Of a correction: the publication that it takes the place of.'),
  replace_by: z.enum(replaceWays).nullable(),
  sent_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  created_at: z.string(),
})
export type PublicationAnswer = z.infer<typeof publicationAnswer>

export const publicationFilters = z.object({
  package_id: z.uuid().optional(),
  channel_id: z.uuid().optional(),
  status: z.enum(publicationStatuses).optional(),
})
export type PublicationFilters = z.infer<typeof publicationFilters>

/** For a person who looked on the network and found the post. */
export const confirmPublicationInput = z.strictObject({
  id: z.uuid(),
  remote_url: z
    .url({ protocol: /^https?$/, error: 'Enter a link to the post, or leave this empty.' })
    .max(2048)
    .optional(),
})

/** For a person who looked on the network and did not find the post. */
export const markNotSentInput = z.strictObject({ id: z.uuid(), send_again: z.boolean().default(false) })

export const retryPublicationInput = z.strictObject({ id: z.uuid() })

export const cancelPublicationInput = z.strictObject({ id: z.uuid() })
