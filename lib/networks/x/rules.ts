import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const mebibyte = 1024 * 1024
const counting = 'https://docs.x.com/fundamentals/counting-characters'
const mediaPage = 'https://docs.x.com/x-api/media/quickstart/best-practices'

/** X. Longer posts of paying accounts are not assumed: sources disagree on their length (4,000 or 25,000). */
export const xRules: NetworkRules = {
  text: {
    limit: { value: 280, source: counting, checked, certain: true },
    unit: 'weighted',
    name: 'post',
    optionalWithMedia: true,
  },
  title: null,
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 3,
      source: 'house style',
      checked,
      certain: false,
      note: 'X itself sets no number; more than three read as spam.',
    },
  },
  cashtags: {
    limit: { value: 1, source: 'https://docs.x.com/x-api/posts/create-post', checked, certain: false },
  },
  media: {
    required: false,
    max: { value: 4, source: mediaPage, checked, certain: true, note: '4 photos, or 1 GIF, or 1 video.' },
    maxVideos: 1,
    needsVideo: false,
    publishesVideos: false,
    altLimit: { value: 1000, source: mediaPage, checked, certain: false },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: 'https://docs.x.com/x-api/media/upload-media',
        checked,
        certain: true,
      },
      maxBytes: { value: 5 * mebibyte, source: mediaPage, checked, certain: true },
      maxGifBytes: { value: 15 * mebibyte, source: mediaPage, checked, certain: true },
    },
    missing: '',
  },
  link: 'in-text',
}
