import { and, eq } from 'drizzle-orm'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { companyDomains, companySignIns } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { enforceRateLimit } from '@/lib/rate-limit'
import { clientAddress } from '../client-address'
import { createOneTimeSecret } from '../one-time-secrets'
import { type CompanyServer, connectToCompany, openClientSecret } from './company-client'
import { companyCallback } from './company-provider'

const tenMinutes = 600

/** Finds an enabled company sign-in, with what is needed to connect to its server. */
export async function findCompanyServer(
  where: { orgId: string } | { domain: string },
): Promise<CompanyServer | undefined> {
  const [row] = await inSystem((tx) => {
    const rows = tx.select({ own: companySignIns }).from(companySignIns)
    return 'orgId' in where
      ? rows.where(and(eq(companySignIns.orgId, where.orgId), eq(companySignIns.enabled, true)))
      : rows
          .innerJoin(companyDomains, eq(companyDomains.orgId, companySignIns.orgId))
          .where(and(eq(companyDomains.domain, where.domain), eq(companySignIns.enabled, true)))
  })
  if (!row) return undefined
  const { orgId, issuer, clientId, encryptedSecret } = row.own
  if (encryptedSecret === null) return { orgId, issuer, clientId }
  const clientSecret = openClientSecret(orgId, encryptedSecret)
  return clientSecret === undefined ? undefined : { orgId, issuer, clientId, clientSecret }
}

/**
 * Begins a company sign-in. Returns the URL at the company's server (authorization code flow with PKCE, state and
 * nonce), and the state, which the browser must also send back in a cookie. Takes the email address or the
 * workspace, and where to go afterwards. Throws the same `not-found` for every address whose domain has no working
 * sign-in.
 */
export async function beginCompanySignIn(
  who: { email: string } | { orgId: string },
  next: string,
  headers: Headers,
): Promise<{ address: string; state: string }> {
  await enforceRateLimit(`company-from:${clientAddress(headers) ?? 'anywhere'}`, 300, 300)
  const domain = 'email' in who ? (who.email.split('@').at(-1) ?? '') : ''
  const server = await findCompanyServer('orgId' in who ? who : { domain })
  if (!server) throw notThere()
  const client = await connectToCompany(server).catch((cause: unknown) => {
    log.warn('a company’s sign-in server did not answer', {
      org: server.orgId,
      error: String(cause).slice(0, 200),
    })
    throw notThere()
  })
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const state = await createOneTimeSecret('company-sign-in', {
    data: { orgId: server.orgId, issuer: server.issuer, verifier, nonce, next },
    seconds: tenMinutes,
  })
  const address = buildAuthorizationUrl(client, {
    redirect_uri: companyCallback(),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...('email' in who ? { login_hint: who.email } : {}),
  })
  return { address: address.href, state }
}

const notThere = () =>
  new AppError('not-found', {
    detail: 'We can’t use a company sign-in for this email address right now.',
    hint: 'Check the address, sign in another way, or ask an admin of your workspace.',
  })
