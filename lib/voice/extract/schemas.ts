import { z } from 'zod'
import { type BriefField, briefFields, type ProjectVoice, voiceSchema } from '../schemas'

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Maximum length of a brief, in UTF-16 units. */
export const maxBriefLength = 200_000

/** A field found in a brief, and where: `evidence` is the verbatim text of the brief from `from` until `until`. */
export type FoundField<F extends BriefField = BriefField> = {
  value: NonNullable<ProjectVoice[F]>
  confidence: Confidence
  evidence: string
  from: number
  until: number
}
export type Extraction = { fields: FoundFields }
export type FoundFields = { [F in BriefField]?: FoundField<F> }

/** What found a value in a brief: this install's model, or our rules. */
export const readers = ['model', 'rules'] as const
type Reader = (typeof readers)[number]

export type ReadField<F extends BriefField = BriefField> = FoundField<F> & { by: Reader }
/** The result of reading a brief; `notice` is what a person should know about it. */
export type BriefReading = {
  fields: { [F in BriefField]?: ReadField<F> }
  read_by: Reader
  notice: string | null
}

/** The API's response. */
export const readingAnswer = z.object({
  fields: z
    .object(
      Object.fromEntries(
        briefFields.map((field) => [
          field,
          z.object({
            value: voiceSchema.shape[field].unwrap(),
            confidence: z.enum(confidences),
            /** A verbatim quote from the text. */
            evidence: z.string(),
          }),
        ]),
      ),
    )
    .partial(),
  /** Where each field's evidence is in the text, in UTF-16 units. */
  places: z.partialRecord(
    z.enum(briefFields as [BriefField, ...BriefField[]]),
    z.object({ from: z.int(), until: z.int() }),
  ),
  read_by: z.enum(readers),
  /** What a person should know about how it was read; null if there is nothing. */
  notice: z.string().nullable(),
})
export type ReadingAnswer = z.infer<typeof readingAnswer>

/** Converts a reading to the API's response. */
export const presentReading = ({ fields, read_by, notice }: BriefReading): ReadingAnswer => {
  const found = Object.entries(fields)
  return readingAnswer.parse({
    fields,
    places: Object.fromEntries(found.map(([field, { from, until }]) => [field, { from, until }])),
    read_by,
    notice,
  })
}
