import type { SetupGuide } from '../setup'

/** spec/platforms#youtube */
export const youtubeSetup: SetupGuide = {
  steps: [
    { text: 'Create a project at Google Cloud.', url: 'https://console.cloud.google.com/projectcreate' },
    {
      text: 'Turn on the YouTube Data API v3 for it.',
      url: 'https://console.cloud.google.com/apis/library/youtube.googleapis.com',
    },
    {
      text: 'Set up the consent screen for external users.',
      url: 'https://console.cloud.google.com/auth/overview',
    },
    {
      text: 'Under “Data Access” add these scopes.',
      url: 'https://console.cloud.google.com/auth/scopes',
      enter: 'scopes',
    },
    {
      text: 'Under “Audience” publish the app. While it is in Testing, Google ends each connection after seven days.',
      url: 'https://console.cloud.google.com/auth/audience',
    },
    {
      text: 'Create an OAuth client of the type “Web application”, with this as an authorized redirect URI.',
      url: 'https://console.cloud.google.com/auth/clients/create',
      enter: 'callback',
    },
    { text: 'Copy the Client ID and the Client secret.' },
    {
      text: 'Videos of a project that Google has not audited stay private. Ask for the audit before you need public videos.',
      url: 'https://support.google.com/youtube/contact/yt_api_form',
    },
  ],
  leaving: {
    text: 'Where Google keeps the permission, remove the app from the connections of the Google account.',
    url: 'https://myaccount.google.com/connections',
  },
  source: 'https://developers.google.com/youtube/v3/guides/auth/server-side-web-apps',
  checked: '2026-11-23',
}
