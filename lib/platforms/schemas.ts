import { z } from 'zod'
import { type NetworkName, networkNames } from '@/lib/networks/registry'

/** A network's name: *platform* in code, *network* in the user interface. */
export type Platform = NetworkName
export const platforms = networkNames
export const platformSchema = z.enum(platforms)

/** A point in an image: 0, 0 is the upper left corner and 1, 1 the lower right. */
export const focalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** Maximum number of caption languages per video. */
export const maxCaptions = 20

/** The caption files that are sent with a video (docs/decisions/0231). */
const captionsSchema = z
  .array(z.strictObject({ url: z.string().max(2048), language: z.string().max(35) }))
  .max(maxCaptions)

/**
 * An image, video or document of a post. `url` is absolute, or begins with "/" for files that this install serves
 * itself.
 */
export const variantMediaSchema = z.strictObject({
  url: z.string().max(2048),
  alt: z.string().max(2000),
  /** The model that generated the image; absent for all others. */
  made_by: z.string().max(200).optional(),
  /**
   * The point of an image that must stay visible when it is cropped; 0, 0 is the upper left corner and 1, 1 the
   * lower right.
   */
  focal: focalPoint.optional(),
  /** For documents: the title that networks show above or on it. */
  title: z.string().max(200).optional(),
  /** For videos: the caption files, one per language. */
  captions: captionsSchema.optional(),
})
export type VariantMedia = z.infer<typeof variantMediaSchema>

/** Storage limits, whatever a network allows. */
export const maxReplies = 50
export const maxReplyLength = 20_000

/** The content that one channel gets from a package (spec/decisions#7). Hashtags are written without "#". */
export const variantContentSchema = z.strictObject({
  platform: platformSchema,
  language: z.string().min(2).max(35),
  title: z.string().max(1000).nullable(),
  // Higher than today's cap: texts stored before it was lowered can still be read, and are reported as too long.
  text: z.string().max(100_000),
  hashtags: z.array(z.string().max(200)).max(100),
  media: z.array(variantMediaSchema).max(50),
  link: z.string().max(2048).nullable(),
  /**
   * What the account itself posts below its post once that is published: the rest of a thread, or a first comment
   * (docs/decisions/0214).
   */
  replies: z.array(z.string().max(maxReplyLength)).max(maxReplies).default([]),
  /** Accounts of the network that are invited to share the post, without "@". */
  collaborators: z.array(z.string().max(100)).max(20).default([]),
})
export type VariantContent = z.infer<typeof variantContentSchema>

const variantFields = ['text', 'title', 'hashtags', 'media', 'link', 'replies', 'collaborators'] as const

/**
 * One finding of the validator. `from` and `until` are UTF-16 offsets in the field, both null if the finding is
 * about the field as a whole. For `hashtags` they are offsets in the tags joined by single spaces; for `media` they
 * are always null, and `message` names the file by its position.
 */
export const variantIssueSchema = z.strictObject({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  field: z.enum(variantFields),
  /** For `replies`: the zero-based index of the reply; `from` and `until` are offsets in it. */
  reply: z.number().int().optional(),
  from: z.number().int().nullable(),
  until: z.number().int().nullable(),
  message: z.string(),
  /**
   * For findings of the voice check, the replacement for the span: "" to delete it, null if only a person can
   * decide.
   */
  suggestion: z.string().nullish(),
})
export type VariantIssue = z.infer<typeof variantIssueSchema>
