import { z } from 'zod'

/** The stored fields of an item that the composer reads (spec 2.6), as they are on the wire. */
export const composerItemSchema = z.object({
  external_id: z.string(),
  title: z.string(),
  content_type: z.string().nullable(),
  content_subtype: z.string().nullable(),
  featured_image: z.string().nullable(),
  media_urls: z.array(z.string()),
  tags: z.array(z.string()),
  published_at: z.string().nullable(),
  raw_content: z.string(),
  url: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
})
export type ComposerItem = z.infer<typeof composerItemSchema>

/** What the composer heeds of a brand's voice; the rest of the voice steers models only. */
export const composerVoiceSchema = z.object({ words_to_avoid: z.array(z.string()) })
export type ComposerVoice = z.infer<typeof composerVoiceSchema>
