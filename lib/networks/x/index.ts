import type { Network } from '../network'
import { xRules } from './rules'

/** X (spec/platforms#networks). Logo from Simple Icons (CC0); the trademark belongs to its owner. */
export const x: Network = {
  label: 'X',
  mark: 'M18.901 1.153h3.68l-8.04 9.19L24 22.846h-7.406l-5.8-7.584-6.638 7.584H.474l8.6-9.83L0 1.154h7.594l5.243 6.932ZM17.61 20.644h2.039L6.486 3.24H4.298Z',
  about: 'Short posts with up to four images or a video.',
  rules: xRules,
  usualCap: 100,
  usualGapMinutes: 5,
  cardFormat: 'landscape',
  writing: {
    style: 'short',
    images: 1,
    brief: {
      lines: [
        'One thought, complete in itself: what is new or worth knowing, and for whom.',
        'At most 240 characters, the hook included. One paragraph. One or two hashtags.',
      ],
      maxTextLength: 240,
      maxParagraphs: 2,
      maxTitleLength: null,
      maxHashtags: 2,
    },
  },
  changes: {
    correct: null,
    remove: true,
    limits: 'X doesn’t let apps edit posts.',
    source: 'https://docs.x.com/x-api/fundamentals/edit-posts',
    checked: '2026-11-23',
  },
  price: {
    post: 0.015,
    withLink: 0.2,
    source: 'https://docs.x.com/x-api/getting-started/pricing',
    checked: '2026-11-23',
  },
  postUrl: (handle, id) => `https://x.com/${handle}/status/${id}`,
  sandboxNoun: 'short post',
}
