import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const videosChecked = '2026-11-23'
const initialize = 'https://docs.x.com/x-api/media/initialize-media-upload'
const mebibyte = 1024 * 1024
const counting = 'https://docs.x.com/fundamentals/counting-characters'
const mediaPage = 'https://docs.x.com/x-api/media/quickstart/best-practices'

/** X. Longer posts of paying accounts are not considered: sources disagree on their length (4,000 or 25,000). */
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
    publishesVideos: true,
    videos: {
      contentTypes: {
        value: ['video/mp4', 'video/quicktime'],
        source: initialize,
        checked: videosChecked,
        certain: true,
      },
      codecs: {
        value: ['avc'],
        source: mediaPage,
        checked: videosChecked,
        certain: false,
        note: 'Recommended; others are not named.',
      },
      audioCodecs: { value: ['aac'], source: mediaPage, checked: videosChecked, certain: true },
      seconds: {
        value: { min: 0.5, max: 1200 },
        source: mediaPage,
        checked: videosChecked,
        certain: true,
        note: 'Premium accounts: 125 minutes.',
      },
      warnAboveSeconds: {
        value: 140,
        source:
          'https://developer.x.com/en/docs/x-api/v1/media/upload-media/uploading-media/media-best-practices',
        checked: videosChecked,
        certain: false,
        note: 'Older pages, and many accounts still.',
      },
      bytes: {
        value: { min: 1, max: 1000 * 5 * mebibyte },
        source: 'https://docs.x.com/x-api/media/append-media-upload',
        checked: videosChecked,
        certain: true,
        note: 'Segments 0 to 999 of 5 MB; the best practices say 8 GB.',
      },
      frameRate: { value: { min: 1, max: 60 }, source: mediaPage, checked: videosChecked, certain: true },
      ratio: { value: { min: 1 / 3, max: 3 }, source: mediaPage, checked: videosChecked, certain: true },
      partBytes: {
        value: 4 * mebibyte,
        source:
          'https://developer.x.com/en/docs/x-api/v1/media/upload-media/api-reference/post-media-upload-append',
        checked: videosChecked,
        certain: true,
        note: 'At most 5 MB.',
      },
    },
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
  // X's app allows 25 posts per thread at once; its API documents no limit.
  replies: {
    name: 'thread',
    max: {
      value: 24,
      source: 'house limit',
      checked: videosChecked,
      certain: false,
    },
    limit: { value: 280, source: counting, checked, certain: true },
  },
}
