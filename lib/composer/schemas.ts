import type { FactImage } from '@/lib/facts/schemas'
import type { StyleRules } from '@/lib/voice/check/style-rules'

/** The stored fields of an item that the composer reads (spec/service#2.6), as they are on the wire. */
export type ComposerItem = {
  external_id: string
  title: string
  content_type: string | null
  content_subtype: string | null
  featured_image: string | null
  media_urls: string[]
  tags: string[]
  published_at: string | null
  raw_content: string
  url: string | null
  metadata: Record<string, unknown>
  /** The language of its text, as ISO 639-1; "und" where nobody knows. */
  language: string
  /** What its source calls it, where the text is plainly in another language. */
  declared_language: string | null
  /** What each of its pictures is for, and the source's own words about it, where its fact card is known. */
  images?: readonly FactImage[]
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
