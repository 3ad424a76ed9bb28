import type { SetupGuide } from '../setup'

/** spec/platforms#instagram */
export const instagramSetup: SetupGuide = {
  steps: [
    {
      text: 'Create an app at Meta and choose the use case for Instagram’s content.',
      url: 'https://developers.facebook.com/apps/creation/',
    },
    {
      text: 'Open the use case, then “API setup with Instagram login”. Add these permissions.',
      enter: 'scopes',
    },
    { text: 'Under “Set up Instagram business login” enter this as the redirect URL.', enter: 'callback' },
    {
      text: 'On the same page copy the Instagram app ID and the Instagram app secret. Those of the Meta app are something else.',
    },
    {
      text: 'The account to connect must be a professional one. Until Meta has reviewed the app, add it as an Instagram tester under “App roles” and accept that in Instagram’s settings.',
      url: 'https://developers.facebook.com/apps/',
    },
    {
      text: 'To connect accounts of other people, pass Meta’s app review for both permissions.',
      url: 'https://developers.facebook.com/docs/app-review',
    },
  ],
  leaving: {
    text: 'Instagram keeps the permission until you remove the app under “Apps and websites” in its settings.',
    url: 'https://www.instagram.com/accounts/manage_access/',
  },
  source:
    'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  checked: '2026-11-23',
}
