import type { Network } from '../network'
import { youtubeRules } from './rules'

/** YouTube (spec/platforms#networks). Logo from Simple Icons (CC0); the trademark belongs to its owner. */
export const youtube: Network = {
  label: 'YouTube',
  mark: 'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
  about: 'Videos with a title and description.',
  rules: youtubeRules,
  usualCap: 50,
  usualGapMinutes: 15,
  cardFormat: 'landscape',
  writing: {
    style: 'video',
    images: 1,
    brief: {
      lines: [
        'The title has at most 70 characters and says what the video shows.',
        'The text is the description below the video. Chapters only where the facts give their times. Up to twelve tags.',
      ],
      maxTitleLength: 70,
      maxHashtags: 12,
    },
  },
  changes: {
    correct: 'text',
    remove: true,
    limits: 'YouTube lets apps edit the title, description and tags of a video, but not the video.',
    source: 'https://developers.google.com/youtube/v3/docs/videos/update',
    checked: '2026-11-23',
  },
  postUrl: (_handle, id) => `https://www.youtube.com/watch?v=${id}`,
  sandboxNoun: 'video',
}
