import { buildFactCard } from '@/lib/facts/build-fact-card'
import { findItemLanguage } from '@/lib/facts/find-item-language'
import type { FactCard, FactSource } from '@/lib/facts/schemas'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapBible } from '@/lib/mapping/map-bible'
import { withoutTemplateTags } from '@/lib/sources/connectors/markdown-repository/template-tags'
import { contentToMarkdown } from '@/lib/text/content-to-markdown'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { mdxToMarkdown } from '@/lib/text/markdown/mdx-to-markdown'

/** The types of source, all of which the corpus covers. */
export const sourceTypes = [
  'bucket_manifest',
  'push',
  'rss_feed',
  'web_scraper',
  'database_table',
  'notion_database',
  'markdown_repository',
] as const
export type SourceType = (typeof sourceTypes)[number]

/** The kinds from spec/writing#1. */
export const itemKinds = [
  'announcement',
  'event',
  'product',
  'recipe',
  'guide',
  'release notes',
  'story',
  'character',
  'person',
  'obituary',
  'legal',
  'list',
  'other',
] as const
export type ItemKind = (typeof itemKinds)[number]

type FactKind =
  | 'statement'
  | 'who'
  | 'where'
  | 'when'
  | 'price'
  | 'deadline'
  | 'number'
  | 'quote'
  | 'trait'
  | 'name'
  | 'link'

type UnusableKind =
  | 'salutation'
  | 'notice'
  | 'navigation'
  | 'table'
  | 'code'
  | 'markup'
  | 'cta'
  | 'injection'
  | 'hidden'
  | 'impersonation'

type ImageRole = 'subject' | 'logo' | 'sponsor' | 'avatar' | 'decoration'

/**
 * Where a snippet is found: a field of `item`, the alt texts, or a path into what the source sent
 * ("raw.starts_at").
 */
export type SnippetField = 'title' | 'summary' | 'body' | 'tags' | 'url' | 'alt' | `raw.${string}`

export type Picture = { url: string; alt?: string }

/** One item of the corpus that posts are evaluated on, with its manual labels. */
export type WritingItem = {
  id: string
  sourceType: SourceType
  item: {
    title: string
    /** The source's own short text: a feed's description, a page's og:description, front matter. */
    summary?: string
    /** Markdown as an item stores it, without the title above it. */
    body: string
    tags: string[]
    url: string | null
    /** Declared by the publisher or the document; absent if it has to be detected. */
    language?: string
    contentType?: string
    publishedAt?: string
    featuredImage?: Picture
    media?: Picture[]
    /** Further fields as the source sent them; for a manifest, the bible. */
    raw: Record<string, unknown>
  }
  expect: {
    kind: ItemKind
    language: { code: string; from: 'publisher' | 'document' | 'detected' | 'unknown' }
    /** Verbatim snippets that a good post would use, including their Markdown marks. */
    facts: { kind: FactKind; text: string; field: SnippetField }[]
    /** Verbatim snippets that no post may contain. */
    notForPosts: { kind: UnusableKind; text: string; field: SnippetField }[]
    images: { url: string; role: ImageRole }[]
    /** Why no post should be made from it; absent if one should. */
    emptyBecause?: string
    /** Why posts about it must be sent to a person, in the words of spec/writing#3. */
    flags?: ('hidden text' | 'prompt injection' | 'sensitive kind' | 'unknown language')[]
  }
}

/** An item without labels. */
export type UnlabelledItem = Pick<WritingItem, 'id' | 'sourceType' | 'item'>

export const fact = (kind: FactKind, text: string, field: SnippetField = 'body') => ({ kind, text, field })
export const unusable = (kind: UnusableKind, text: string, field: SnippetField = 'body') => ({
  kind,
  text,
  field,
})
export const image = (url: string, role: ImageRole) => ({ url, role })

/** Plain text as stored from a push or a table row: each line end becomes a hard break. */
export const storedPlainText = (text: string): string => contentToMarkdown(text, { format: 'text' }).markdown

/** HTML as stored from a feed, a page or a push. */
export const storedHtml = (html: string, baseUrl: string): string =>
  contentToMarkdown(html, { format: 'html', baseUrl }).markdown

