import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { type FieldPlan, mapFields } from '@/lib/mapping/map-fields'
import { mdxToMarkdown } from '@/lib/text/markdown/mdx-to-markdown'
import { trimBlankLines } from '@/lib/text/markdown/trim-blank-lines'
import { completeAddresses } from './complete-addresses'
import { type NamedFile, readFileName } from './file-name'
import { findPublishedAddress } from './find-published-address'
import type { MarkdownDocument } from './read-document'
import { type AssetPlace, resolveAssetReference } from './resolve-asset-reference'
import type { MarkdownRepositoryConfig } from './schemas'
import { withoutTemplateTags } from './template-tags'
import { repositoryPath } from './web-addresses'

/** What we find in addition to the front matter, under the names that the mapping shows. */
const found = {
  text: 'Text',
  heading: 'First heading',
  name: 'File name',
  day: 'Date in the file name',
  address: 'Published URL',
  pictures: 'Images in the text',
} as const

const pictureFields = [
  ...['image', 'cover', 'cover.image', 'cover.src', 'featured_image', 'featuredImage', 'featureimage'],
  ...[
    'image.src',
    'image.url',
    'image.path',
    'heroImage',
    'heroImage.src',
    'hero_image',
    'hero',
    'hero.image',
  ],
  ...[
    'coverImage',
    'coverImage.src',
    'cover_image',
    'thumbnail',
    'thumb',
    'banner',
    'og_image',
    'ogImage',
    'ogImage.url',
  ],
  ...[
    'socialImage',
    'social_image',
    'header.image',
    'header.teaser',
    'header.og_image',
    'teaser',
    'img',
    'photo',
    'picture',
  ],
]
const moreFields = ['images', 'images.src', 'gallery', 'gallery.src', 'photos', 'pictures', 'resources.src']

const plan: FieldPlan = {
  title: ['title', 'Title', 'name', 'headline', found.heading, found.name],
  content: [found.text, 'body', 'content', 'description', 'summary', 'excerpt'],
  url: [found.address],
  featured_image: [...pictureFields, ...moreFields, found.pictures],
  media_urls: [...pictureFields, ...moreFields, found.pictures],
  tags: [
    'tags',
    'Tags',
    'tag',
    'tags.label',
    'keywords',
    'taxonomies.tags',
    'categories',
    'category',
    'taxonomies.categories',
    'topics',
  ],
  published_at: [
    ...[
      'date',
      'Date',
      'publishDate',
      'publish_date',
      'publishedAt',
      'published_at',
      'publishedDate',
      'pubDate',
      'pubdate',
    ],
    ...[
      'datePublished',
      'published_on',
      'published',
      'posted',
      'created',
      'createdAt',
      'created_at',
      found.day,
    ],
  ],
  content_type: ['content_type', 'contentType', 'type'],
  content_subtype: ['brand'],
}

const maxTags = 100

/**
 * Builds an item from a Markdown file: front matter as fields, text as it reads without the site generator,
 * addresses made absolute. Pure; never throws. Serves spec/service#2.3, spec/decisions#4 and #5.
 */
