import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { items } from '@/db/schema'
import type { Trace } from '@/lib/facts/trace/trace'
import { baseLanguage } from '@/lib/platforms/language'
import { type VariantContent, variantMediaSchema } from '@/lib/platforms/schemas'
import { fitOwnPost } from '@/lib/post-rules/fit-own-post'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import type { TargetChannel } from './target-channels'

/** What a person wrote in a new post, stored in the item's metadata. */
export const ownPost = z.object({
  title: z.string().nullable(),
  text: z.string(),
  link: z.string().nullable(),
  media: z.array(variantMediaSchema),
  language: z.string().nullable(),
  /** Different text for individual channels, by account key. */
  versions: z.record(
    z.string(),
    z.object({
      text: z.string().optional(),
      title: z.string().optional(),
      replies: z.array(z.string()).optional(),
      collaborators: z.array(z.string()).optional(),
    }),
  ),
})
export type OwnPost = z.infer<typeof ownPost>

/** The kind of content that people write themselves. */
export const ownKind = 'own'
/** External id of such an item: contains its own id, which nobody who delivers content can know in advance. */
export const ownExternalId = (itemId: string): string => `own:${itemId}`

/** The condition that an item is not a post that a person wrote, which nothing rewrites. */
export const isNotOwnPost = sql`${items.externalId} <> 'own:' || ${items.id}`

/**
 * Returns the post that a person wrote, for items created by a new post; undefined for every other item, whatever
 * its source puts into the metadata. Such posts are never rewritten, neither by rules nor by a model. Pure. Serves
 * spec/planning#4.
 */
export function ownPostOf(row: {
  id: string
  externalId: string
  metadata: Record<string, unknown>
}): OwnPost | undefined {
  return row.externalId === ownExternalId(row.id) ? ownPost.safeParse(row.metadata.own_post).data : undefined
}

/** Builds a person's own post for one channel: their text unchanged, with every sentence attributed to them. Pure. */
export function ownVariant(
  own: OwnPost,
  { channel, platform }: TargetChannel,
  detector: LanguageDetector,
): {
  variant: { channelId: string; content: VariantContent; writtenBy: 'person'; trace: Trace }
  leftOut: string[]
} {
  const version = own.versions[channel.accountKey]
  const text = version?.text ?? own.text
  const detected = detector.detect(text)
  const language = own.language ?? (detected === 'und' ? baseLanguage(channel.language) : detected)
  const words = { title: version?.title ?? own.title, text, media: own.media, link: own.link }
  const fitted = fitOwnPost(words, { platform, language })
  const content = {
    ...fitted.content,
    replies: version?.replies ?? [],
    collaborators: version?.collaborators ?? [],
  }
  const whole = (field: 'title' | 'text', value: string | null) =>
    value ? [{ field, from: 0, until: [...value].length, by: 'person' as const, facts: [] }] : []
  const trace = { sentences: [...whole('title', content.title), ...whole('text', content.text)], facts: [] }
  return { variant: { channelId: channel.id, content, writtenBy: 'person', trace }, leftOut: fitted.leftOut }
}
