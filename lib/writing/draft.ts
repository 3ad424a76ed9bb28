import { z } from 'zod'

/** One sentence of a draft, with the ids of the facts that it is based on. */
const sentence = z.object({ text: z.string().max(2_000), facts: z.array(z.string().max(60)).max(40) })
export type DraftSentence = z.infer<typeof sentence>

/** What a model writes for one channel (spec/writing#2). The link is the item's own and not the model's choice. */
const draft = z.object({
  channel: z.string().max(60),
  title: z.string().max(1_000).nullish(),
  hook: sentence,
  body: z.array(z.array(sentence).max(60)).max(80),
  call_to_action: sentence.nullish(),
  hashtags: z.array(z.string().max(200)).max(60).default([]),
  alt: z.array(z.string().max(2_000)).max(20).default([]),
})
export type ModelDraft = z.infer<typeof draft>

/** All drafts of one call. */
export const draftAnswer = z.object({ drafts: z.array(draft).max(100) })
export type DraftAnswer = z.infer<typeof draftAnswer>

const sentenceShape = z.object({
  text: z.string().describe('One sentence, plain text.'),
  facts: z.array(z.string()).describe('The ids of the facts that it is based on.'),
})

/** The same schema as given to the model: servers that enforce a schema require every property. */
export const draftShape = z.object({
  drafts: z.array(
    z.object({
      channel: z.string().describe('The key of the channel.'),
      title: z.string().nullable().describe('Where the channel’s brief asks for one, else null.'),
      hook: sentenceShape.describe('The first sentence.'),
      body: z.array(z.array(sentenceShape)).describe('Paragraphs, each a list of sentences.'),
      call_to_action: sentenceShape.nullable(),
      hashtags: z.array(z.string()).describe('Without “#”.'),
      alt: z
        .array(z.string())
        .describe('What the images show, translated in their order where this is a translation; else empty.'),
    }),
  ),
})
