import { z } from 'zod'
import { variantWriters } from '@/db/allowed-values'

/**
 * A fact that a sentence is based on, with its text and place, so that the evidence survives the item's next
 * version.
 */
export const tracedFact = z.object({
  id: z.string(),
  text: z.string(),
  label: z
    .string()
    .optional()
    .describe('What the item’s text calls it ("Eintritt"), where the post says that too.'),
  field: z.string().describe('The field of the item: "title", "raw_content", "metadata.bible.tagline_en".'),
  from: z.int().min(0).describe('Where in that field, in code points.'),
  until: z.int().min(0),
})

/** A word to avoid, and the one that the brand uses instead. */
const replacement = z.object({ word: z.string(), instead: z.string() })
export type TracedReplacement = z.infer<typeof replacement>

const tracedSentence = z.object({
  field: z.enum(['title', 'text']).describe('Of the variant.'),
  from: z.int().min(0).describe('Where in that field, in code points.'),
  until: z.int().min(0),
  by: z.enum(variantWriters),
  facts: z.array(z.string()).describe('The ids of the facts that the sentence is based on.'),
  replaced: z
    .array(replacement)
    .optional()
    .describe('Words of the facts in whose place the sentence has the words that the brand wants.'),
})

/** What each sentence of a variant is based on (spec/writing#3), each fact once. */
export const trace = z.object({ sentences: z.array(tracedSentence), facts: z.array(tracedFact) })

/** A claim in a variant that neither the item nor the brand makes, found when the variant was written or changed. */
export type UnsupportedPlace = {
  field: 'title' | 'text' | 'link' | 'replies'
  /** Of `replies`: the index of the reply, from 0. */
  reply?: number
  /** Position in that field, in code points. */
  from: number
  until: number
  /** What is wrong, in plain words. */
  message: string
}

export type TracedFact = z.infer<typeof tracedFact>
export type TracedSentence = z.infer<typeof tracedSentence>
/**
 * As it is stored. Unsupported claims are kept with it, so that lists of posts never have to check claims; on the
 * wire each one is an issue.
 */
export type Trace = z.infer<typeof trace> & { unsupported?: UnsupportedPlace[] }

export const noTrace: Trace = { sentences: [], facts: [] }
