import { z } from 'zod'
import { variantWriters } from '@/db/allowed-values'

/** A fact that a sentence is based on, with its words and place, so that the proof outlives the next version of the item. */
const tracedFact = z.object({
  id: z.string(),
  text: z.string(),
  field: z.string().describe('The field of the item: "title", "raw_content", "metadata.bible.tagline_en".'),
  from: z.int().min(0).describe('Where in that field, in code points.'),
  until: z.int().min(0),
})

const tracedSentence = z.object({
  field: z.enum(['title', 'text']).describe('Of the variant.'),
  from: z.int().min(0).describe('Where in that field, in code points.'),
  until: z.int().min(0),
  by: z.enum(variantWriters),
  facts: z.array(z.string()).describe('The ids of the facts that the sentence is based on.'),
})

/** What each sentence of a variant is based on (spec/writing#3), each fact once. */
export const trace = z.object({ sentences: z.array(tracedSentence), facts: z.array(tracedFact) })
export type Trace = z.infer<typeof trace>

export const noTrace: Trace = { sentences: [], facts: [] }
