import type { SetupGuide } from '../setup'

/** spec/platforms#mastodon */
export const mastodonSetup: SetupGuide = {
  steps: [
    {
      text: 'Find the server of your account: it is what stands after the second @ of your full name. On your profile, at Mastodon, the full name stands below your display name.',
    },
    {
      text: 'Here, choose “Connect Mastodon” and enter the server. There is no app to create: we register this install there ourselves.',
    },
    { text: 'Your server asks you to sign in and to allow these permissions.', enter: 'scopes' },
    {
      text: 'To take the access back later, open Preferences, Account, Authorized apps on your server. On most servers it is this page; put your own server’s name in its address.',
      url: 'https://mastodon.social/oauth/authorized_applications',
    },
  ],
  source: 'https://docs.joinmastodon.org/methods/apps/',
  checked: '2026-11-23',
}
