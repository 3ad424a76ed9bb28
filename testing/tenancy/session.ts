import { encode } from 'next-auth/jwt'
import { newId } from '@/lib/ids'

const cookieName = 'authjs.session-token'

/** The headers that this person's browser sends from one of our own pages. */
export async function signedInHeaders(userId: string): Promise<Headers> {
  const token = await encode({
    token: { sub: userId, since: Date.now(), version: 1, session: newId() },
    secret: process.env.AUTH_SECRET ?? '',
    salt: cookieName,
  })
  return new Headers({
    cookie: `${cookieName}=${token}`,
    'sec-fetch-site': 'same-origin',
    host: 'localhost:3000',
  })
}

/** The headers of someone who is not signed in, from one of our own pages. */
export const anonymousHeaders = (): Headers =>
  new Headers({ 'sec-fetch-site': 'same-origin', host: 'localhost:3000' })
