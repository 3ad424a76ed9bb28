import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const post = 'lexicon app.bsky.feed.post in @atproto/api 0.21.0'
const images = 'lexicon app.bsky.embed.images in @atproto/api 0.21.0'

/** Bluesky (spec/platforms#bluesky). Its server says which images it takes by their size alone; its app shows a GIF without motion. */
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
    max: { value: 4, source: images, checked, certain: true },
    maxVideos: 1,
    needsVideo: false,
    // It takes videos of up to 300,000,000 bytes (lexicon app.bsky.embed.video); our publisher does not send them yet.
    publishesVideos: false,
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
  replies: {
    name: 'thread',
    max: {
      value: 24,
      source: 'house limit',
      checked,
      certain: false,
      note: 'Bluesky names no number; as on X.',
    },
    limit: { value: 300, source: post, checked, certain: true },
  },
}
