import type { PlatformRules } from './platform-rules'

const checked = '2026-11-21'
const videos = 'https://developers.google.com/youtube/v3/docs/videos'

/** YouTube. The text is the description (counted in bytes) and the hashtags are the video's tags. */
export const youtubeRules: PlatformRules = {
  platform: 'youtube',
  label: 'YouTube',
  oauth: true,
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
    altLimit: { value: 1000, source: 'house style', checked, certain: false },
    missing: 'YouTube needs a video. Add one, or a picture that stands in for it until there is one.',
  },
  link: 'in-text',
}
