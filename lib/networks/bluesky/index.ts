import type { Network } from '../network'
import { blueskyRules } from './rules'

/**
 * Bluesky, or another server of its network (spec/platforms#bluesky). Logo from Simple Icons (CC0); the trademark
 * belongs to its owner.
 */
export const bluesky: Network = {
  label: 'Bluesky',
  mark: 'M5.202 2.857C7.954 4.922 10.913 9.11 12 11.358c1.087-2.247 4.046-6.436 6.798-8.501C20.783 1.366 24 .213 24 3.883c0 .732-.42 6.156-.667 7.037-.856 3.061-3.978 3.842-6.755 3.37 4.854.826 6.089 3.562 3.422 6.299-5.065 5.196-7.28-1.304-7.847-2.97-.104-.305-.152-.448-.153-.327 0-.121-.05.022-.153.327-.568 1.666-2.782 8.166-7.847 2.97-2.667-2.737-1.432-5.473 3.422-6.3-2.777.473-5.899-.308-6.755-3.369C.42 10.04 0 4.615 0 3.883c0-3.67 3.217-2.517 5.202-1.026',
  about: 'Short posts with up to four images or a video, or a card for the link.',
  rules: blueskyRules,
  usualCap: 100,
  usualGapMinutes: 5,
  cardFormat: 'landscape',
  writing: {
    style: 'short',
    images: 1,
    brief: {
      lines: [
        'One thought, complete in itself: what is new or worth knowing, and for whom. Plain and conversational.',
        'At most 260 characters, the hook included. One or two short paragraphs. At most two hashtags.',
      ],
      maxTextLength: 260,
      maxParagraphs: 2,
      maxTitleLength: null,
      maxHashtags: 2,
    },
  },
  changes: {
    correct: 'everything',
    remove: true,
    limits: 'Bluesky stores an edited post, but its app may keep showing the first version to some readers.',
    source: 'lexicon com.atproto.repo.putRecord; https://github.com/snarfed/bridgy-fed/issues/947',
    checked: '2026-11-23',
  },
  postUrl: (handle, id) => `https://bsky.app/profile/${handle}/post/${id}`,
  sandboxNoun: null,
}
