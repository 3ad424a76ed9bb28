import { z } from 'zod'
import { publishModes, sourceStatuses } from '@/db/allowed-values'
import type { ErrorWords } from '@/lib/errors'

export { publishModes }

const name = z.string().trim().min(1, 'Enter a name for the source.').max(120, 'This name is too long.')
const interval = z
  .int('Enter a whole number of minutes.')
  .min(5, 'At least 5 minutes.')
  .max(43_200, 'At most 43,200 minutes (30 days).')
/** Validated further by the schema of the source's type. */
const config = z.record(z.string(), z.unknown())

export const createSourceInput = z.strictObject({
  source_type: z.string().min(1).max(60),
  name,
  /** Optional if every setting has a default. */
  config: config.default({}),
  publish_mode: z.enum(publishModes).default('review'),
  sync_interval_minutes: interval.default(60),
})
export type CreateSourceInput = z.infer<typeof createSourceInput>

export const updateSourceInput = z.strictObject({
  name: name.optional(),
  /** Replaces the whole config. */
  config: config.optional(),
  publish_mode: z.enum(publishModes).optional(),
  sync_interval_minutes: interval.optional(),
  paused: z.boolean().optional(),
})
export type UpdateSourceInput = z.infer<typeof updateSourceInput>

export const previewSourceInput = z.strictObject({
  source_type: z.string().min(1).max(60),
  config,
  /** A stored source that provides the secrets left out of the config. */
  source_id: z.uuid().optional(),
})
export type PreviewSourceInput = z.infer<typeof previewSourceInput>

export const sourceHealth = z.object({
  /**
   * well: as usual; silent: nothing new for much longer than usual; failing: cannot be read; new: nothing has
   * arrived yet; waiting: its server asked for a pause.
   */
  state: z.enum(['well', 'silent', 'failing', 'new', 'paused', 'waiting']),
  /** Usual number of hours between two arrivals; null until there were enough of them. */
  usual_gap_hours: z.int().nullable(),
  last_content_at: z.iso.datetime().nullable(),
  /** Number of consecutive failed attempts. */
  failed_tries: z.int(),
  /** What is wrong and what to check, in plain language; null if nothing is. */
  message: z.string().nullable(),
  hint: z.string().nullable(),
})
export type SourceHealth = z.infer<typeof sourceHealth>

/** A source on the wire (spec/http-api#resources). */
export const sourceAnswer = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  source_type: z.string(),
  /** False for a stored source whose type this install does not know: shown, but never synced. */
  supported: z.boolean(),
  name: z.string(),
  config: z.record(z.string(), z.unknown()),
  publish_mode: z.enum(publishModes),
  status: z.enum(sourceStatuses),
  error: z.object({ code: z.string(), message: z.string(), hint: z.string(), since: z.string() }).nullable(),
  /** The pause that its server asked for, which is not a failure; null if there is none or it is over. */
  waiting: z.object({ until: z.iso.datetime(), since: z.iso.datetime(), message: z.string() }).nullable(),
  health: sourceHealth,
  sync_interval_minutes: z.int(),
  last_synced_at: z.iso.datetime().nullable(),
  next_sync_at: z.iso.datetime().nullable(),
  /** Where publishers send items; null for a source that we read. */
  push_url: z.string().nullable(),
  /** Where the system behind a source reports that it has something new; null for a push source. */
  notify_url: z.string().nullable(),
  last_push_at: z.iso.datetime().nullable(),
  item_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type SourceAnswer = z.infer<typeof sourceAnswer>

export const guessSourceInput = z.strictObject({
  address: z.string().trim().min(1, 'Paste an address first.').max(2048, 'The address is too long.'),
})
export type GuessSourceInput = z.infer<typeof guessSourceInput>

/** What a pasted address may be: the guesses, or the problem. */
export type GuessAnswer = {
  /** The pasted text as a full address. */
  address: string
  /** Surest first. */
  found: {
    type: string
    label: string
    config: Record<string, unknown>
    certainty: number
    reason: string
    name?: string
    /** Set if a file at the address lists several sources of this type and this is one of them. */
    listed?: true
  }[]
  /** Why it could not be read. */
  problem: ErrorWords | null
}

/** A newly created source; for a push source with its secret, which is shown only this once. */
export const createdSourceAnswer = sourceAnswer.extend({ secret: z.string().optional() })
export type CreatedSourceAnswer = z.infer<typeof createdSourceAnswer>

/** What we know about a live secret: enough to tell two apart. */
export type SecretView = {
  id: string
  /** A URL secret is part of the address, for publishers that cannot set a header. */
  kind: 'bearer' | 'url'
  last4: string
  created_at: string
  last_used_at: string | null
  /** End of the grace period, for a secret that was replaced. */
  expires_at: string | null
}

export const issuedSecretAnswer = z.object({
  secret: z.string(),
  push_url: z.string().nullable(),
  notify_url: z.string().nullable(),
})

/** Addresses that contain a URL secret: anyone who knows one can send. */
export const issuedUrlSecretAnswer = z.object({
  secret: z.string(),
  push_url: z.string().nullable().meta({ description: 'Holds the secret. Null for a source that we read.' }),
  notify_url: z.string().nullable().meta({ description: 'Holds the secret. Null for a push source.' }),
})

/** Limit for how long a replaced secret stays live; at most two secrets of one kind are live per source. */
const maxGraceMinutes = 7 * 24 * 60

export const regenerateSecretInput = z.strictObject({
  /** For how long the previous secret keeps working; by default it ends at once. */
  grace_minutes: z
    .int('Enter a whole number of minutes.')
    .min(0, 'At least 0.')
    .max(maxGraceMinutes, 'At most 7 days.')
    .default(0),
})
