import { z } from 'zod'
import { confidences } from '../schemas'

/** A field as a model gives it: what it takes it to be, how sure it is, and the words that say so. */
const found = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.enum(confidences), evidence: z.string() }).nullable()

const text = z.string()
const list = z.array(z.string())

/** The shape a model is asked for: every field named, null where the brief is silent, and no open maps, which strict shapes forbid. */
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

/** What is accepted of it: a field that is left out is one the brief is silent on. */
export const voiceAnswerOfModel = voiceAnswerShape.partial()
export type VoiceAnswerOfModel = z.infer<typeof voiceAnswerOfModel>
