import type { Connection } from '../connection'

/** How Instagram accounts are connected (spec/platforms#networks). */
export const instagramAccess: Connection = {
  method: 'oauth',
  addresses: {
    authorize: 'https://www.instagram.com/oauth/authorize',
    token: 'https://api.instagram.com/oauth/access_token',
    api: 'https://graph.instagram.com',
  },
  scopes: [
    'instagram_business_basic',
    'instagram_business_content_publish',
    // For first comments.
    'instagram_business_manage_comments',
  ],
  scopeSeparator: ',',
  pkce: false,
  authorizeParams: {},
  life: {
    renewsByAccessToken: true,
    why: 'Instagram ends connections after 60 days unless they are renewed.',
    source:
      'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
    checked: '2026-11-23',
  },
}
