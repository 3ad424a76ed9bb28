import type { NetworkRules } from '../rules'

const checked = '2026-11-21'
const videosChecked = '2026-11-23'
const mebibyte = 1024 * 1024
const publishing = 'https://developers.facebook.com/docs/instagram-platform/content-publishing'
const mediaNode =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media'

const comments =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-media/comments'

/** Instagram. Posts need a picture or video, and links in captions are plain text. */
export const instagramRules: NetworkRules = {
  text: {
    limit: { value: 2200, source: mediaNode, checked, certain: true },
    unit: 'characters',
    name: 'caption',
    optionalWithMedia: true,
  },
  title: null,
  hashtags: {
    placement: 'in-text',
    warnAbove: {
      value: 5,
      source: 'Instagram announcement, reported by the press; Ayrshare uses the same number',
      checked,
      certain: false,
      note: 'The API documentation still says 30.',
    },
    blockAbove: { value: 30, source: mediaNode, checked, certain: true },
  },
  mentions: { limit: { value: 20, source: mediaNode, checked, certain: true } },
  media: {
    required: true,
    max: { value: 10, source: publishing, checked, certain: true, note: 'A carousel has 2 to 10 parts.' },
    maxVideos: 10,
    needsVideo: false,
    publishesVideos: true,
    videos: {
      contentTypes: {
        value: ['video/mp4', 'video/quicktime'],
        source: mediaNode,
        checked: videosChecked,
        certain: true,
      },
      codecs: { value: ['avc', 'hevc'], source: mediaNode, checked: videosChecked, certain: true },
      audioCodecs: { value: ['aac'], source: mediaNode, checked: videosChecked, certain: true },
      seconds: { value: { min: 3, max: 900 }, source: mediaNode, checked: videosChecked, certain: true },
      bytes: {
        value: { min: 1, max: 300_000_000 },
        source: mediaNode,
        checked: videosChecked,
        certain: true,
      },
      frameRate: { value: { min: 23, max: 60 }, source: mediaNode, checked: videosChecked, certain: true },
      ratio: { value: { min: 0.01, max: 10 }, source: mediaNode, checked: videosChecked, certain: true },
      maxWidth: { value: 1920, source: mediaNode, checked: videosChecked, certain: true },
      partBytes: {
        value: 4 * mebibyte,
        source:
          'https://developers.facebook.com/docs/instagram-platform/content-publishing/resumable-uploads',
        checked: videosChecked,
        certain: false,
        note: 'What is left is sent in one request; this is how much of it is in memory.',
      },
    },
    altLimit: { value: 1000, source: mediaNode, checked, certain: false },
    pictures: {
      types: { value: ['image/jpeg'], source: mediaNode, checked, certain: true },
      maxBytes: { value: 8_000_000, source: mediaNode, checked, certain: true },
      ratio: { value: { min: 4 / 5, max: 1.91 }, source: mediaNode, checked, certain: true },
    },
    missing: 'Instagram posts need an image or a video. Add at least one.',
  },
  link: 'not-clickable',
  // No length is documented: other publishers use the caption limit, and until 2020 it was 300. More than one
  // comment reads as spam.
  replies: {
    name: 'first-comment',
    max: {
      value: 1,
      source: 'house style',
      checked: videosChecked,
      certain: false,
    },
    limit: {
      value: 2200,
      source: comments,
      checked: videosChecked,
      certain: false,
    },
  },
  collaborators: { max: { value: 3, source: mediaNode, checked: videosChecked, certain: true } },
}
