import { z } from 'zod'
import { practicalRoles } from './practical-roles'

/** What a piece of content is; determines how the composer writes (spec/writing#1, #6). */
export const contentKinds = [
  'announcement',
  'event',
  'product',
  'recipe',
  'guide',
  'release_notes',
  'story',
  'character',
  'person',
  'obituary',
  'legal',
  'list',
  'other',
] as const
export type ContentKind = (typeof contentKinds)[number]

export const factKinds = [
  'statement',
  'question',
  'name',
  'heading',
  'who',
  'where',
  'when',
  'deadline',
  'price',
  'number',
  'quote',
  'trait',
  'step',
  'ingredient',
  'entry',
  // Words between sentences or entries that are neither: "Main hall, first floor".
  'line',
  'link',
] as const
export type FactKind = (typeof factKinds)[number]

/** Why a part of an item is not for posts. */
export const exclusions = [
  'salutation',
  'notice',
  'navigation',
  'call_to_action',
  'table',
  'code',
  'markup',
  'caption',
  'byline',
  'footnote',
  'hidden',
  'injection',
  'suspicious',
  'internal_note',
  'embargo',
  'draft',
  'paywall',
  'system_page',
  'fragment',
] as const
export type Exclusion = (typeof exclusions)[number]

const place = {
  /** The field of the item that contains it: "title", "raw_content", "metadata.bible.tagline_en". */
  field: z.string(),
  /** Position in that field's text, in code points. */
  from: z.int().min(0),
  until: z.int().min(0),
}

export const fact = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  /** Word for word as in the item; line breaks inside a sentence are spaces, and markup is left out. */
  text: z.string(),
  ...place,
  language: z.string(),
  /** Of a statement: whether it makes sense without the sentences around it. */
  alone: z.boolean().optional(),
  /**
   * Of a sentence: the id of the fact right before it in its text, if nothing that readers would miss is left out
   * in between.
   */
  follows: z.string().optional(),
  /** Of a sentence: whether nothing told comes before it in its text. */
  begins: z.boolean().optional(),
  /** Of a name: whether its block quotes that person. */
  quoted: z.boolean().optional(),
  /** What the source calls it: "Doors open", "Zutaten". */
  label: z.string().optional(),
  /** The heading above it. */
  section: z.string().optional(),
  /** What it is for readers who want to act: the date, the price, how to take part. */
  role: z.enum(practicalRoles).optional(),
  /**
   * The ids of the facts that this one limits, as their footnote, a condition or an exception. They are not said
   * without it.
   */
  limits: z.array(z.string()).optional(),
  /** Of a list entry: which of its field's lists it belongs to. */
  list: z.int().optional(),
  /** The paragraph, list entry, field or table row it belongs to: sentences of one block are read together. */
  block: z.int(),
})
export type Fact = z.infer<typeof fact>

export const excludedPart = z.object({ reason: z.enum(exclusions), text: z.string(), ...place })
export type ExcludedPart = z.infer<typeof excludedPart>

export const imageRoles = ['subject', 'logo', 'sponsor', 'avatar', 'decoration', 'restricted'] as const
export const factImage = z.object({
  url: z.string(),
  /** The source's own words; empty if it has none. */
  alt: z.string(),
  role: z.enum(imageRoles),
})
export type FactImage = z.infer<typeof factImage>

/** One thing that a model changed about the card that the rules built. Texts are the item's own, with their place. */
export const cardChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('kind'), before: z.enum(contentKinds), kind: z.enum(contentKinds) }),
  z.object({ change: z.literal('health') }),
  z.object({
    change: z.literal('fact_kind'),
    text: z.string(),
    ...place,
    before: z.enum(factKinds),
    kind: z.enum(factKinds),
  }),
  z.object({ change: z.literal('set_aside'), text: z.string(), ...place, reason: z.enum(exclusions) }),
  z.object({
    change: z.literal('added'),
    text: z.string(),
    ...place,
    kind: z.enum(factKinds),
    language: z.string(),
    alone: z.boolean().optional(),
    /** Why the rules had set it aside. */
    was: z.enum(exclusions).optional(),
  }),
])
export type CardChange = z.infer<typeof cardChange>

/** What a model made of the card that the rules built (spec/writing#1). */
export const cardRefinement = z.object({
  model: z.string(),
  /** The kind that the rules found: what holds for it still does. */
  kind_before: z.enum(contentKinds),
  changes: z.array(cardChange),
  /** How many of its suggestions could not be found in the item, or are not up to a model. */
  dropped: z.int().min(0),
})
export type CardRefinement = z.infer<typeof cardRefinement>

/** What an item says, each part with its place there (spec/writing#1). */
export const factCard = z.object({
  kind: z.enum(contentKinds),
  language: z.object({
    code: z.string(),
    from: z.enum(['declared', 'detected', 'unknown']),
    /** The language that the source declares, if the text is plainly in another. */
    declared: z.string().nullable(),
  }),
  facts: z.array(fact),
  images: z.array(factImage),
  not_for_posts: z.array(excludedPart),
  /** Absent if only rules built the card. */
  refined: cardRefinement.optional(),
})
export type FactCard = z.infer<typeof factCard>

/** The fields of an item that a card is built from, as they are on the wire. */
export type FactSource = {
  title: string
  content_type: string | null
  featured_image: string | null
  media_urls: readonly string[]
  raw_content: string
  url: string | null
  tags?: readonly string[]
  metadata: Record<string, unknown>
}
