import { createHmac } from 'node:crypto'
import { env, requireEnv } from '@/lib/env'

/**
 * Set on a browser that has signed in to an account before; it grants no access, it only makes the browser's
 * failures count separately.
 */
export const knownBrowserCookie = 'tributary.known'
const year = 365 * 24 * 60 * 60

const markOf = (email: string, browser: string): string =>
  createHmac('sha256', requireEnv('AUTH_SECRET'))
    .update(`known browser ${browser} ${email}`)
    .digest('base64url')

/** The cookie, with its options, for a browser that has just signed in. */
export const knownBrowser = (email: string, browser: string) => ({
  name: knownBrowserCookie,
  value: `${browser}.${markOf(email, browser)}`,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env().APP_URL.startsWith('https://'),
  path: '/',
  maxAge: year,
})

/** Returns the browser that a cookie names, if it signed in to this very account before. */
export function browserOf(email: string, cookie: string | undefined): string | undefined {
  const [browser = '', mark = ''] = cookie?.split('.') ?? []
  if (!/^[0-9a-f-]{36}$/.test(browser) || mark !== markOf(email, browser)) return undefined
  return browser
}

/** Returns a cookie's value from a Cookie header. */
export const cookieIn = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
