import { createHash } from 'node:crypto'
import { z } from 'zod'
import { renderPost } from '@/lib/platforms/render-post'
import { type VariantContent, variantContentSchema } from '@/lib/platforms/schemas'
import { disclosureSchema } from './disclosure'

/** The item that a post is about; passed on to webhooks. */
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
  // Intents from before disclosures existed have none.
  disclosure: disclosureSchema.nullish(),
})
export type PublicationPayload = z.infer<typeof payloadSchema>

/**
 * Returns the SHA-256 of what a variant posts, in hex: of its content and its rendered text. Approval stores it on
 * the variant (`approved_hash`); sending anything else is refused. Serves spec/security#4.4.
 */
export function hashVariant(content: VariantContent): string {
  return hashPost({ content, post: renderPost(content) })
}

/** Like `hashVariant`, for a stored payload. */
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
    // Only included if there are any, so that older approvals keep their hashes.
    ...(content.replies.length > 0 ? [['replies', ...content.replies]] : []),
    ...(content.collaborators.length > 0 ? [['collaborators', ...content.collaborators]] : []),
  ]
  return createHash('sha256').update(JSON.stringify(ordered), 'utf8').digest('hex')
}
