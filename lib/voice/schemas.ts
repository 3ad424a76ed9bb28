import { z } from 'zod'
import { referenceImageKinds, voiceChanges } from '@/db/allowed-values'
import { layoutChoices } from '@/lib/media/cards/card-formats'
import { longHexColor } from '@/lib/platforms/hex-color'
import { voiceRules } from './check/rule-names'

const hex = z
  .string()
  .trim()
  .overwrite(longHexColor)
  .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #1a6f8b.')
const words = z.array(z.string().trim().min(1).max(200)).max(200)

const fields = {
  brand_voice_description: z.string().max(10_000),
  tone: words,
  target_audience: z.string().max(5_000),
  words_to_avoid: words,
  default_image_prompt: z.string().max(5_000),
  image_style_by_type: z.record(z.string().min(1).max(100), z.string().max(5_000)),
  enabled_content_types: words,
  primary_color: hex,
  secondary_color: hex,
  card_layout: z.enum(layoutChoices),
}

/**
 * The fields of a project's voice: the nine of spec/decisions#3 and the layout of its cards (spec/writing#5). An
 * absent field is empty.
 */
export const voiceSchema = z.strictObject(fields).partial()
export type ProjectVoice = z.infer<typeof voiceSchema>

export type VoiceField = keyof ProjectVoice
export const voiceFields = Object.keys(fields) as VoiceField[]

/** The fields that a brief can fill. A card layout is chosen by eye. */
export type BriefField = Exclude<VoiceField, 'card_layout'>
export const briefFields = voiceFields.filter((field): field is BriefField => field !== 'card_layout')

/** A partial voice to store: omitted fields stay as they are, null clears a field (spec/http-api#resources). */
export const voicePatch = z.strictObject({
  brand_voice_description: fields.brand_voice_description.nullish(),
  tone: fields.tone.nullish(),
  target_audience: fields.target_audience.nullish(),
  words_to_avoid: fields.words_to_avoid.nullish(),
  default_image_prompt: fields.default_image_prompt.nullish(),
  image_style_by_type: fields.image_style_by_type.nullish(),
  enabled_content_types: fields.enabled_content_types.nullish(),
  primary_color: fields.primary_color.nullish(),
  secondary_color: fields.secondary_color.nullish(),
  card_layout: fields.card_layout.nullish(),
})
export type VoicePatch = z.infer<typeof voicePatch>

/** Builds the patch that makes a voice exactly this one: fields that it lacks are cleared. */
export const toWholePatch = (voice: ProjectVoice): VoicePatch =>
  Object.fromEntries(voiceFields.map((field) => [field, voice[field] ?? null])) as VoicePatch

const provenance = z.record(
  z.string(),
  z.object({ from: z.enum(['person', 'hub', 'extraction', 'import']), at: z.iso.datetime(), by: z.string() }),
)

export const voiceAnswer = z.object({
  voice: voiceSchema,
  /** For each field: where its value came from, when, and who entered it. */
  provenance,
  version: z.int(),
  updated_at: z.iso.datetime().nullable(),
})
export type VoiceAnswer = z.infer<typeof voiceAnswer>

export const voiceVersionAnswer = z.object({
  version: z.int(),
  voice: voiceSchema,
  provenance,
  change: z.enum(voiceChanges),
  restored_from: z.int().nullable(),
  by: z.string(),
  created_at: z.iso.datetime(),
})
export type VoiceVersionAnswer = z.infer<typeof voiceVersionAnswer>

/** How a person writes, independent of any project (spec/service#2.2, spec/decisions#3). */
export const userStyleSchema = z
  .strictObject({
    brand_voice_description: z.string().max(10_000),
    words_to_avoid: words,
    default_image_prompt: z.string().max(5_000),
    writing_samples: z
      .array(
        z.strictObject({ title: z.string().trim().max(200), text: z.string().trim().min(1).max(20_000) }),
      )
      .max(20),
  })
  .partial()
export const userStyleAnswer = z.object({
  style: userStyleSchema,
  revision: z.int(),
  updated_at: z.iso.datetime().nullable(),
})
export type UserStyleAnswer = z.infer<typeof userStyleAnswer>

/** Maximum number of images in a person's reference library. */
export const maxReferenceImages = 60

const defaultImages = z.array(z.uuid()).max(maxReferenceImages)
/** The style as the API takes it: with the default images of the reference library, by their ids. */
export const writingStyleInput = userStyleSchema.extend({
  default_reference_images: defaultImages
    .optional()
    .describe('Images of the reference library that are always included. Left out, they stay as they are.'),
})
export const writingStyleAnswer = userStyleAnswer.extend({
  style: userStyleSchema.extend({ default_reference_images: defaultImages }),
})
export type WritingStyleAnswer = z.infer<typeof writingStyleAnswer>

/** A reference image in a prompt. `url` is where it is stored; `attached`: the model is shown the image itself. */
export type StyleImage = { name: string; description: string; url?: string; attached?: boolean }

/** Includes the reference images that the person has marked as default. */
export type UserStyle = z.infer<typeof userStyleSchema> & {
  default_reference_images?: StyleImage[]
}

/** How strictly a project treats each rule; rules that it does not list only warn. */
export const voiceRuleLevels = z.partialRecord(z.enum(voiceRules), z.enum(['off', 'warn', 'block']))
export type VoiceRuleLevels = z.infer<typeof voiceRuleLevels>

export const voiceIssue = z.object({
  rule: z.enum(voiceRules),
  level: z.enum(['warn', 'block']),
  from: z.int(),
  until: z.int(),
  text: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
})

/** What a text is checked against: a project's voice, and how strictly it treats each rule. */
export type VoiceCheck = { voice: ProjectVoice; levels: VoiceRuleLevels }

const imageFields = {
  kind: z.enum(referenceImageKinds),
  name: z.string().trim().min(1, 'Name the image.').max(120, 'This name is too long.'),
  description: z.string().trim().max(1_000, 'This is too long.'),
}

/** The details of a new image for the reference library. These are form fields, so booleans arrive as text. */
export const referenceImageInput = z.strictObject({
  kind: imageFields.kind.default('reference'),
  name: imageFields.name,
  description: imageFields.description.default(''),
  is_default: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

/** Changes to an existing image. */
export const referenceImageChange = z.strictObject({
  id: z.uuid(),
  kind: imageFields.kind.optional(),
  name: imageFields.name.optional(),
  description: imageFields.description.optional(),
  is_default: z.boolean().optional(),
})
export type ReferenceImageChange = z.infer<typeof referenceImageChange>
export type ReferenceImageInput = z.infer<typeof referenceImageInput>

export const referenceImageAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(referenceImageKinds),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  is_default: z.boolean(),
  created_at: z.iso.datetime(),
})
export type ReferenceImageAnswer = z.infer<typeof referenceImageAnswer>
