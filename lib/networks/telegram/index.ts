import type { Network } from '../network'
import { telegramRules } from './rules'

/**
 * Messages of a bot in a Telegram channel or group (spec/platforms#telegram). Logo from Simple Icons (CC0); the
 * trademark belongs to its owner.
 */
export const telegram: Network = {
  label: 'Telegram',
  mark: 'M11.944 0A12 12 0 0 0 0 12a12 12 0 0 0 12 12 12 12 0 0 0 12-12A12 12 0 0 0 12 0a12 12 0 0 0-.056 0zm4.962 7.224c.1-.002.321.023.465.14a.506.506 0 0 1 .171.325c.016.093.036.306.02.472-.18 1.898-.962 6.502-1.36 8.627-.168.9-.499 1.201-.82 1.23-.696.065-1.225-.46-1.9-.902-1.056-.693-1.653-1.124-2.678-1.8-1.185-.78-.417-1.21.258-1.91.177-.184 3.247-2.977 3.307-3.23.007-.032.014-.15-.056-.212s-.174-.041-.249-.024c-.106.024-1.793 1.14-5.061 3.345-.48.33-.913.49-1.302.48-.428-.008-1.252-.241-1.865-.44-.752-.245-1.349-.374-1.297-.789.027-.216.325-.437.893-.663 3.498-1.524 5.83-2.529 6.998-3.014 3.332-1.386 4.025-1.627 4.476-1.635z',
  about: 'Messages of a bot in a channel or group, with up to ten images.',
  rules: telegramRules,
  usualCap: 100,
  usualGapMinutes: 5,
  cardFormat: 'wide',
  writing: {
    style: 'professional',
    images: 1,
    brief: {
      lines: [
        'The hook is one sentence of at most 150 characters that carries the message by itself.',
        'One to three short paragraphs for people who follow the brand on their phone. At most 800 characters in all, so that the text stands below an image. At most two hashtags.',
      ],
      maxTextLength: 800,
      maxHookLength: 150,
      maxParagraphs: 4,
      maxTitleLength: null,
      maxHashtags: 2,
    },
  },
  changes: {
    correct: 'text',
    remove: true,
    limits:
      'Telegram lets bots edit the text only. It lets them delete a message for 48 hours, and after that where the bot is an administrator who may delete messages.',
    source: 'https://core.telegram.org/bots/api#deletemessage',
    checked: '2026-11-23',
  },
  postUrl: null,
  sandboxNoun: null,
}