/** A repository file as stored: without MDX components and template tags. */
export function storedDocument(text: string, { mdx = false } = {}): string {
  const plain = withoutTemplateTags(text, mdx).markdown
  return contentToMarkdown(mdx ? mdxToMarkdown(plain) : plain, { format: 'markdown' }).markdown
}

const bucket = 'https://bibles.example.com/content'

/** A manifest item; its columns are what the mapping derives from the bible. */
export function bibleItem(slug: string, bible: Record<string, unknown>, alts: Picture[] = []) {
  const draft = mappedBible(slug, bible)
  const altOf = (url: string): Picture => alts.find((each) => each.url === url) ?? { url }
  return {
    title: draft.title,
    body: withoutTitle(draft),
    tags: draft.tags,
    url: draft.url,
    ...(draft.languages[0] === undefined ? {} : { language: draft.languages[0] }),
    ...(draft.contentType === null ? {} : { contentType: draft.contentType }),
    ...(draft.featuredImage === null ? {} : { featuredImage: altOf(draft.featuredImage) }),
    media: draft.mediaUrls.map(altOf),
    raw: bible,
  }
}

const mappedBible = (slug: string, bible: unknown): ItemDraft =>
  mapBible({ slug, manifestEntry: { slug }, bible }, { baseUrl: bucket }, () => undefined).item

const withoutTitle = ({ rawContent }: ItemDraft): string => rawContent.slice(rawContent.indexOf('\n')).trim()

/** The field in which each kind of source gives its short text. */
const summaryFields: Record<SourceType, string> = {
  bucket_manifest: 'description',
  push: 'summary',
  rss_feed: 'description',
  web_scraper: 'og:description',
  database_table: 'teaser',
  notion_database: 'Summary',
  markdown_repository: 'description',
}

/** The item as a connector passes it on to be stored. */
export function itemDraftOf({ id, sourceType, item }: UnlabelledItem): ItemDraft {
  if (sourceType === 'bucket_manifest') return mappedBible(String(item.raw.slug ?? id), item.raw)
  const alt = item.featuredImage?.alt
  return {
    externalId: id,
    title: item.title,
    contentType: item.contentType ?? null,
    contentSubtype: null,
    featuredImage: item.featuredImage?.url ?? null,
    mediaUrls: (item.media ?? []).map(({ url }) => url),
    tags: item.tags,
    languages: item.language === undefined ? [] : [item.language],
    publishedAt: item.publishedAt === undefined ? null : new Date(item.publishedAt),
    url: item.url,
    rawContent: `${[`# ${item.title}`, item.body.trim()].filter((part) => part !== '').join('\n\n')}\n`,
    metadata: {
      fields: {
        title: item.title,
        ...(item.summary === undefined ? {} : { [summaryFields[sourceType]]: item.summary }),
        ...(alt === undefined ? {} : { [sourceType === 'web_scraper' ? 'og:image:alt' : 'image_alt']: alt }),
        ...item.raw,
      },
      field_sources: item.publishedAt === undefined ? {} : publishedFrom(item.raw, item.publishedAt),
    },
  }
}

/**
 * Finds the field that a connector takes the publication date from: it contains that day and has one of the names
 * that connectors look for.
 */
function publishedFrom(raw: Record<string, unknown>, publishedAt: string): Record<string, string[]> {
  const name = namesOfPublication.find((key) => String(raw[key] ?? '').startsWith(publishedAt.slice(0, 10)))
  return name === undefined ? {} : { published_at: [name] }
}
const namesOfPublication = ['published_at', 'article:published_time', 'datePublished', 'pubDate', 'date']

/** The data that a mapped item's fact card is built from. */
export const factSourceOf = (item: ItemDraft): FactSource => ({
  title: item.title,
  content_type: item.contentType,
  featured_image: item.featuredImage,
  media_urls: item.mediaUrls,
  raw_content: item.rawContent,
  url: item.url,
  tags: item.tags,
  metadata: item.metadata,
})

/** A mapped item's fact card, as it would be stored. */
export const cardOfDraft = (draft: ItemDraft, detector: LanguageDetector): FactCard =>
  buildFactCard(factSourceOf(draft), findItemLanguage(draft, detector))
