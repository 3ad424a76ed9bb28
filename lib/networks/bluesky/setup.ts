import type { SetupGuide } from '../setup'

/** spec/platforms#bluesky */
export const blueskySetup: SetupGuide = {
  steps: [
    {
      text: 'Here, choose “Sign in with Bluesky” and enter the handle of the account. Its server asks you to sign in and to allow us to post.',
    },
    {
      text: 'Or use an app password: sign in to Bluesky as the account to connect, and open “App passwords” in its settings.',
      url: 'https://bsky.app/settings/app-passwords',
    },
    {
      text: 'Choose “Add App Password”, give it a name, and copy it. Don’t use the password of the account.',
    },
    { text: 'Then choose “Add Bluesky account” here, and enter your handle and the app password.' },
  ],
  leaving: {
    text: 'The app password works until you delete it on Bluesky.',
    url: 'https://bsky.app/settings/app-passwords',
  },
  source: 'https://bsky.app/settings/app-passwords',
  checked: '2026-11-23',
}
