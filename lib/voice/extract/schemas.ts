import { z } from 'zod'
import { type ProjectVoice, type VoiceField, voiceFields, voiceSchema } from '../schemas'

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Longest brief, in UTF-16 units. */
export const longestBrief = 200_000

/** A field found in a brief, and where: `evidence` is the brief from `from` until `until`, letter for letter. */
export type Found<F extends VoiceField = VoiceField> = {
  value: NonNullable<ProjectVoice[F]>
  confidence: Confidence
  evidence: string
  from: number
  until: number
}
export type Extraction = { fields: { [F in VoiceField]?: Found<F> } }

/** What the API answers of it. */
export const extractionAnswer = z.object({
  fields: z
    .object(
      Object.fromEntries(
        voiceFields.map((field) => [
          field,
          z.object({
            value: voiceSchema.shape[field].unwrap(),
            confidence: z.enum(confidences),
            /** A verbatim quote of the text. */
            evidence: z.string(),
          }),
        ]),
      ),
    )
    .partial(),
})
