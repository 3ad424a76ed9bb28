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
}

/** What the composer heeds of a brand's voice; the rest of the voice steers models only. */
export type ComposerVoice = { words_to_avoid: string[]; styleRules: StyleRules }

/** Why a person must look at a post before it goes out (spec/writing#3). */
export const flagCodes = [
  'unknown_language',
  'wrong_language',
  'dropped_sentence',
  'avoided_word',
  'hidden_text',
  'prompt_injection',
  'suspicious_text',
  'sensitive_kind',
  'unsupported',
  'nothing_to_say',
] as const
export type Flag = { code: (typeof flagCodes)[number]; message: string }
