import type { SetupGuide } from '../setup'

/** spec/platforms#linkedin */
export const linkedinSetup: SetupGuide = {
  steps: [
    {
      text: 'Create an app. LinkedIn asks for a company page that you manage, and for a verification by one of its admins.',
      url: 'https://www.linkedin.com/developers/apps/new',
    },
    {
      text: 'For profiles, add “Sign In with LinkedIn using OpenID Connect” and “Share on LinkedIn” on the tab “Products”. They are granted at once and allow these permissions.',
      enter: 'scopes',
    },
    {
      text: 'For company pages, request the “Community Management API” on that tab instead. LinkedIn reviews the request, and wants it to be the only product of the app. It allows these permissions. Such an app connects profiles too: always choose “Connect company pages”.',
      url: 'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/community-management-overview',
      enter: 'managed-scopes',
    },
    { text: 'On the tab “Auth”, add this under “Authorized redirect URLs for your app”.', enter: 'callback' },
    { text: 'On the same tab copy the Client ID and the Primary Client Secret.' },
    {
      text: 'Connections last 60 days. If LinkedIn has approved your app for refresh tokens, they last a year.',
      url: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
    },
  ],
  leaving: {
    text: 'LinkedIn keeps the permission until you remove the app under “Permitted services” in its settings.',
    url: 'https://www.linkedin.com/psettings/permitted-services',
  },
  source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
  checked: '2026-11-23',
}
