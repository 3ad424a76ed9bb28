import type { VideoRules } from '@/lib/networks/rules'
import { platformRules } from '@/lib/platforms/registry'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import type { KnownOfPost } from './known-of-post'
import { pictureNotTaken } from './picture-not-taken'
import { isDocument, validateDocuments } from './validate-document'
import { validateVideo } from './validate-video'
import { counted, mistake, warning } from './variant-issues'

/** Whether a URL has the file extension of a video. */
export const isVideo = (url: string): boolean => /\.(?:mp4|m4v|mov|webm|avi|mkv|mpe?g)(?:[?#]|$)/i.test(url)

/** Whether a file is shown as an image: neither a video nor a document. */
export const isPictureUrl = (url: string): boolean => !isVideo(url) && !isDocument(url)

/**
 * Checks images, videos and documents: missing, too many, without alt text, without a valid URL, not accepted by
 * the network.
 */
export function validateMedia(
  content: VariantContent,
  { videos: knownVideos, documents, limits = {} }: KnownOfPost = {},
): VariantIssue[] {
  const { label, media: rules } = platformRules[content.platform]
  const issues: VariantIssue[] = []
  const { media } = content
  const maxAltLength = limits.alt ?? rules.altLimit.value
  if (media.length === 0) return rules.required ? [mistake('media-required', 'media', rules.missing)] : []
  const maxMedia = limits.media ?? rules.max.value
  if (media.length > maxMedia) {
    const message = `${label} takes ${counted(maxMedia, 'image or video', 'images or videos')} in one post and there are ${media.length}. Take some out.`
    issues.push(mistake('media-too-many', 'media', message))
  }
  const videos = media.filter((one) => isVideo(one.url)).length
  if (rules.maxVideos === 1 && videos > 0 && media.length > 1 && !rules.needsVideo) {
    const message = `${label} shows a video on its own. Keep one video, or keep the images.`
    issues.push(mistake('media-mixed', 'media', message))
  }
  if (rules.thumbnail && videos > rules.maxVideos) {
    const message = `${label} takes one video in one post. Keep one, with an image for its thumbnail if you like.`
    issues.push(mistake('media-too-many', 'media', message))
  }
  if (videos > 0 && !rules.publishesVideos) {
    const message = `We don’t publish videos on ${label} yet. Remove the video, or leave ${label} out.`
    issues.push(mistake('video-not-published', 'media', message))
  }
  if (rules.needsVideo && videos === 0) {
    issues.push(mistake('video-missing', 'media', rules.missing))
  }
  // Webhooks receive URLs, whatever these point to.
  const handsOver = rules.pictures === null
  if (!handsOver) issues.push(...validateDocuments(label, rules.documents, media, (url) => documents?.[url]))
  media.forEach((one, index) => {
    const name = `${isVideo(one.url) ? 'Video' : isDocument(one.url) ? 'Document' : 'Image'} ${index + 1}`
    if (!isMediaAddress(one.url)) {
      issues.push(mistake('media-address', 'media', `${name} has no valid URL. It must start with https://.`))
    }
    if (isDocument(one.url)) return
    const video = knownVideos && Object.hasOwn(knownVideos, one.url) ? knownVideos[one.url] : undefined
    if (rules.videos && rules.publishesVideos && video)
      issues.push(
        ...validateVideo(
          label,
          withLimit(rules.videos, limits.videoBytes),
          video,
          videos > 1 ? name : 'This video',
        ),
      )
    const kind = pictureNotTaken(content.platform, one.url)
    if (kind !== undefined) {
      const message = `${name} is a ${kind} file, which ${label} doesn’t accept. Use a JPEG, PNG or WebP image.`
      issues.push(mistake('media-type', 'media', message))
    }
    if (one.alt.trim() === '') {
      const message = `${name} has no alt text. Describe in a few words what it shows.`
      issues.push(warning('alt-missing', 'media', message))
    } else if (one.alt.length > maxAltLength) {
      const message = `The alt text for ${name.toLowerCase()} is longer than ${maxAltLength} characters. Shorten it.`
      issues.push(warning('alt-too-long', 'media', message))
    }
  })
  return issues
}

/** The rules with the maximum size that the channel's own server allows. */
const withLimit = (rules: VideoRules, bytes: number | undefined): VideoRules =>
  bytes === undefined
    ? rules
    : { ...rules, bytes: { ...rules.bytes, value: { ...rules.bytes.value, max: bytes } } }

/** Checks the link: not a URL, or on a platform that does not make it clickable. */
export function validateLink(content: VariantContent): VariantIssue[] {
  const link = content.link?.trim() ?? ''
  if (link === '') return []
  if (!isWebAddress(link)) {
    return [mistake('link-invalid', 'link', 'The link isn’t a web address. It must start with https://.')]
  }
  const { label, link: place } = platformRules[content.platform]
  if (place !== 'not-clickable') return []
  return [
    warning(
      'link-not-clickable',
      'link',
      `${label} doesn’t support links in captions, so we leave the link out of the post.`,
    ),
  ]
}

function isWebAddress(value: string): boolean {
  if (/[\s\p{Cc}\p{Surrogate}]/u.test(value)) return false
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === ''
}

/** Whether media can be at this URL: on the web, or a path of this install. */
export const isMediaAddress = (value: string): boolean =>
  isWebAddress(value) || /^\/[^/\\\s][^\\\s]*$/.test(value)
