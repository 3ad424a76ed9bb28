import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const mebibyte = 1024 * 1024
const posts = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/posts-api'
const images = 'https://learn.microsoft.com/linkedin/marketing/community-management/shares/images-api'
const multiImage =
  'https://learn.microsoft.com/linkedin/marketing/community-management/shares/multiimage-post-api'

/** LinkedIn. The length is counted before the escaping that its "little text" needs (see escape-little-text.ts). */
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
    publishesVideos: false,
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
}
