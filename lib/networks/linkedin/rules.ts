import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const videosChecked = '2026-11-23'
const videos = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/videos-api'
const documents = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/documents-api'
const mebibyte = 1024 * 1024
const posts = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api'
const images = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/images-api'
const multiImage =
  'https://learn.microsoft.com/linkedin/marketing/community-management/shares/multiimage-post-api'

/** LinkedIn. The length is counted before the text is escaped as "little text" (see escape-little-text.ts). */
export const linkedinRules: NetworkRules = {
  text: {
    limit: { value: 3000, source: posts, checked, certain: true },
    unit: 'characters',
    name: 'post',
    optionalWithMedia: true,
  },
  title: null,
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 5,
      source: 'house style',
      checked,
      certain: false,
      note: 'LinkedIn sets no number; three to five is what its own guides show.',
    },
  },
  media: {
    required: false,
    max: {
      value: 20,
      source: multiImage,
      checked,
      certain: true,
      note: 'multiImage takes 2 to 20 pictures.',
    },
    maxVideos: 1,
    needsVideo: false,
    publishesVideos: true,
    videos: {
      contentTypes: { value: ['video/mp4'], source: videos, checked: videosChecked, certain: true },
      seconds: { value: { min: 3, max: 1800 }, source: videos, checked: videosChecked, certain: true },
      bytes: {
        value: { min: 75 * 1024, max: 500 * mebibyte },
        source: videos,
        checked: videosChecked,
        certain: false,
        note: 'The schema on the same page says 5 GB.',
      },
      partBytes: {
        value: 4 * mebibyte,
        source: videos,
        checked: videosChecked,
        certain: true,
        note: 'Its instructions name the ranges; each is 4 MB but the last.',
      },
    },
    documents: {
      bytes: { value: 100 * mebibyte, source: documents, checked: videosChecked, certain: true },
      pages: { value: 300, source: documents, checked: videosChecked, certain: true },
    },
    altLimit: { value: 1000, source: multiImage, checked, certain: false },
    pictures: {
      types: { value: ['image/jpeg', 'image/png', 'image/gif'], source: images, checked, certain: true },
      maxBytes: {
        value: 5 * mebibyte,
        source: 'https://ayrshare.com/docs/media-guidelines/linkedin',
        checked,
        certain: false,
        note: 'LinkedIn names no number of bytes; other publishers say 5 or 8 MB.',
      },
      maxPixels: { value: 36_152_319, source: images, checked, certain: true },
    },
    missing: '',
  },
  link: 'in-text',
  // LinkedIn documents no maximum number of comments; more than one by the account under its own post reads as
  // spam.
  replies: {
    name: 'first-comment',
    max: {
      value: 1,
      source: 'house style',
      checked: videosChecked,
      certain: false,
    },
    limit: {
      value: 1250,
      source: 'LinkedIn’s own editor of comments',
      checked: videosChecked,
      certain: false,
    },
  },
}
