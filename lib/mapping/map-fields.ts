import { type ContentFormat, contentToMarkdown } from '@/lib/text/content-to-markdown'
import { escapeHeading } from '@/lib/text/escape-markdown'
import type { TimeForm } from '@/lib/text/time/read-time'
import { readMarkdownAddress } from '@/lib/text/web-address'
import type { Note } from './document-reader'
import { combineValues, findFirstValue, type SourcedValue, type SourcedValues } from './field-origins'
import { FieldReader } from './field-reader'
import type { ItemDraft } from './item-draft'
import { readCaptions, removeDuplicateTracks } from './read-captions'
import type { FieldMapping, MappableColumn } from './schemas'

/** The fields found in an entry, under the names that people know ("content:encoded", "Hero image"). */
export type EntryFields = Record<string, unknown>

/** The fields that provide each column, in order, unless a person has chosen one. */
export type FieldPlan = Partial<Record<MappableColumn, readonly string[]>>

export type EntryToMap = {
  /** The entry's identity at its source. */
  key: string
  fields: EntryFields
  /** Base for relative addresses. */
  baseUrl?: string | undefined
  /** Completes the addresses of caption files if they are not resolved against `baseUrl`. */
  resolve?: (address: string) => string | undefined
  /** The format of each field's text; by default detected from the text itself. */
  formats?: Partial<Record<string, ContentFormat>>
  languages?: string[]
  /** The format its timestamps must have; any format by default. */
  times?: TimeForm
  /** Stored in the item's metadata in addition to its fields. */
  metadata?: Record<string, unknown>
}

/**
 * Builds an item from an entry that is a set of named fields (a feed entry, a row, a Notion page, front matter).
 * For each column, the field that a person has chosen comes first, followed by those of the plan. The first
 * non-empty one wins; images and tags are combined. Pure. Never throws: a value of the wrong kind counts as empty
 * and is noted. `metadata.field_sources` records where each column came from, `metadata.fields` the original
 * fields. Serves spec/service#2.3, spec/decisions#4 and #5.
 */
export function mapFields(entry: EntryToMap, plan: FieldPlan, chosen: FieldMapping, note: Note): ItemDraft {
  const { key, baseUrl } = entry
  const read = new FieldReader(entry.fields, baseUrl, note, entry.times)
  const order = (column: MappableColumn): string[] => {
    const own = chosen[column]
    const planned = plan[column] ?? []
    return own === undefined ? [...planned] : [own, ...planned.filter((name) => name !== own)]
  }
  const first = <T>(
    column: MappableColumn,
    get: (name: string) => T | undefined,
  ): SourcedValue<T> | undefined =>
    findFirstValue(order(column).map((name) => [name, () => get(name)] as [string, () => T | undefined]))

  const title = first('title', (name) => read.line(name))
  const content = first('content', (name) => read.text(name))
  const url = first('url', (name) => read.address(name))
  const body = content
    ? contentToMarkdown(content.value, { format: entry.formats?.[content.from[0] ?? ''], baseUrl })
    : { markdown: '', images: [], captions: [] }
  const featured =
    first('featured_image', (name) => read.addresses(name)[0]) ??
    (body.images[0] ? { value: body.images[0], from: content?.from ?? [] } : undefined)
  const resolve = entry.resolve ?? ((address: string) => readMarkdownAddress(address, baseUrl))
  const captions = removeDuplicateTracks([
    ...readCaptions(entry.fields, resolve, note),
    ...(body.captions ?? []),
  ])
  const media = combineValues(
    [
      ...order('media_urls').map((name): [string, string[]] => [name, read.addresses(name)]),
      [content?.from[0] ?? 'content', body.images],
      ['captions', captions.flatMap(({ video = '' }) => (videoFilePattern.test(video) ? [video] : []))],
    ],
    featured?.value,
  )
  const tags = combineValues(order('tags').map((name) => [name, read.list(name)]))
  const published = first('published_at', (name) => read.time(name))
  const type = first('content_type', (name) => read.line(name))
  const subtype = first('content_subtype', (name) => read.line(name))
  const heading = title?.value ?? key
  return {
    externalId: key,
    title: heading,
    contentType: type?.value ?? null,
    contentSubtype: subtype?.value ?? null,
    featuredImage: featured?.value ?? null,
    mediaUrls: media.values,
    tags: tags.values,
    languages: entry.languages ?? [],
    publishedAt: published?.value ?? null,
    url: url?.value ?? null,
    rawContent: formatContent(heading, body.markdown),
    metadata: {
      ...entry.metadata,
      ...(captions.length > 0 ? { captions } : {}),
      fields: entry.fields,
      field_sources: listFieldOrigins({
        title,
        content,
        url,
        featured_image: featured,
        media_urls: media,
        tags,
        published_at: published,
        content_type: type,
        content_subtype: subtype,
      }),
    },
  }
}

/**
 * Matches video files. A video that the text shows with captions is added to the item's media; any other stays an
 * address in the text.
 */
const videoFilePattern = /^https?:.*\.(?:mp4|m4v|mov|webm)(?:[?#]|$)/i

/** The item's text as in spec/decisions#5: the title as a heading, then the content. */
const formatContent = (title: string, markdown: string): string =>
  `${[`# ${escapeHeading(title)}`, markdown].filter((part) => part !== '').join('\n\n')}\n`

function listFieldOrigins(
  columns: Record<MappableColumn, SourcedValue<unknown> | SourcedValues | undefined>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, origin]) =>
      origin && origin.from.length > 0 ? [[column, origin.from]] : [],
    ),
  )
}
