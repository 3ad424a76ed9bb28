import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const videosChecked = '2026-11-27'
const instance = 'https://docs.joinmastodon.org/entities/Instance/#configuration'
const posting = 'https://docs.joinmastodon.org/user/posting/'

/**
 * Mastodon (spec/platforms#mastodon), with its default limits. Each server's own limits are read when an account is
 * connected.
 */
export const mastodonRules: NetworkRules = {
  text: {
    limit: {
      value: 500,
      source: posting,
      checked,
      certain: true,
      note: 'Many servers allow more; a content warning counts too.',
    },
    unit: 'short-links',
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
      note: 'Mastodon itself sets no number; more than five read as spam.',
    },
  },
  media: {
    required: false,
    max: { value: 4, source: instance, checked, certain: true },
    maxVideos: 1,
    needsVideo: false,
    publishesVideos: true,
    videos: {
      contentTypes: {
        value: ['video/mp4', 'video/quicktime', 'video/webm'],
        source: posting,
        checked: videosChecked,
        certain: true,
      },
      seconds: {
        value: { min: 0.1, max: 6 * 3600 },
        source: posting,
        checked: videosChecked,
        certain: false,
        note: 'Its documentation names no length; servers convert videos, and the size is what limits them.',
      },
      bytes: {
        value: { min: 1, max: 99 * 1024 * 1024 },
        source: posting,
        checked: videosChecked,
        certain: false,
        note: '99 MB by default now, 40 MB before version 4.2; each server says its own.',
      },
      frameRate: {
        value: { min: 1, max: 120 },
        source: instance,
        checked: videosChecked,
        certain: false,
        note: 'video_frame_rate_limit by default; 60 before version 4.2.',
      },
      partBytes: {
        value: 4 * 1024 * 1024,
        source: 'house limit',
        checked: videosChecked,
        certain: false,
        note: 'All of it goes in one request; so much is read at once.',
      },
    },
    altLimit: { value: 1500, source: instance, checked, certain: true },
    pictures: {
      types: {
        value: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
        source: instance,
        checked,
        certain: true,
      },
      maxBytes: {
        value: 8_000_000,
        source: instance,
        checked,
        certain: false,
        note: '16 MiB by default now; servers of before version 4.2 take 10 or 8 MB.',
      },
      maxPixels: {
        value: 16_777_216,
        source: instance,
        checked,
        certain: false,
        note: '33,177,600 by default now; 16,777,216 before version 4.2.',
      },
    },
    missing: '',
  },
  link: 'in-text',
}
