import type { Connection } from '../connection'
import { pagesPattern } from './pages-to-mention'

/** How LinkedIn accounts are connected (spec/platforms#networks). */
export const linkedinAccess: Connection = {
  method: 'oauth',
  addresses: {
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    api: 'https://api.linkedin.com',
  },
  scopes: ['openid', 'profile', 'w_member_social'],
  managed: {
    // Without OpenID: an app for company pages cannot have any other product
    // (docs/spec/platforms.md#linkedin-pages).
    scopes: [
      'r_basicprofile',
      'w_member_social',
      'rw_organization_admin',
      'r_organization_social',
      'w_organization_social',
      // For comments on posts; granted by the same product (learn.microsoft.com, Comments API, read on 2026-11-23).
      'r_organization_social_feed',
      'w_organization_social_feed',
    ],
    own: 'profile',
    managed: 'company pages',
    needs: 'Company pages need an app with the Community Management API.',
  },
  scopeSeparator: ' ',
  pkce: false,
  authorizeParams: {},
  settings: [
    {
      name: 'pages_to_mention',
      label: 'Pages to mention',
      help: 'One page in each line: its name exactly as on LinkedIn, “=”, and its number or an address with the number. Where a post has @ and the name, we mention the page. Its admins see the number in the address of the page.',
      secret: false,
      type: 'lines',
      namesToMention: true,
      optional: true,
      placeholder: 'Acme Pots = 1234567',
      form: {
        pattern: pagesPattern,
        message:
          'Write one page in each line, such as “Acme Pots = 1234567”. An address with the name of the page has no number in it.',
      },
    },
  ],
  life: {
    refreshToken: { days: 365, from: 'consent' },
    why: 'LinkedIn asks for consent again every 60 days, or once a year if it has approved the app as a partner.',
    source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
    checked: '2026-11-23',
  },
}
