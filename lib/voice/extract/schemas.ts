import { z } from 'zod'
import { type BriefField, briefFields, type ProjectVoice, voiceSchema } from '../schemas'

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Longest brief, in UTF-16 units. */
export const maxBriefLength = 200_000

/** A field found in a brief, and where: `evidence` is the brief from `from` until `until`, letter for letter. */
export type Found<F extends BriefField = BriefField> = {
  value: NonNullable<ProjectVoice[F]>
  confidence: Confidence
  evidence: string
  from: number
  until: number
}
export type Extraction = { fields: FoundFields }
export type FoundFields = { [F in BriefField]?: Found<F> }

/** Who found something in a brief: the model of this install, or our rules. */
export const readers = ['model', 'rules'] as const
type Reader = (typeof readers)[number]

export type ReadField<F extends BriefField = BriefField> = Found<F> & { by: Reader }
/** A brief as it was read; `notice` says what a person should know of that. */
export type Reading = {
  fields: { [F in BriefField]?: ReadField<F> }
  read_by: Reader
  notice: string | null
}

/** What the API answers of it. */
export const readingAnswer = z.object({
  fields: z
    .object(
      Object.fromEntries(
        briefFields.map((field) => [
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
  /** Of each field: where its evidence stands in the text, in UTF-16 units. */
  places: z.partialRecord(
    z.enum(briefFields as [BriefField, ...BriefField[]]),
    z.object({ from: z.int(), until: z.int() }),
  ),
  read_by: z.enum(readers),
  /** What a person should know of how it was read; null where there is nothing. */
  notice: z.string().nullable(),
})
export type ReadingAnswer = z.infer<typeof readingAnswer>

/** A reading as the API answers it. */
export const presentReading = ({ fields, read_by, notice }: Reading): ReadingAnswer => {
  const found = Object.entries(fields)
  return readingAnswer.parse({
    fields,
    places: Object.fromEntries(found.map(([field, { from, until }]) => [field, { from, until }])),
    read_by,
    notice,
  })
}
