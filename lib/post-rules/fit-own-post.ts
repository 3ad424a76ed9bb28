import { formatFileSize } from '@/lib/media-library/format-file-size'
import type { MediaKind } from '@/lib/media-library/schemas'
import type { NetworkRules } from '@/lib/networks/rules'
import { largestMediaBytes } from '@/lib/platforms/largest-media'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform, VariantContent, VariantMedia } from '@/lib/platforms/schemas'
import { isDocument } from './validate-document'
import { isVideo } from './validate-media'
import { counted } from './variant-issues'

/** What a person wrote for all channels of a post. */
export type OwnPostWords = {
  title: string | null
  text: string
  media: VariantMedia[]
  link: string | null
}

/**
 * Adapts a person's own post to one network: the text unchanged, the title if the network has one, and as many
 * images and videos as it takes, or the document if it takes one. `leftOut` says what the network does not get.
 * Browser-safe, so that the page for a new post can show what will be stored. Pure. Serves spec/planning#4.
 */
export function fitOwnPost(
  words: OwnPostWords,
  { platform, language }: { platform: Platform; language: string },
): { content: VariantContent; leftOut: string[] } {
  const { label, title, media: rules } = platformRules[platform]
  const { media, leftOver, without } = fitting(words.media, rules)
  const content = {
    platform,
    language,
    title: title ? words.title : null,
    text: words.text,
    hashtags: [],
    media,
    link: words.link,
    replies: [],
    collaborators: [],
  }
  const leftOut =
    without === 'documents' ? [`${label} takes no documents, so we leave the PDF out there.`] : []
  if (leftOver === 0) return { content, leftOut }
  if (without === 'others')
    return {
      content,
      leftOut: [
        `${label} shows a document on its own, so we leave out ${counted(leftOver, 'other file', 'other files')} there.`,
      ],
    }
  const allowedMedia = rules.thumbnail
    ? 'one video, and one image as its thumbnail'
    : counted(rules.max.value, 'image or video', 'images or videos')
  return {
    content,
    leftOut: [
      ...leftOut,
      `${label} takes ${allowedMedia}, so we leave out ${counted(leftOver, 'file', 'files')} there.`,
    ],
  }
}

/** Networks that take documents get the document alone, without the other files. */
function fitting(all: VariantMedia[], rules: NetworkRules['media']) {
  const document = all.find(({ url }) => isDocument(url))
  if (!document || rules.pictures === null) return fittingMedia(all, rules)
  if (rules.documents) return { media: [document], leftOver: all.length - 1, without: 'others' as const }
  const others = all.filter(({ url }) => !isDocument(url))
  return { ...fittingMedia(others, rules), without: 'documents' as const }
}

function fittingMedia(
  all: VariantMedia[],
  rules: { max: { value: number }; maxVideos: number; needsVideo: boolean; thumbnail?: string },
): { media: VariantMedia[]; leftOver: number; without?: undefined } {
  // If a network needs a video, videos go before images.
  const videos = all.filter(({ url }) => isVideo(url)).slice(0, rules.thumbnail ? rules.maxVideos : undefined)
  const images = all.filter(({ url }) => !isVideo(url)).slice(0, rules.thumbnail ? 1 : undefined)
  const ordered = rules.needsVideo ? [...videos, ...images] : all
  const media = ordered.slice(0, rules.max.value)
  return { media, leftOver: all.length - media.length }
}

/** Returns why a library file cannot be sent to a network; undefined if it can, or if the network only gets URLs. */
export function fileTooLarge(
  platform: Platform,
  file: { name: string; bytes: number; kind: MediaKind; pages: number | null },
): string | undefined {
  const { label, media } = platformRules[platform]
  if (media.pictures === null) return undefined
  if (file.kind === 'document') {
    const { documents } = media
    // Nothing is sent to a network without documents.
    if (!documents) return undefined
    if ((file.pages ?? 0) > documents.pages.value)
      return `${file.name} has ${counted(file.pages ?? 0, 'page')}. ${label} takes at most ${documents.pages.value}.`
    return file.bytes > documents.bytes.value
      ? `${file.name} has ${formatFileSize(file.bytes)}. ${label} takes documents of up to ${formatFileSize(documents.bytes.value)}.`
      : undefined
  }
  const maxBytes = file.kind === 'video' && media.videos ? media.videos.bytes.value.max : largestMediaBytes
  if (file.bytes <= maxBytes) return undefined
  return `${file.name} has ${formatFileSize(file.bytes)}. We can publish files of up to ${formatFileSize(maxBytes)} on ${label}.`
}
