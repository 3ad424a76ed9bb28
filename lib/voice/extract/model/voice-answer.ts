import { z } from 'zod'
import { confidences } from '../schemas'

/** A field as the model returns it: the value, how sure it is, and the words that say so. */
const found = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.enum(confidences), evidence: z.string() }).nullable()

const text = z.string()
const list = z.array(z.string())

/**
 * The schema that a model is asked for: every field is listed, null if the brief says nothing, and there are no
 * open maps, which strict schemas forbid.
 */
export const voiceAnswerShape = z.object({
  brand_voice_description: found(text),
  tone: found(list),
  target_audience: found(text),
  words_to_avoid: found(list),
  default_image_prompt: found(text),
  image_style_by_type: found(z.array(z.object({ content_type: z.string(), style: z.string() }))),
  enabled_content_types: found(list),
  primary_color: found(text),
  secondary_color: found(text),
})

/** The schema that is accepted: an omitted field means that the brief says nothing about it. */
export const voiceAnswerOfModel = voiceAnswerShape.partial()
export type VoiceAnswerOfModel = z.infer<typeof voiceAnswerOfModel>
