import { z } from 'zod'
import { type ContentKind, contentKinds, type Exclusion, type FactKind } from '../schemas'

/** Kinds that put posts into review: the model may find one, and never takes one back. */
export const sensitiveKinds: ReadonlySet<ContentKind> = new Set(['obituary', 'legal'])

/** Kinds of values, which a model may tell apart better than rules. */
export const valueKinds = ['who', 'where', 'when', 'deadline', 'price', 'number', 'quote', 'trait'] as const

/** Kinds of facts that a model may add. */
export const addedKinds = [
  'statement',
  'who',
  'where',
  'when',
  'deadline',
  'price',
  'number',
  'quote',
] as const satisfies readonly FactKind[]

/** Reasons for which a model may set a part aside. */
export const givenReasons = [
  'salutation',
  'notice',
  'navigation',
  'call_to_action',
  'caption',
  'byline',
  'footnote',
  'injection',
  'suspicious',
  'internal_note',
  'embargo',
  'draft',
  'paywall',
] as const satisfies readonly Exclusion[]

/** Parts that were set aside for one of these reasons may be for posts after all. */
export const reversibleReasons: ReadonlySet<Exclusion> = new Set([
  'salutation',
  'notice',
  'navigation',
  'call_to_action',
  'caption',
  'byline',
  'footnote',
])

const [maxListed, maxId, maxText] = [200, 60, 4_000]

/** What a model suggests about a card. Words that are no known kind or reason are dropped later, one by one. */
export const suggestion = z.object({
  kind: z.string().max(maxId).nullish(),
  about_health: z.boolean().nullish(),
  facts: z
    .array(z.object({ id: z.string().max(maxId), kind: z.string().max(maxId) }))
    .max(maxListed)
    .default([]),
  set_aside: z
    .array(z.object({ id: z.string().max(maxId), reason: z.string().max(maxId) }))
    .max(maxListed)
    .default([]),
  bring_back: z.array(z.string().max(maxId)).max(maxListed).default([]),
  add: z
    .array(z.object({ text: z.string().max(maxText), kind: z.string().max(maxId) }))
    .max(maxListed)
    .default([]),
})
export type Suggestion = z.infer<typeof suggestion>

/** The same as given to the model: servers that enforce a schema require every property. */
export const suggestionShape = z.object({
  kind: z.enum(contentKinds).describe('What the content is.'),
  about_health: z.boolean().describe('Whether it is about health, medicine or illness.'),
  facts: z
    .array(z.object({ id: z.string(), kind: z.enum(valueKinds) }))
    .describe('Values whose kind is wrong, each with the right one.'),
  set_aside: z
    .array(z.object({ id: z.string(), reason: z.enum(givenReasons) }))
    .describe('Facts that are not for posts.'),
  bring_back: z.array(z.string()).describe('The ids of parts that were set aside wrongly.'),
  add: z
    .array(
      z.object({ text: z.string().describe('Word for word from the content.'), kind: z.enum(addedKinds) }),
    )
    .describe('Facts that are missing.'),
})

/** The id of a part that is set aside, by its position on the card. */
export const partId = (at: number): string => `x${at + 1}`
