/** What lists show of an item: the HTTP API's item (http-api.md "Resources") without its texts. */
export type ListedItem = {
  id: string
  source_id: string | null
  external_id: string
  title: string
  content_type: string | null
  content_subtype: string | null
  featured_image: string | null
  tags: string[]
  status: ItemStatus
  withdrawn_at: string | null
  updated_at: string
}

export type ItemStatus = 'new' | 'transforming' | 'transformed' | 'failed' | 'archived'

export type ItemView = ListedItem & {
  media_urls: string[]
  published_at: string | null
  raw_content: string
  url: string | null
  metadata: Record<string, unknown>
  languages: string[]
  created_at: string
}
