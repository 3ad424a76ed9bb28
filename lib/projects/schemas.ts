import { z } from 'zod'
import { roles } from '@/lib/auth/permissions'
import { isTimeZone } from '@/lib/time-zones/zones'
import { voiceRuleLevels, voiceSchema } from '@/lib/voice/schemas'

const slug = z
  .string()
  .trim()
  .min(1)
  .max(48)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens.')

const httpAddress = z
  .string()
  .max(2048)
  .refine(
    // A second slash would make it the address of another server.
    (value) => /^(?:https?:\/\/|\/(?![/\\]))/.test(value),
    'Enter a web address that starts with https://.',
  )

const sensitiveKinds = z
  .array(z.string().trim().min(1).max(100, 'Enter at most 100 characters.'))
  .max(50, 'Enter at most 50 types.')
  .describe(
    'Types of content whose posts always wait for a person. By default legal, obituary and health; an empty list means none.',
  )

/** Settings of a project: `brand_assets.logo_url` and whatever else a client stores there (spec/service#2.1). */
export const projectSettings = z
  .object({
    brand_assets: z.looseObject({ logo_url: httpAddress.optional() }).optional(),
    /** The severity of each rule in the voice check. */
    voice_rules: voiceRuleLevels.optional(),
    sensitive_kinds: sensitiveKinds.optional(),
  })
  .catchall(z.json())

const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'Choose a time zone such as "Europe/Berlin".')
  .describe('An IANA name. Everything that is planned in the project is planned in its wall time.')
const maxOverdueHours = z
  .number()
  .int()
  .min(1, 'Enter at least 1 hour.')
  .max(720, 'Enter at most 720 hours.')
  .describe('A post that is later than this waits for a person instead of going out.')

const name = z.string().trim().min(1, 'Name the project.').max(120)

export const createProjectInput = z.strictObject({
  name,
  slug: slug.optional(),
  brand_hub_slug: slug.nullish(),
  settings: projectSettings.optional(),
  voice: voiceSchema.optional(),
  time_zone: timeZone.optional(),
})
export type CreateProjectInput = z.infer<typeof createProjectInput>

/** A change of settings, merged key by key; null removes a key (spec/decisions#10). */
const settingsPatch = z
  .object({
    brand_assets: z.looseObject({ logo_url: httpAddress.nullish() }).nullish(),
    voice_rules: voiceRuleLevels.nullish(),
    sensitive_kinds: sensitiveKinds.nullish(),
  })
  .catchall(z.json())

export const updateProjectInput = z.strictObject({
  name: name.optional(),
  slug: slug.optional(),
  brand_hub_slug: slug.nullish(),
  settings: settingsPatch.optional(),
  voice: voiceSchema.optional(),
  publishing_paused: z.boolean().optional(),
  time_zone: timeZone.optional(),
  max_overdue_hours: maxOverdueHours.optional(),
})
export type UpdateProjectInput = z.infer<typeof updateProjectInput>

/** The owner role cannot be assigned for a single project: owners are owners everywhere. */
export const setProjectRoleInput = z.strictObject({
  user_id: z.uuid(),
  role: z.enum(roles).exclude(['owner']).nullable(),
})
export type SetProjectRoleInput = z.infer<typeof setProjectRoleInput>

export const deleteProjectInput = z.strictObject({ confirm: z.string().max(120) })

export const projectAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  brand_hub_slug: z.string().nullable(),
  settings: z.record(z.string(), z.unknown()),
  voice: voiceSchema,
  logo_url: z.string().nullable(),
  publishing_paused: z.boolean(),
  time_zone: z.string(),
  max_overdue_hours: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type ProjectAnswer = z.infer<typeof projectAnswer>
