import type { Connection } from '../connection'

/** How X accounts are connected (spec/platforms#networks). */
export const xAccess: Connection = {
  method: 'oauth',
  addresses: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    api: 'https://api.x.com',
  },
  scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
  scopeSeparator: ' ',
  pkce: true,
  authorizeParams: {},
  life: {
    // Its lifetime is not documented, and it is replaced with every use.
    refreshToken: { days: null, from: 'last-use' },
    why: 'X gave us no access that we could renew.',
    source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code',
    checked: '2026-11-23',
  },
}
