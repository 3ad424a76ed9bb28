import type { AtomFeed } from 'feedsmith'
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

/** Reads an entry of Atom 0.3 or 1.0. Relative addresses are resolved against `feedBase`. */
export function atomEntry(entry: AtomFeed.Entry<string>, feedBase: string): FeedEntry {
  const { links = [], content, summary, title, media, dc } = entry
  const base = resolveAddress(entry.xml?.base, feedBase) ?? feedBase
  const pages = links.filter(
    ({ rel, href }) => href !== undefined && (rel === undefined || rel === 'alternate'),
  )
  const page = pages.find(({ type }) => type === undefined || /html/i.test(type)) ?? pages[0]
  const link = resolveAddress(page?.href ?? permanent(entry.id), base)
  const enclosures = links.filter(({ rel, href }) => rel === 'enclosure' && href !== undefined)
  const text = inlineText(content)
  const authors = [
    ...(entry.authors ?? []).flatMap(({ name, email }) => name ?? email ?? []),
    ...(dc?.creators ?? []),
  ]
  const description = mediaText(media, 'description')
  return {
    id: entry.id,
    link,
    baseUrl: resolveAddress(content?.xml?.base, base) ?? (entry.xml?.base ? base : (link ?? base)),
    language: content?.xml?.lang ?? entry.xml?.lang ?? dc?.languages?.[0],
    authors: [...new Set(authors)],
    attachments: [
      ...enclosures.flatMap((one) =>
        one.href === undefined || isPictureAttachment({ url: one.href, type: one.type })
          ? []
          : [attachment(one.href, one.type, one.length, one.title)],
      ),
      ...mediaAttachments(media),
    ],
    fields: removeEmptyFields({
      title: plainTitle(title?.value, title?.type !== 'text'),
      link,
      content: text,
      summary: summary?.value,
      published: entry.published ?? dc?.dates?.[0],
      updated: entry.updated,
      category: (entry.categories ?? []).flatMap(
        ({ term, label }) => plainTitle(label ?? (isKind(term) ? undefined : term)) ?? [],
      ),
      'dc:subject': dc?.subjects,
      author: authors,
      id: entry.id,
      enclosure: enclosures.flatMap(({ href, type }) =>
        href && isPictureAttachment({ url: href, type }) ? [href] : [],
      ),
      'media:content': mediaPictures(media),
      'media:thumbnail': mediaThumbnails(media).slice(0, 1),
      'media:title': plainTitle(mediaText(media, 'title')),
      'media:description': description,
      'media:keywords': mediaKeywords(media),
      'media:category': mediaCategories(media).flatMap((name) => plainTitle(name) ?? []),
      'itunes:image': entry.itunes?.image,
    }),
    formats: {
      content: chooseFormat(content?.type, text ?? ''),
      summary: chooseFormat(summary?.type, summary?.value ?? ''),
      ...(description === undefined ? {} : { 'media:description': guessTextFormat(description) }),
    },
  }
}

const permanent = (id: string | undefined) => (/^https?:\/\//i.test(id ?? '') ? id : undefined)

/** Blogger also uses categories, with an address as the term, to say what kind of entry it is. */
const isKind = (term: string | undefined): boolean => /^https?:\/\/schemas\.google\.com\//i.test(term ?? '')
