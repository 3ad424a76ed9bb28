import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { type FieldPlan, mapFields } from '@/lib/mapping/map-fields'
import type { PageContent } from './read-page'
import type { WebScraperConfig } from './schemas'

const maxCount = 100

/** Where each part of an item comes from, most reliable first. What an editor has selected takes precedence. */
const plan: FieldPlan = {
  title: ['title (selector)', 'headline (JSON-LD)', 'og:title', 'twitter:title', 'title', 'h1'],
  content: ['text'],
  url: ['address'],
  featured_image: ['image (selector)', 'og:image', 'twitter:image', 'image (JSON-LD)', 'first image'],
  media_urls: ['images'],
  tags: ['article:tag', 'keywords (JSON-LD)', 'keywords'],
  published_at: [
    'date (selector)',
    'datePublished (JSON-LD)',
    'article:published_time',
    'parsely-pub-date',
    'dcterms.issued',
    'dc.date',
    'date',
    'pubdate',
    'publishdate',
    'time',
  ],
}

/** Builds an item from a page's content. Pure; never throws. Serves spec/service#2.3, spec/decisions#5. */
export function mapPage(key: string, page: PageContent, config: WebScraperConfig, note: Note): ItemDraft {
  const ownTags = 'tags (selector)' in page.fields
  const item = mapFields(
    {
      key,
      fields: page.fields,
      baseUrl: page.baseUrl,
      formats: { text: 'markdown' },
      languages: page.language === undefined ? [] : [page.language],
    },
    ownTags ? { ...plan, tags: ['tags (selector)'] } : plan,
    config.mapping,
    note,
  )
  return {
    ...item,
    contentType: item.contentType ?? config.default_content_type ?? null,
    contentSubtype: item.contentSubtype ?? config.default_brand ?? null,
    mediaUrls: item.mediaUrls.slice(0, maxCount),
    tags: item.tags.slice(0, maxCount),
  }
}

/** Leaves out modification times: they hint that a page may have changed, but are not a change in themselves. */
export function substanceOf(item: ItemDraft): unknown {
  const {
    'article:modified_time': _,
    'dateModified (JSON-LD)': __,
    'dcterms.modified': ___,
    ...fields
  } = item.metadata.fields as Record<string, unknown>
  return { ...item, metadata: { ...item.metadata, fields } }
}
