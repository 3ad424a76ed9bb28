import { z } from 'zod'
import { type NetworkName, networkNames } from '@/lib/networks/registry'

/** A network's name: *platform* in code, *network* for people. */
export type Platform = NetworkName
export const platforms = networkNames
export const platformSchema = z.enum(platforms)

/** A place in an image: 0, 0 is its upper left corner and 1, 1 its lower right. */
export const focalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** At most so many languages of one video. */
export const maxCaptions = 20

/** A caption file that is sent with a video (docs/decisions/0231). */
const captionsSchema = z
  .array(z.strictObject({ url: z.string().max(2048), language: z.string().max(35) }))
  .max(maxCaptions)

/** One picture, film or document of a post; `url` is absolute, or begins with "/" for files this install serves itself. */
export const variantMediaSchema = z.strictObject({
  url: z.string().max(2048),
  alt: z.string().max(2000),
  /** The model that drew the image; absent for all others. */
  made_by: z.string().max(200).optional(),
  /** What of an image must stay when it is cropped; 0, 0 is its upper left corner and 1, 1 its lower right. */
  focal: focalPoint.optional(),
  /** Of a document: what networks show above or on it. */
  title: z.string().max(200).optional(),
  /** Of a video: its caption files, each language once. */
  captions: captionsSchema.optional(),
})
export type VariantMedia = z.infer<typeof variantMediaSchema>

/** Stored at most, whatever a network takes. */
export const mostReplies = 50
export const maxReplyLength = 20_000

/** What one channel gets of a package (spec/decisions#7). Hashtags are written without "#". */
export const variantContentSchema = z.strictObject({
  platform: platformSchema,
  language: z.string().min(2).max(35),
  title: z.string().max(1000).nullable(),
  // Stored before the cap was that low; it is read, and told as too long.
  text: z.string().max(100_000),
  hashtags: z.array(z.string().max(200)).max(100),
  media: z.array(variantMediaSchema).max(50),
  link: z.string().max(2048).nullable(),
  /** What the account itself posts under its post once that is out: the rest of a thread, or a first comment (docs/decisions/0214). */
  replies: z.array(z.string().max(maxReplyLength)).max(mostReplies).default([]),
  /** Accounts of the network that are asked to share the post, without "@". */
  collaborators: z.array(z.string().max(100)).max(20).default([]),
})
export type VariantContent = z.infer<typeof variantContentSchema>

const variantFields = ['text', 'title', 'hashtags', 'media', 'link', 'replies', 'collaborators'] as const

/**
 * One finding of the validator. `from` and `until` are UTF-16 offsets in the field, both null when the finding
 * is about the field as a whole. For `hashtags` they count in the tags joined by one space; for `media` they
 * are always null and `message` names the picture by its place.
 */
export const variantIssueSchema = z.strictObject({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  field: z.enum(variantFields),
  /** Of `replies`: which of them, from 0; `from` and `until` count in that one. */
  reply: z.number().int().optional(),
  from: z.number().int().nullable(),
  until: z.number().int().nullable(),
  message: z.string(),
  /** What to put in the span's place, of findings of the voice: "" to leave it out, null where only a person can say. */
  suggestion: z.string().nullish(),
})
export type VariantIssue = z.infer<typeof variantIssueSchema>
