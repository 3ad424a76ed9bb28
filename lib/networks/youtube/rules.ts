import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const mebibyte = 1024 * 1024
const videos = 'https://developers.google.com/youtube/v3/docs/videos'
const thumbnails = 'https://developers.google.com/youtube/v3/docs/thumbnails/set'

/** YouTube. The text is the description (counted in bytes) and the hashtags are the video's tags. */
export const youtubeRules: NetworkRules = {
  text: {
    limit: { value: 5000, source: `${videos}#snippet.description`, checked, certain: true },
    unit: 'bytes',
    name: 'description',
    optionalWithMedia: true,
    forbidden: { value: '<>', source: `${videos}#snippet.description`, checked, certain: true },
  },
  title: {
    limit: { value: 100, source: `${videos}#snippet.title`, checked, certain: true },
    unit: 'characters',
    required: true,
    forbidden: { value: '<>', source: `${videos}#snippet.title`, checked, certain: true },
  },
  hashtags: {
    placement: 'tags',
    totalCharacters: { value: 500, source: `${videos}#snippet.tags[]`, checked, certain: true },
  },
  media: {
    required: true,
    max: { value: 1, source: videos, checked, certain: true },
    maxVideos: 1,
    needsVideo: true,
    publishesVideos: true,
    altLimit: { value: 1000, source: 'house style', checked, certain: false },
    pictures: {
      types: { value: ['image/jpeg', 'image/png'], source: thumbnails, checked, certain: true },
      maxBytes: {
        value: 2 * mebibyte,
        source: thumbnails,
        checked,
        certain: false,
        note: 'The newer reference says 50 MB.',
      },
    },
    missing: 'YouTube needs a video. Add one, or add an image to use until you have a video.',
  },
  link: 'in-text',
}
