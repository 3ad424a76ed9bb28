import type { JsonFeed } from 'feedsmith'
import { type FeedEntry, removeEmptyFields, resolveAddress } from './feed'
import { attachment, isPictureAttachment } from './media'
import { plainTitle } from './texts'

/** Reads an item of JSON Feed 1.0 or 1.1. */
export function jsonEntry(item: JsonFeed.Item<string>, base: string): FeedEntry {
  const link = resolveAddress(item.url ?? item.external_url, base)
  const files = (item.attachments ?? []).flatMap(({ url, mime_type, size_in_bytes, title }) =>
    url === undefined ? [] : [{ url, type: mime_type, bytes: size_in_bytes, title }],
  )
  const authors = (item.authors ?? []).flatMap(({ name }) => name ?? [])
  return {
    id: item.id,
    link,
    baseUrl: link ?? base,
    language: item.language,
    authors: [...new Set(authors)],
    attachments: files
      .filter((file) => !isPictureAttachment(file))
      .map((file) => attachment(file.url, file.type, file.bytes, file.title)),
    fields: removeEmptyFields({
      title: plainTitle(item.title, false),
      url: link,
      external_url: resolveAddress(item.external_url, base),
      content_html: item.content_html,
      content_text: item.content_text,
      summary: item.summary,
      image: item.image,
      banner_image: item.banner_image,
      attachments: files.filter(isPictureAttachment).map(({ url }) => url),
      date_published: item.date_published,
      date_modified: item.date_modified,
      tags: item.tags,
      authors,
      id: item.id,
    }),
    formats: { content_html: 'html', content_text: 'text', summary: 'text' },
  }
}
