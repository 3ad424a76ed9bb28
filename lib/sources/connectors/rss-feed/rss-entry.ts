import type { RdfFeed, RssFeed } from 'feedsmith'
import { type FeedEntry, removeEmptyFields, resolveAddress } from './feed'
import {
  attachment,
  isPictureAttachment,
  mediaAttachments,
  mediaCategories,
  mediaKeywords,
  mediaPictures,
  mediaText,
  mediaThumbnails,
} from './media'
import { chooseFormat, guessTextFormat, inlineText, plainTitle } from './texts'

type Item = RssFeed.Item<string> & Pick<RdfFeed.Item<string>, 'rdf'>

/** Reads an item of RSS 0.9x to 2.0, or of RSS 1.0 (RDF). Relative addresses are resolved against `base`. */
export function rssEntry(item: Item, base: string): FeedEntry {
  const { guid, content, media, itunes, dc, atom, enclosures = [] } = item
  const permanent =
    guid?.isPermaLink !== false && /^https?:\/\//i.test(guid?.value ?? '') ? guid?.value : undefined
  const atomLink = atom?.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href
  const link = resolveAddress(item.link ?? permanent ?? atomLink ?? item.rdf?.about, base)
  const authors = [
    ...(item.authors ?? []).flatMap(({ name, email }) => name ?? email ?? []),
    ...(dc?.creators ?? []),
    ...(itunes?.author ? [itunes.author] : []),
  ]
  const description = item.description ?? dc?.descriptions?.[0]
  const atomText = inlineText(atom?.content)
  const mediaDescription = mediaText(media, 'description')
  return {
    id: guid?.value ?? item.rdf?.about ?? atom?.id,
    link,
    baseUrl: resolveAddress(item.xml?.base, base) ?? link ?? base,
    language: item.xml?.lang ?? dc?.languages?.[0],
    authors: [...new Set(authors.flatMap((author) => plainTitle(author) ?? []))],
    attachments: [
      ...enclosures.flatMap((one) =>
        one.url === undefined || isPictureAttachment(one) ? [] : [attachment(one.url, one.type, one.length)],
      ),
      ...mediaAttachments(media),
    ],
    fields: removeEmptyFields({
      title: plainTitle(item.title ?? dc?.titles?.[0]),
      link,
      'content:encoded': content?.encoded,
      'atom:content': atomText,
      description,
      pubDate: item.pubDate,
      'dc:date': dc?.dates?.[0] ?? item.dcterms?.issued?.[0] ?? item.dcterms?.created?.[0],
      'atom:published': atom?.published,
      'atom:updated': atom?.updated,
      category: (item.categories ?? []).flatMap(({ name }) => plainTitle(name) ?? []),
      'dc:subject': dc?.subjects,
      author: authors,
      guid: guid?.value,
      enclosure: enclosures.filter(isPictureAttachment).flatMap(({ url }) => url ?? []),
      'media:content': mediaPictures(media),
      'media:thumbnail': mediaThumbnails(media).slice(0, 1),
      'media:title': plainTitle(mediaText(media, 'title')),
      'media:description': mediaDescription,
      'media:keywords': mediaKeywords(media),
      'media:category': mediaCategories(media).flatMap((name) => plainTitle(name) ?? []),
      'atom:summary': atom?.summary?.value,
      'itunes:title': plainTitle(itunes?.title),
      'itunes:summary': itunes?.summary,
      'itunes:subtitle': itunes?.subtitle,
      'itunes:image': itunes?.image,
      'itunes:keywords': itunes?.keywords,
      'itunes:episode': itunes?.episode,
      'itunes:season': itunes?.season,
      'itunes:duration': itunes?.duration,
      source: item.source?.title,
    }),
    formats: {
      'content:encoded': 'html',
      ...(atomText === undefined ? {} : { 'atom:content': chooseFormat(atom?.content?.type, atomText) }),
      'atom:summary': chooseFormat(atom?.summary?.type, atom?.summary?.value ?? ''),
      ...(description === undefined ? {} : { description: guessTextFormat(description) }),
      ...(mediaDescription === undefined ? {} : { 'media:description': guessTextFormat(mediaDescription) }),
      ...(itunes?.summary === undefined ? {} : { 'itunes:summary': guessTextFormat(itunes.summary) }),
      'itunes:subtitle': 'text',
    },
  }
}
