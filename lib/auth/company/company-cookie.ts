import { env } from '@/lib/env'

/** The cookie that ties a company's sign-in to the browser that began it; sent back to the callback alone. */
export const companyCookieName = 'tributary_company'

export const companyCookie = (state: string) => ({
  name: companyCookieName,
  value: state,
  httpOnly: true,
  // Lax, since the company's page leads the browser back here.
  sameSite: 'lax' as const,
  secure: env().APP_URL.startsWith('https://'),
  path: '/api/auth/company',
  maxAge: 600,
})
