import type { Connection } from '../connection'

/** How Mastodon accounts are connected (spec/platforms#networks). */
export const mastodonAccess: Connection = {
  method: 'oauth',
  addresses: { authorize: '/oauth/authorize', token: '/oauth/token', api: '' },
  perServer: {
    label: 'Server',
    help: 'Where you sign in to Mastodon. It is the last part of your full name there: mastodon.social, if you are @name@mastodon.social.',
    placeholder: 'mastodon.social',
  },
  // We read posts to find one whose outcome is unknown; followers-only posts cannot be read without this scope.
  scopes: ['read:accounts', 'read:statuses', 'write:statuses', 'write:media'],
  scopeSeparator: ' ',
  pkce: true,
  // Otherwise connecting a second account on the same server would connect the one that is signed in.
  authorizeParams: { force_login: 'true' },
  settings: [
    {
      name: 'visibility',
      label: 'Visibility',
      help: 'Who sees the posts. An edit can’t change it.',
      secret: false,
      type: 'choice',
      choices: [
        { value: 'public', label: 'Public' },
        { value: 'unlisted', label: 'Quiet public' },
        { value: 'private', label: 'Followers only' },
      ],
      initial: 'public',
    },
    {
      name: 'content_warning',
      label: 'Content warning',
      help: 'Posts are folded below this text. Leave it empty for posts that everyone sees at once.',
      secret: false,
      type: 'text',
      optional: true,
      countsWithText: true,
      form: { pattern: /^[^\r\n]{0,200}$/, message: 'Use up to 200 characters in one line.' },
    },
  ],
  life: {
    why: 'Access to a Mastodon account does not end by itself.',
    source: 'https://docs.joinmastodon.org/entities/Token/',
    checked: '2026-11-23',
  },
}
