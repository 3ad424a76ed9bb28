import type { Network } from '../network'
import { newsletterRules } from './rules'

/** Emails to a mailing list or a newsletter provider (spec/platforms#newsletter). The logo is an envelope. */
export const newsletter: Network = {
  label: 'Newsletter',
  mark: 'M2 4h20v16H2zM4 6v.5l8 5.5 8-5.5V6zM4 9v9h16V9l-8 5.5z',
  about: 'Emails to a mailing list, by your own mail server.',
  rules: newsletterRules,
  usualCap: 5,
  usualGapMinutes: 60,
  cardFormat: 'wide',
  writing: {
    style: 'whole',
    images: 3,
    brief: {
      lines: [
        'An email to people who asked for it: what is new first, then everything that the facts say, in full sentences and in their order.',
        'The title is the subject: it says what the email is about, in at most 70 characters, without capitals and exclamation marks for effect. No hashtags.',
      ],
      maxTitleLength: 100,
      maxHashtags: 0,
    },
  },
  plainHandles: true,
  changes: {
    correct: null,
    remove: false,
    limits: 'An email that was sent can’t be edited or deleted.',
    source: 'RFC 5321',
    checked: '2026-11-23',
  },
  postUrl: null,
  sandboxNoun: null,
}
