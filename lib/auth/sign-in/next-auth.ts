import 'server-only'
import { headers } from 'next/headers'
import NextAuth from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'
import { clientAddress } from '@/lib/auth/client-address'
import { env, hasPublicAddress, requireEnv } from '@/lib/env'
import { newId } from '@/lib/ids'
import { passSecondFactor } from '../codes/pass-second-factor'
import { endSession } from '../login-sessions/end-session'
import { findSessionVersion } from '../login-sessions/find-session-version'
import { browserOf, cookieIn, knownBrowserCookie } from '../login-sessions/known-browser'
import { openLoginSession } from '../login-sessions/open-login-session'
import { readSessionProof } from '../login-sessions/read-session-proof'
import { maxSessionMs } from '../login-sessions/session-times'
import { checkCredentials } from '../passwords/check-credentials'
import { signInInput } from '../schemas'
import { openFirstWorkspace } from '../sign-up/open-first-workspace'
import { consumeProvenSignIn } from './consume-proven-sign-in'
import { mayUseExternalAccount } from './may-use-external-account'
import { peopleAdapter } from './people-adapter'

const day = 24 * 60 * 60

/**
 * Sign-in through next-auth: always email and password, plus GitHub and Google if their keys are set
 * (spec/decisions#1).
 */
export const { handlers, signIn, signOut } = NextAuth(() => {
  const { APP_URL, AUTH_GITHUB_ID, AUTH_GITHUB_SECRET, AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET } = env()
  // The URL that sign-in providers redirect to comes from the configuration, never from a request's Host header.
  if (hasPublicAddress()) process.env.AUTH_URL ??= APP_URL
  return {
    secret: requireEnv('AUTH_SECRET'),
    trustHost: true,
    useSecureCookies: APP_URL.startsWith('https://'),
    adapter: peopleAdapter(),
    session: { strategy: 'jwt' as const, maxAge: 7 * day, updateAge: day },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      Credentials({
        credentials: { email: {}, password: {}, code: {} },
        async authorize(raw, request) {
          const input = signInInput.safeParse(raw)
          if (!input.success) return null
          const { email, password, code } = input.data
          const browser = browserOf(email, cookieIn(request.headers.get('cookie'), knownBrowserCookie))
          const person = await checkCredentials(email, password, {
            address: clientAddress(request.headers),
            browser,
          })
          if (!person) return null
          const secondFactor = await passSecondFactor(person.id, code, browser)
          return { ...person, proof: { method: 'password' as const, secondFactor, companyOf: null } }
        },
      }),
      // All other sign-in methods have already been verified before they get here: see signInAs.
      Credentials({
        id: 'proven',
        credentials: { secret: {} },
        authorize: async (raw) => (typeof raw.secret === 'string' ? consumeProvenSignIn(raw.secret) : null),
      }),
      ...(AUTH_GITHUB_ID && AUTH_GITHUB_SECRET
        ? [GitHub({ clientId: AUTH_GITHUB_ID, clientSecret: AUTH_GITHUB_SECRET })]
        : []),
      ...(AUTH_GOOGLE_ID && AUTH_GOOGLE_SECRET
        ? [Google({ clientId: AUTH_GOOGLE_ID, clientSecret: AUTH_GOOGLE_SECRET })]
        : []),
    ],
    events: {
      async signOut(ended) {
        if ('token' in ended && ended.token?.sub) await endSession(ended.token.sub, ended.token.session)
      },
      async createUser({ user }) {
        if (user.id) await openFirstWorkspace(user.id, user.name ?? user.email ?? 'My')
      },
    },
    callbacks: {
      async signIn({ user, account }) {
        if (!account || account.type === 'credentials') return true
        return (await mayUseExternalAccount(account, user.email)) || '/sign-up'
      },
      async jwt({ token, user, account }) {
        if (user?.id) {
          const id = newId()
          const version = await findSessionVersion(user.id)
          if (version === undefined) return null
          await openLoginSession(
            { id, userId: user.id, version, ...readSessionProof(user, account?.provider) },
            await headers(),
          )
          Object.assign(token, { sub: user.id, since: Date.now(), session: id, version, recorded: true })
        }
        // It ends thirty days after the sign-in, however active the person was.
        if (typeof token.since === 'number' && Date.now() - token.since > maxSessionMs) return null
        return token
      },
      session({ session, token }) {
        return {
          expires: session.expires,
          user: { id: token.sub ?? '' },
          version: token.version,
          session: token.session,
        }
      },
    },
  }
})
