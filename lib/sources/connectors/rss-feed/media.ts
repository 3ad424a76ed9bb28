import type { MediaNs } from 'feedsmith'
import type { Attachment } from './feed'

type Content = MediaNs.Content
type Media = MediaNs.ItemOrFeed

const pictureName = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i

/** Whether an attachment is a picture, by its type, its medium or its name. */
export function isPictureAttachment(file: {
  url?: string | undefined
  type?: string | undefined
  medium?: string | undefined
}): boolean {
  if (file.type?.includes('/')) return /^image\/(?!svg)/i.test(file.type)
  if (file.medium) return file.medium.toLowerCase() === 'image'
  return file.url !== undefined && pictureName.test(file.url)
}

// Author portraits that blogs attach to every entry.
const authorPortraitPattern = /^https?:\/\/(?:[\w-]+\.)?gravatar\.com\/avatar\//i

/** Returns the pictures from an entry's Media RSS elements; for a picture in several sizes, the largest. */
export function mediaPictures(media: Media | undefined): string[] {
  if (!media) return []
  const grouped = (media.groups ?? []).flatMap(
    (group) => largest((group.contents ?? []).filter(isPictureAttachment)) ?? [],
  )
  const single = new Map<string, Content[]>()
  for (const content of media.contents ?? []) {
    if (!isPictureAttachment(content) || content.url === undefined || authorPortraitPattern.test(content.url))
      continue
    const name = content.url.split('?')[0] ?? ''
    single.set(name, [...(single.get(name) ?? []), content])
  }
  const all = [...[...single.values()].map(largest), ...grouped]
  return all.flatMap((content) => content?.url ?? [])
}

function largest(contents: Content[]): Content | undefined {
  const size = ({ width, height, isDefault }: Content) =>
    (width ?? 0) * 1e6 + (height ?? 0) + (isDefault ? 0.5 : 0)
  return contents.reduce<Content | undefined>(
    (best, one) => (!best || size(one) > size(best) ? one : best),
    undefined,
  )
}

/** Returns small preview pictures of an entry, the largest first. */
export function mediaThumbnails(media: Media | undefined): string[] {
  const groupThumbnails = (media?.groups ?? []).flatMap((group) => [
    ...(group.thumbnails ?? []),
    ...(group.contents ?? []).flatMap((content) => content.thumbnails ?? []),
  ])
  const all = [
    ...(media?.thumbnails ?? []),
    ...(media?.contents ?? []).flatMap((content) => content.thumbnails ?? []),
    ...groupThumbnails,
  ]
  return all.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0)).flatMap(({ url }) => url ?? [])
}

/** Returns audio and video from Media RSS. */
export function mediaAttachments(media: Media | undefined): Attachment[] {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap((group) => group.contents ?? []),
  ]
  return contents.flatMap((content) =>
    content.url === undefined || isPictureAttachment(content)
      ? []
      : [attachment(content.url, content.type ?? content.medium, content.fileSize, content.title?.value)],
  )
}

/** Returns a text from Media RSS, which may be inside its group. */
export const mediaText = (media: Media | undefined, part: 'title' | 'description'): string | undefined =>
  media?.[part]?.value ??
  media?.groups?.map((group) => group[part]?.value).find((value) => value !== undefined)

/** Returns the keywords from Media RSS, also those inside its groups. */
export const mediaKeywords = (media: Media | undefined): string[] => [
  ...(media?.keywords ?? []),
  ...(media?.groups ?? []).flatMap((group) => group.keywords ?? []),
]

/**
 * Returns the names of its categories: the display label, otherwise the last part of a path ("music/artist/album").
 */
export const mediaCategories = (media: Media | undefined): string[] =>
  [...(media?.categories ?? []), ...(media?.groups ?? []).flatMap((group) => group.categories ?? [])].flatMap(
    ({ label, name }) => label ?? name?.split('/').at(-1) ?? [],
  )

/** Builds an attachment. Leaves out what is empty, and truncates the type to 100 characters and the title to 300. */
export function attachment(
  url: string,
  type: string | undefined,
  bytes: number | undefined,
  title?: string | undefined,
): Attachment {
  return {
    url,
    ...(type ? { type: type.slice(0, 100) } : {}),
    ...(bytes ? { bytes } : {}),
    ...(title ? { title: title.slice(0, 300) } : {}),
  }
}