export function mapDocument(
  config: MarkdownRepositoryConfig,
  entry: { key: string; place: Omit<AssetPlace, 'path' | 'siteUrl'> },
  document: MarkdownDocument,
  note: Note,
): ItemDraft {
  const place: AssetPlace = { ...entry.place, path: entry.key, siteUrl: config.site_url }
  const name = readFileName(entry.key)
  const lost = { pictures: 0, links: 0 }
  const resolve = (address: string, kind: 'picture' | 'link') => {
    const full = resolveAssetReference(address, kind, place)
    if (full === undefined && address.trim() !== '') lost[kind === 'picture' ? 'pictures' : 'links']++
    return full
  }
  const isMdx = /\.mdx$/i.test(entry.key)
  const plain = withoutTemplateTags(document.body, isMdx)
  const { leftOut } = plain
  const markdown = isMdx ? mdxToMarkdown(plain.markdown) : plain.markdown
  const { heading, rest } = firstHeading(markdown)
  const titled = String(
    document.fields[config.mapping.title ?? 'title'] ?? document.fields.Title ?? '',
  ).trim()
  const isTitle = heading !== undefined && (titled === '' || titled.toLowerCase() === heading.toLowerCase())
  const completed = completeAddresses(isTitle ? rest : markdown, resolve)
  const text = { ...completed, markdown: trimBlankLines(completed.markdown) }
  const inFolder = config.folder === '' ? entry.key : entry.key.slice(config.folder.length + 1)
  const fields = definedOnly({
    ...withPictures(document.fields, config, resolve),
    [found.text]: text.markdown,
    [found.heading]: heading,
    [found.name]: name.title,
    [found.day]: name.date,
    [found.address]: findPublishedAddress({
      siteUrl: config.site_url,
      path: inFolder,
      name,
      fields: document.fields,
    }),
    [found.pictures]: text.pictures,
  })
  noteWhatIsMissing({ leftOut, lost, place }, note)
  const item = mapFields(
    {
      key: entry.key,
      fields,
      ...(config.site_url === undefined ? {} : { baseUrl: `${config.site_url}/` }),
      resolve: (address) => resolveAssetReference(address, 'picture', place),
      formats: { [found.text]: 'markdown' },
      languages: languagesOf(document.fields, name),
      metadata: { repository: repositoryPath(config), path: entry.key },
    },
    plan,
    config.mapping,
    note,
  )
  return {
    ...item,
    contentType: item.contentType ?? config.default_content_type ?? null,
    contentSubtype: item.contentSubtype ?? config.default_brand ?? null,
    tags: item.tags.slice(0, maxTags).map((tag) => tag.slice(0, 200)),
    mediaUrls: item.mediaUrls.slice(0, 100),
    // The item already has the full text; the fields keep only its beginning.
    metadata: { ...item.metadata, fields: { ...fields, [found.text]: text.markdown.slice(0, 500) } },
  }
}

/** Makes the addresses in front matter's picture fields absolute and removes those that lead nowhere. */
function withPictures(
  fields: Record<string, unknown>,
  { mapping }: MarkdownRepositoryConfig,
  resolve: (address: string, kind: 'picture') => string | undefined,
): Record<string, unknown> {
  const names = new Set([...pictureFields, ...moreFields, mapping.featured_image, mapping.media_urls])
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!names.has(name)) return [name, value]
      const full = [value].flat().flatMap((each) => {
        if (typeof each !== 'string' || each.trim() === '') return []
        return resolve(each, 'picture') ?? []
      })
      return [name, Array.isArray(value) ? full : full[0]]
    }),
  )
}

/** Returns the heading that a text starts with, and the text without it; code and lists do not count as headings. */
export function firstHeading(markdown: string): { heading: string | undefined; rest: string } {
  const text = markdown.replace(/^\s*\n/, '')
  const match =
    /^ {0,3}#[ \t]+([^\n]{1,500})(?:\n|$)/.exec(text) ??
    /^([^\s#>\-*+\d`][^\n]{0,500})\n=+[ \t]*(?:\n|$)/.exec(text)
  const heading = match?.[1]
    ?.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '')
    .replace(/\{#[^{}]*\}\s*$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .trim()
  return match && heading
    ? { heading, rest: text.slice(match[0].length) }
    : { heading: undefined, rest: markdown }
}

function languagesOf(fields: Record<string, unknown>, name: NamedFile): string[] {
  for (const field of ['lang', 'language', 'locale']) {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined
    const code =
      typeof value === 'string' ? /^([a-z]{2,3})(?:[-_][a-z\d]{2,8})*$/i.exec(value.trim())?.[1] : undefined
    if (code !== undefined) return [code.toLowerCase()]
  }
  return name.language === undefined ? [] : [name.language]
}

const definedOnly = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

type Missing = {
  leftOut: { shortcodes: number; components: number; imports: number }
  lost: { pictures: number; links: number }
  place: AssetPlace
}

function noteWhatIsMissing({ leftOut, lost, place }: Missing, note: Note): void {
  if (leftOut.shortcodes > 0) note(`We removed template tags from the text (${leftOut.shortcodes}).`)
  if (leftOut.components + leftOut.imports > 0)
    note(`We removed MDX components and imports from the text (${leftOut.components + leftOut.imports}).`)
  if (lost.pictures > 0)
    note(
      place.rawFolder === undefined
        ? `Images stored in the repository aren’t public, so we skipped them (${lost.pictures}).`
        : `We skipped images with broken addresses (${lost.pictures}). Adding the address of the published site may help.`,
    )
  if (lost.links > 0) note(`We turned links without a public address into plain text (${lost.links}).`)
}
