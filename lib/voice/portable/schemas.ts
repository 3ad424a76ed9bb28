import { z } from 'zod'
import { type VoiceRule, voiceRules } from '../check/rule-names'
import { type VoiceField, voiceAnswer, voiceFields, voiceRuleLevels, voiceSchema } from '../schemas'

/** How `brand.json` identifies itself. Increment the version for changes that older readers would misinterpret. */
export const brandFormat = 'tributary-brand'
export const brandFormatVersion = 1

/** Limits for a brand file, in bytes: its own size, and its contents when unpacked. */
export const maxBrandFileBytes = 8 * 1024 * 1024
export const brandFileLimits = { entries: 64, bytes: 12 * 1024 * 1024, strict: true }

/** Maximum width and height of a logo, as for uploads. */
export const maxLogoSide = 512

const names = <T extends string>(all: readonly T[]) => z.enum(all as [T, ...T[]])
const fieldName = names<VoiceField>(voiceFields)
const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true')

/** The form fields sent along with a brand file; all arrive as text. */
export const importForm = z.strictObject({
  preview: flag('false').describe('Only shows what would change. Stores nothing.'),
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'Enter the version you saw, as a number.')
    .transform(Number)
    .optional()
    .describe('The version of the voice you saw. If someone has saved another one since, we store nothing.'),
  fields: z
    .string()
    .max(500)
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(fieldName))
    .optional()
    .describe('The fields to import, separated by commas. Leave it out to import all.'),
  rules: flag('true').describe('Import the voice check rules.'),
  logo: flag('true').describe('Import the logo.'),
})
export type ImportChoice = {
  version?: number | undefined
  fields?: VoiceField[] | undefined
  rules?: boolean | undefined
  logo?: boolean | undefined
}

const leftOut = z
  .array(z.object({ what: z.string(), why: z.string() }))
  .describe('What we didn’t import from the file, and why.')

/** What a brand file would change. */
export const importPreview = z.object({
  version: z.int().describe('The version of the voice we compared the file with.'),
  from: z.object({ name: z.string().nullable(), exported_at: z.string().nullable() }),
  before: voiceSchema,
  voice: voiceSchema.describe('The usable fields in the file.'),
  changes: z.array(fieldName),
  rules: z.object({
    before: voiceRuleLevels,
    after: voiceRuleLevels,
    changes: z.array(names<VoiceRule>(voiceRules)),
  }),
  logo: z.object({
    before: z.string().nullable(),
    after: z.string().nullable().describe('The logo of the file as a data: address.'),
    changes: z.boolean(),
  }),
  may_manage: z.boolean().describe('Whether you can import the rules and the logo.'),
  left_out: leftOut,
})
export type ImportPreview = z.infer<typeof importPreview>

export const importedAnswer = voiceAnswer.extend({
  taken: z.object({ fields: z.array(fieldName), rules: z.boolean(), logo: z.boolean() }),
  left_out: leftOut,
})
export type ImportedAnswer = z.infer<typeof importedAnswer>
