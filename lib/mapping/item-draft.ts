/**
 * What a connector builds from an entry: an item's columns before it is stored (spec/service#2.3, #2.6), named like
 * the table's in camel case.
 */
export type ItemDraft = {
  /** The entry's identity at its source; the slug for manifest sources. */
  externalId: string
  title: string
  contentType: string | null
  contentSubtype: string | null
  featuredImage: string | null
  mediaUrls: string[]
  tags: string[]
  languages: string[]
  publishedAt: Date | null
  url: string | null
  rawContent: string
  metadata: Record<string, unknown>
}
