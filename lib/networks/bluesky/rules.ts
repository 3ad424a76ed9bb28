import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const post = 'lexicon app.bsky.feed.post in @atproto/api 0.21.0'
const images = 'lexicon app.bsky.embed.images in @atproto/api 0.21.0'
const video = 'lexicon app.bsky.embed.video in @atproto/api 0.21.0'

/**
 * Bluesky (spec/platforms#bluesky). Its server restricts images by size only; its app shows GIFs without animation.
 */
export const blueskyRules: NetworkRules = {
  text: {
    limit: { value: 300, source: post, checked, certain: true },
    unit: 'graphemes',
    maxBytes: { value: 3000, source: post, checked, certain: true },
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
      note: 'Bluesky itself sets no number; more than three read as spam.',
    },
  },
  media: {
    required: false,
    max: { value: 4, source: images, checked, certain: true, note: '4 images, or 1 video.' },
    maxVideos: 1,
    needsVideo: false,
    publishesVideos: true,
    videos: {
      contentTypes: { value: ['video/mp4'], source: video, checked, certain: true },
      seconds: {
        value: { min: 0.1, max: 600 },
        source: 'https://github.com/bluesky-social/social-app/pull/11528',
        checked,
        certain: false,
        note: 'The limit of its app for everyone since 2026-08-21; the lexicon sets none.',
      },
      warnAboveSeconds: {
        value: 180,
        source: 'https://github.com/bluesky-social/social-app/pull/7916',
        checked,
        certain: false,
        note: 'The limit until 2026-08, which other video services of the network may still have.',
      },
      bytes: { value: { min: 1, max: 300_000_000 }, source: video, checked, certain: true },
      partBytes: {
        value: 4 * 1024 * 1024,
        source: 'lexicon app.bsky.video.startUpload in @atproto/api 0.21.0',
        checked,
        certain: true,
        note: 'The service says the size of parts; so much is read at once where all is sent in one request.',
      },
    },
    altLimit: {
      value: 2000,
      source: 'https://github.com/bluesky-social/social-app (MAX_ALT_TEXT)',
      checked,
      certain: false,
      note: 'The lexicon sets none; the app of the network takes so many.',
    },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: images,
        checked,
        certain: true,
      },
      maxBytes: { value: 2_000_000, source: images, checked, certain: true },
    },
    missing: '',
  },
  link: 'card',
  // Bluesky documents no maximum number of posts, so we use the same as for X.
  replies: {
    name: 'thread',
    max: {
      value: 24,
      source: 'house limit',
      checked,
      certain: false,
    },
    limit: { value: 300, source: post, checked, certain: true },
  },
}
