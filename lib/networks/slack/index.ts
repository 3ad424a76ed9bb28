import type { Network } from '../network'
import { slackRules } from './rules'

/**
 * Messages in a Slack channel, posted by an incoming webhook (spec/platforms#slack). Logo from an earlier version
 * of Simple Icons (CC0); the trademark belongs to its owner.
 */
export const slack: Network = {
  label: 'Slack',
  mark: 'M5.042 15.165a2.528 2.528 0 0 1-2.52 2.523A2.528 2.528 0 0 1 0 15.165a2.527 2.527 0 0 1 2.522-2.52h2.52v2.52zM6.313 15.165a2.527 2.527 0 0 1 2.521-2.52 2.527 2.527 0 0 1 2.521 2.52v6.313A2.528 2.528 0 0 1 8.834 24a2.528 2.528 0 0 1-2.521-2.522v-6.313zM8.834 5.042a2.528 2.528 0 0 1-2.521-2.52A2.528 2.528 0 0 1 8.834 0a2.528 2.528 0 0 1 2.521 2.522v2.52H8.834zM8.834 6.313a2.528 2.528 0 0 1 2.521 2.521 2.528 2.528 0 0 1-2.521 2.521H2.522A2.528 2.528 0 0 1 0 8.834a2.528 2.528 0 0 1 2.522-2.521h6.312zM18.956 8.834a2.528 2.528 0 0 1 2.522-2.521A2.528 2.528 0 0 1 24 8.834a2.528 2.528 0 0 1-2.522 2.521h-2.522V8.834zM17.688 8.834a2.528 2.528 0 0 1-2.523 2.521 2.527 2.527 0 0 1-2.52-2.521V2.522A2.527 2.527 0 0 1 15.165 0a2.528 2.528 0 0 1 2.523 2.522v6.312zM15.165 18.956a2.528 2.528 0 0 1 2.523 2.522A2.528 2.528 0 0 1 15.165 24a2.527 2.527 0 0 1-2.52-2.522v-2.522h2.52zM15.165 17.688a2.527 2.527 0 0 1-2.52-2.523 2.526 2.526 0 0 1 2.52-2.52h6.313A2.527 2.527 0 0 1 24 15.165a2.528 2.528 0 0 1-2.522 2.523h-6.313z',
  about: 'Messages in a channel, with up to ten images.',
  rules: slackRules,
  usualCap: 100,
  usualGapMinutes: 5,
  cardFormat: 'wide',
  writing: {
    style: 'professional',
    images: 1,
    brief: {
      lines: [
        'The hook is one sentence of at most 150 characters that says what is new.',
        'One or two short paragraphs for colleagues or a community that knows the brand. No hashtags.',
      ],
      maxTextLength: 1000,
      maxHookLength: 150,
      maxParagraphs: 3,
      maxTitleLength: null,
      maxHashtags: 0,
    },
  },
  plainHandles: true,
  changes: {
    correct: null,
    remove: false,
    limits: 'Slack doesn’t let incoming webhooks edit or delete messages.',
    source: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
    checked: '2026-11-23',
  },
  postUrl: null,
  sandboxNoun: null,
}
