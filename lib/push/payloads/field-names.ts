import { isRecord } from '@/lib/text/is-empty'
import { findFirstText, getOwn, toNames, toRecord, toText } from './payload'
import { contentfulHtml, portableTextHtml, strapiBlocksHtml } from './rich-text'

/** Common names for the parts of a post, for a CMS whose users name the fields themselves. */
const usual = {
  title: ['title', 'headline', 'name', 'heading', 'internalName'],
  content: ['body', 'content', 'text', 'article', 'blocks', 'richText', 'description'],
  image: ['image', 'cover', 'coverImage', 'mainImage', 'heroImage', 'featuredImage', 'thumbnail', 'photo'],
  excerpt: ['excerpt', 'summary', 'teaser', 'description'],
  published: ['publishedAt', 'published_at', 'publishDate', 'publicationDate', 'date', '_createdAt'],
} as const

/** Finds the parts of a post by their usual field names and returns them as fields of a push item. */
export function mapByUsualNames(fields: Record<string, unknown>): Record<string, unknown> {
  const content = usual.content.map((name) => longText(getOwn(fields, name))).find(Boolean)
  const excerpt = findFirstText(fields, usual.excerpt)
  return {
    title: findFirstText(fields, usual.title),
    content: content ?? excerpt,
    url: findFirstText(fields, ['url', 'link', 'permalink', 'canonicalUrl']),
    image_url: usual.image.map((name) => imageAddress(getOwn(fields, name))).find(Boolean),
    tags: toNames(['tags', 'categories', 'keywords'].map((name) => getOwn(fields, name)).find(Array.isArray)),
    published_at: findFirstText(fields, usual.published),
    language: findFirstText(fields, ['locale', 'language']),
    slug: toText(getOwn(fields, 'slug')) ?? toText(toRecord(getOwn(fields, 'slug')).current),
    excerpt,
  }
}

/** Returns text unchanged, and structured text in a known format as HTML. */
export function longText(value: unknown): string | undefined {
  if (isRecord(value) && value.nodeType === 'document') return contentfulHtml(value) || undefined
  if (Array.isArray(value)) {
    const [first] = value.map(toRecord)
    if (first && '_type' in first) return portableTextHtml(value) || undefined
    if (first && 'type' in first) return strapiBlocksHtml(value) || undefined
    return undefined
  }
  return toText(value)
}

/** Returns an address, or the address in a media record. */
function imageAddress(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value
  const fields = toRecord(one)
  return (
    toText(one) ?? findFirstText(fields, ['url', 'src']) ?? findFirstText(toRecord(fields.asset), ['url'])
  )
}
