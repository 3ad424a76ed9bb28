import type { MediaKind } from '@/lib/media-library/schemas'
import { sizeWords } from '@/lib/media-library/size-words'
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
 * A person's own post as one network gets it: the words as they are, the title where the network has one, and as many images and
 * videos as it takes, or its document where the network takes one. `leftOut` says what it does not get. Browser-safe, so that the page of a new post shows what will be
 * stored. Pure. Serves spec/planning#4.
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
  const most = rules.thumbnail
    ? 'one video, and one image as its thumbnail'
    : counted(rules.max.value, 'image or video', 'images or videos')
  return {
    content,
    leftOut: [
      ...leftOut,
      `${label} takes ${most}, so we leave out ${counted(leftOver, 'file', 'files')} there.`,
    ],
  }
}

/** A document goes to networks that take one, and alone: it is what they get of the files. */
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
  // Where only a video counts, it goes before images.
  const videos = all.filter(({ url }) => isVideo(url)).slice(0, rules.thumbnail ? rules.maxVideos : undefined)
  const images = all.filter(({ url }) => !isVideo(url)).slice(0, rules.thumbnail ? 1 : undefined)
  const ordered = rules.needsVideo ? [...videos, ...images] : all
  const media = ordered.slice(0, rules.max.value)
  return { media, leftOver: all.length - media.length }
}

/** Why a file of the library cannot be sent to a network; undefined when it can, or when the network gets addresses only. */
export function fileTooLarge(
  platform: Platform,
  file: { name: string; bytes: number; kind: MediaKind; pages: number | null },
): string | undefined {
  const { label, media } = platformRules[platform]
  if (media.pictures === null) return undefined
  if (file.kind === 'document') {
    const { documents } = media
    // A network without documents gets none.
    if (!documents) return undefined
    if ((file.pages ?? 0) > documents.pages.value)
      return `${file.name} has ${counted(file.pages ?? 0, 'page')}. ${label} takes at most ${documents.pages.value}.`
    return file.bytes > documents.bytes.value
      ? `${file.name} has ${sizeWords(file.bytes)}. ${label} takes documents of up to ${sizeWords(documents.bytes.value)}.`
      : undefined
  }
  const most = file.kind === 'video' && media.videos ? media.videos.bytes.value.max : largestMediaBytes
  if (file.bytes <= most) return undefined
  return `${file.name} has ${sizeWords(file.bytes)}. We can publish files of up to ${sizeWords(most)} on ${label}.`
}
