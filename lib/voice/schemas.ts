import { z } from 'zod'

const hex = z
  .string()
  .trim()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Give a colour such as #1a6f8b.')
const words = z.array(z.string().trim().min(1).max(200)).max(200)

/** The nine fields of a project's voice (decisions 3); an absent field is empty. */
export const voiceSchema = z.strictObject({
  brand_voice_description: z.string().max(10_000).optional(),
  tone: words.optional(),
  target_audience: z.string().max(5_000).optional(),
  words_to_avoid: words.optional(),
  default_image_prompt: z.string().max(5_000).optional(),
  image_style_by_type: z.record(z.string().min(1).max(100), z.string().max(5_000)).optional(),
  enabled_content_types: words.optional(),
  primary_color: hex.optional(),
  secondary_color: hex.optional(),
})
export type ProjectVoice = z.infer<typeof voiceSchema>
