import type { FlagCode } from '@/db/allowed-values'
import type { FactCard } from '@/lib/facts/schemas'
import type { StyleRules } from '@/lib/voice/check/style-rules'

/**
 * What the composer reads of an item: its fact card, and what cards do not contain (tags, URL, pictures in their
 * order).
 */
export type ComposerItem = {
  external_id: string
  content_type: string | null
  featured_image: string | null
  media_urls: readonly string[]
  tags: readonly string[]
  url: string | null
  metadata: Record<string, unknown>
  card: FactCard
  /** What a post should begin with if the card allows it, as a prefix of its structure's name. */
  prefer?: string | undefined
  /** Names of structures to use only if nothing else fits. */
  avoid?: readonly string[] | undefined
}

/** The part of a brand's voice that the composer follows; the rest only guides models. */
export type ComposerVoice = { words_to_avoid: string[]; styleRules: StyleRules }

/** Why a person must look at a post, with a message to show. */
export type Flag = { code: FlagCode; message: string }
