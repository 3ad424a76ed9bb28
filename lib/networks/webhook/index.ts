import type { Network } from '../network'
import { webhookRules } from './rules'

/**
 * Webhook (spec/platforms#networks): a system of the brand that receives posts as they are. The logo is angle
 * brackets.
 */
export const webhook: Network = {
  label: 'Webhook',
  mark: 'M9.7 6.7 4.4 12l5.3 5.3-1.4 1.4L1.6 12l6.7-6.7zM14.3 6.7l5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7-6.7-6.7z',
  about: 'Your own system, which gets every field of a post.',
  rules: webhookRules,
  usualCap: undefined,
  usualGapMinutes: 0,
  cardFormat: 'wide',
  writing: {
    style: 'whole',
    images: 50,
    brief: {
      lines: [
        'The whole text: everything the facts say, in full sentences and in their order, under a title.',
        'Up to ten hashtags.',
      ],
      maxTitleLength: 150,
      maxHashtags: 10,
    },
  },
  isForMachines: true,
  plainHandles: true,
  changes: {
    correct: 'everything',
    remove: true,
    byOurId: true,
    source: 'spec/decisions#7',
    checked: '2026-11-23',
  },
  postUrl: null,
  sandboxNoun: null,
}
