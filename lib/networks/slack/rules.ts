import type { NetworkRules } from '../rules'

const checked = '2026-11-23'
const image = 'https://docs.slack.dev/reference/block-kit/blocks/image-block'
const section = 'https://docs.slack.dev/reference/block-kit/blocks/section-block'

/**
 * A message in a Slack channel. Its text is sent as rich text, in which no character is markup; images are sent by
 * address.
 */
export const slackRules: NetworkRules = {
  text: {
    limit: {
      value: 3000,
      source: section,
      checked,
      certain: false,
      note: 'Of a section of text; for rich text none is documented. A whole message is cut at 40,000.',
    },
    unit: 'characters',
    name: 'message',
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
      note: 'Hashtags lead nowhere in a chat.',
    },
  },
  media: {
    required: false,
    max: {
      value: 10,
      source: 'https://docs.slack.dev/reference/block-kit/blocks',
      checked,
      certain: false,
      note: 'A message takes 50 blocks, and each image is one; ten is as many as anybody looks at.',
    },
    maxVideos: 10,
    needsVideo: false,
    publishesVideos: false,
    altLimit: { value: 2000, source: image, checked, certain: true },
    pictures: {
      types: { value: ['image/jpeg', 'image/png', 'image/gif'], source: image, checked, certain: true },
      maxBytes: {
        value: 8_000_000,
        source: 'house style',
        checked,
        certain: false,
        note: 'No size is documented for images by their address.',
      },
    },
    missing: '',
  },
  link: 'in-text',
}
