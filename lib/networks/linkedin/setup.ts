import type { SetupGuide } from '../setup'

/** spec/platforms#linkedin */
export const linkedinSetup: SetupGuide = {
  steps: [
    {
      text: 'Create an app. LinkedIn asks for a company page that you manage, and for a verification by one of its admins.',
      url: 'https://www.linkedin.com/developers/apps/new',
    },
    {
      text: 'On the tab “Products” add “Sign In with LinkedIn using OpenID Connect” and “Share on LinkedIn”. They are granted at once and allow these permissions.',
      enter: 'scopes',
    },
    { text: 'On the tab “Auth”, add this under “Authorized redirect URLs for your app”.', enter: 'callback' },
    { text: 'On the same tab copy the Client ID and the Primary Client Secret.' },
    {
      text: 'Connections last 60 days. If LinkedIn has approved your app for refresh tokens, they last a year.',
      url: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
    },
  ],
  source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
  checked: '2026-11-23',
}
