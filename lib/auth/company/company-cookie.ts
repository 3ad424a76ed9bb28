import { env } from '@/lib/env'

/** The cookie that ties a company sign-in to the browser that began it; sent back only to the callback. */
export const companyCookieName = 'tributary_company'

/**
 * Builds that cookie with the attempt's `state`, valid for ten minutes; `Secure` if the install is served over HTTPS.
 * Serves spec/security#6.6.
 */
export const companyCookie = (state: string) => ({
  name: companyCookieName,
  value: state,
  httpOnly: true,
  // Lax, since the company's page redirects the browser back here.
  sameSite: 'lax' as const,
  secure: env().APP_URL.startsWith('https://'),
  path: '/api/auth/company',
  maxAge: 600,
})
