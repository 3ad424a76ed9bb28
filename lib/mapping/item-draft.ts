/** What a connector makes of an entry: the columns of an item before it is stored (spec/service#2.3, #2.6). Camel case of the table. */
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
