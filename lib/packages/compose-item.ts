import type { items } from '@/db/schema'
import { avoidedTitle } from '@/lib/ai/composer/compose-variant'
import { composerVoice } from '@/lib/ai/composer/composer-voice'
import { hiddenText } from '@/lib/ai/composer/read-facts'
import type { ComposerItem } from '@/lib/ai/composer/schemas'
import type { Card } from '@/lib/media/cards/card-name'
import { baseLanguage } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/platforms/validate-variant'
import { offersKind } from '@/lib/voice/offered-content-types'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { type Brand, composePost } from './compose-post'
import { type ChannelRow, type TargetChannel, targetChannels } from './target-channels'

export type ItemRow = typeof items.$inferSelect
export type ComposedVariant = { channelId: string; content: VariantContent }
export type Composition = {
  variants: ComposedVariant[]
  /** The cards that stand in for pictures, to be stored with the posts. */
  cards: Card[]
  warnings: string[]
  /** Why this must not go out without a person's look; empty when nothing speaks against it. */
  doubts: string[]
}

/** Writes an item's post for each of its target channels, each in the channel's language (decisions 7). Pure. */
export function composeItem(row: ItemRow, channels: readonly ChannelRow[], brand: Brand): Composition {
  const { targets, warnings } = targetChannels(row.metadata, channels)
  const item = composerItem(row)
  const voice = composerVoice(brand)
  const said = new Map<string, string[]>()
  const doubts: string[] = []
  const cards: Card[] = []
  const variants = targets.map((target) => {
    const { channel, platform } = target
    const composed = composePost(item, { platform, language: channel.language }, brand, voice)
    if (composed.card) cards.push(composed.card)
    for (const text of composed.warnings) said.set(text, [...(said.get(text) ?? []), channel.displayName])
    for (const text of [hiddenText, avoidedTitle])
      if (composed.warnings.includes(text)) doubts.push(`${channel.displayName}: ${text}`)
    doubts.push(...doubtsOf(target, composed.content, brand))
    return { channelId: channel.id, content: composed.content }
  })
  const bySaying = [...said].map(([text, names]) => `${names.join(', ')}: ${text}`)
  if (targets.length === 0) doubts.push('There is no channel to write for.')
  // Only when a person asked for it does one come here.
  if (!offersKind(brand.voice, row.contentType)) {
    const leftOut = `The voice leaves out “${row.contentType}”: this kind of content is not switched on.`
    warnings.push(leftOut)
    doubts.push(leftOut)
  }
  return { variants, cards, warnings: [...warnings, ...bySaying], doubts }
}

function doubtsOf({ channel }: TargetChannel, content: VariantContent, brand: VoiceCheck): string[] {
  const doubts: string[] = []
  const issues = validateVariant(content, { brand })
  const blocking = issues.find((issue) => issue.severity === 'error' || issue.rule === 'avoided-word')
  if (blocking) doubts.push(`${channel.displayName}: ${blocking.message}`)
  if (content.language !== baseLanguage(channel.language)) {
    doubts.push(`${channel.displayName}: The text is not in the channel’s language.`)
  }
  if (channel.status !== 'active') doubts.push(`${channel.displayName}: The connection has run out.`)
  return doubts
}

/** A stored item as the composer reads it. */
export const composerItem = (row: ItemRow): ComposerItem => ({
  external_id: row.externalId,
  title: row.title,
  content_type: row.contentType,
  content_subtype: row.contentSubtype,
  featured_image: row.featuredImage,
  media_urls: row.mediaUrls,
  tags: row.tags,
  published_at: row.publishedAt?.toISOString() ?? null,
  raw_content: row.rawContent,
  url: row.url,
  metadata: row.metadata,
})
