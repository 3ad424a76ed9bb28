import type { Wishes } from '@/lib/voice/check/wishes'

/** The stored fields of an item that the composer reads (spec 2.6), as they are on the wire. */
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
}

/** What the composer heeds of a brand's voice; the rest of the voice steers models only. */
export type ComposerVoice = { words_to_avoid: string[]; wishes: Wishes }
