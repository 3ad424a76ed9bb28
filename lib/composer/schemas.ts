import type { FlagCode } from '@/db/allowed-values'
import type { FactCard } from '@/lib/facts/schemas'
import type { StyleRules } from '@/lib/voice/check/style-rules'

/** What the composer reads of an item: its fact card, and what no card holds (tags, address, pictures in their order). */
export type ComposerItem = {
  external_id: string
  content_type: string | null
  featured_image: string | null
  media_urls: readonly string[]
  tags: readonly string[]
  url: string | null
  metadata: Record<string, unknown>
  card: FactCard
  /** What a post should begin with, by the beginning of its structure's name, where the card allows it. */
  prefer?: string | undefined
  /** Structures that are taken only where nothing else fits. */
  avoid?: readonly string[] | undefined
}

/** What the composer heeds of a brand's voice; the rest of the voice steers models only. */
export type ComposerVoice = { words_to_avoid: string[]; styleRules: StyleRules }

/** Why a person must look at a post, in words. */
export type Flag = { code: FlagCode; message: string }
