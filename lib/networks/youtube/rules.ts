import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const videosChecked = '2026-11-23'
const lengths = 'https://support.google.com/youtube/answer/71673'
const insert = 'https://developers.google.com/youtube/v3/docs/videos/insert'
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
    max: {
      value: 2,
      source: thumbnails,
      checked: videosChecked,
      certain: true,
      note: 'A video and its thumbnail.',
    },
    maxVideos: 1,
    thumbnail: 'An image beside the video becomes its thumbnail.',
    needsVideo: true,
    publishesVideos: true,
    videos: {
      contentTypes: {
        value: ['video/mp4', 'video/quicktime', 'video/webm', 'video/mp2t'],
        source: 'https://support.google.com/youtube/troubleshooter/2888402',
        checked: videosChecked,
        certain: true,
        note: 'It takes more kinds, which we do not read.',
      },
      seconds: {
        value: { min: 0.1, max: 12 * 3600 },
        source: lengths,
        checked: videosChecked,
        certain: true,
      },
      warnAboveSeconds: {
        value: 900,
        source: lengths,
        checked: videosChecked,
        certain: true,
        note: 'Channels whose owner is not verified.',
      },
      bytes: {
        value: { min: 1, max: 256 * 1024 * mebibyte },
        source: insert,
        checked: videosChecked,
        certain: true,
      },
      partBytes: {
        value: 4 * mebibyte,
        source: 'https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol',
        checked: videosChecked,
        certain: true,
        note: 'Multiples of 256 KB.',
      },
    },
    captions: {
      value: ['srt', 'vtt'],
      source: 'https://support.google.com/youtube/answer/2734698',
      checked: '2026-11-27',
      certain: false,
      note: 'SubRip in UTF-8. WebVTT by other guides.',
    },
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
      ratio: {
        value: { min: 1.777, max: 1.779 },
        source: 'https://support.google.com/youtube/answer/72431',
        checked: videosChecked,
        certain: false,
        note: '16:9 is wanted; others are shown with bars.',
      },
    },
    missing: 'YouTube takes only videos. Make a video from this post, add one, or leave YouTube out.',
  },
  link: 'in-text',
}
