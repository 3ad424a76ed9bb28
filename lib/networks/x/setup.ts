import type { SetupGuide } from '../setup'

/** spec/platforms#x */
export const xSetup: SetupGuide = {
  steps: [
    {
      text: 'Sign in to the developer console with any X account, and create a project with an app. Posting is paid for: add a payment method.',
      url: 'https://developer.x.com/en/portal/dashboard',
    },
    {
      text: 'In the app’s settings open “User authentication settings”. Choose “Read and write”, and “Web App, Automated App or Bot” as the type of app.',
    },
    { text: 'Enter this as “Callback URI / Redirect URL”.', enter: 'callback' },
    { text: 'Enter this as “Website URL”, and save.', enter: 'site' },
    {
      text: 'Open “Keys and tokens”. Copy the OAuth 2.0 Client ID and Client Secret. The API key and the bearer token are something else.',
    },
    {
      text: 'X asks the people who connect an account for these permissions. You enter them nowhere.',
      enter: 'scopes',
    },
  ],
  source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code',
  checked: '2026-11-23',
}
