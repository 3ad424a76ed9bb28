import { createHash } from 'node:crypto'
import { z } from 'zod'
import { renderPost } from '@/lib/platforms/render-post'
import { type VariantContent, variantContentSchema } from '@/lib/platforms/schemas'
import { disclosureSchema } from './disclosure'

/** What a post is about; handed on to webhooks. */
export const payloadItemSchema = z.object({
  id: z.string(),
  external_id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
})

/** Exactly what is sent, stored with the intent: nothing is rendered again between approval and sending. */
export const payloadSchema = z.object({
  content: variantContentSchema,
  post: z.object({ title: z.string().nullable(), text: z.string() }),
  item: payloadItemSchema.nullable(),
  // Intents from before there was one have none.
  disclosure: disclosureSchema.nullish(),
})
export type PublicationPayload = z.infer<typeof payloadSchema>

/**
 * The SHA-256 of what a variant posts, in hex: of its content and of the text it renders to. Approval stores it on the
 * variant (`approved_hash`); sending anything else is refused. Serves spec/security#4.4.
 */
export function hashVariant(content: VariantContent): string {
  return hashPost({ content, post: renderPost(content) })
}

/** The same hash of a stored payload. */
export function hashPost({ content, post }: Pick<PublicationPayload, 'content' | 'post'>): string {
  const ordered = [
    content.platform,
    content.language,
    content.title,
    content.text,
    content.hashtags,
    content.media.map(({ url, alt, focal, title, captions = [] }) => [
      ...[url, alt, ...(focal ? [focal.x, focal.y] : [])],
      ...(title === undefined ? [] : [{ title }]),
      ...(captions.length > 0 ? [{ captions: captions.map((one) => [one.language, one.url]) }] : []),
    ]),
    content.link,
    post.title,
    post.text,
    // Only where there are some: what was approved before there were any keeps its hash.
    ...(content.replies.length > 0 ? [['replies', ...content.replies]] : []),
    ...(content.collaborators.length > 0 ? [['collaborators', ...content.collaborators]] : []),
  ]
  return createHash('sha256').update(JSON.stringify(ordered), 'utf8').digest('hex')
}
