import type { SetupGuide } from '../setup'

/** spec/platforms#bluesky */
export const blueskySetup: SetupGuide = {
  steps: [
    {
      text: 'Sign in to Bluesky as the account to connect, and open “App passwords” in its settings.',
      url: 'https://bsky.app/settings/app-passwords',
    },
    {
      text: 'Choose “Add App Password”, give it a name, and copy it. Don’t use the password of the account.',
    },
    { text: 'Here, choose “Add Bluesky account”, and enter your handle and the app password.' },
  ],
  source: 'https://bsky.app/settings/app-passwords',
  checked: '2026-11-23',
}
