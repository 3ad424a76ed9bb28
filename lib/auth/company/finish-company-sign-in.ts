import { and, eq } from 'drizzle-orm'
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { accounts, companyDomains, companySignIns, memberships, users } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { isEmailAddress } from '@/lib/email/email-address'
import { env } from '@/lib/env'
import { newId } from '@/lib/ids'
import { log } from '@/lib/log'
import { findOrgRole } from '../authorization/find-role'
import { isDisabledDemoAccount } from '../demo-account'
import { consumeOneTimeSecret } from '../one-time-secrets'
import { isSameSecret } from '../secrets'
import { findCompanyServer } from './begin-company-sign-in'
import { connectToCompany } from './company-client'
import type { CompanyProblem } from './company-problems'
import { companyCallback, companyProvider } from './company-provider'

export type CompanyOutcome = { userId: string; orgId: string; next: string } | { problem: CompanyProblem }

/**
 * Finishes a company sign-in and returns the person whom the company's server sent back. Takes the URL's query and
 * the state from the browser's cookie, which ties the sign-in to the browser that began it. The state works once.
 * Exchanges the code with PKCE and checks the ID token (signature, issuer, audience, nonce, times); the email
 * address must be verified and on one of the workspace's domains. Serves spec/security#6.6.
 */
export async function finishCompanySignIn(
  query: URLSearchParams,
  cookieState: string | undefined,
): Promise<CompanyOutcome> {
  const state = query.get('state') ?? ''
  if (!cookieState || !isSameSecret(state, cookieState)) return { problem: 'expired' }
  const pending = (await consumeOneTimeSecret('company-sign-in', state))?.data
  if (!pending) return { problem: 'expired' }
  const { orgId, issuer, verifier, nonce, next } = pending as Record<string, string>
  const server = await findCompanyServer({ orgId: orgId ?? '' })
  // A sign-in begun with another server cannot be finished with this one.
  if (!server || !orgId || server.issuer !== issuer) return { problem: 'expired' }
  if (query.has('error')) return { problem: 'refused' }
  const url = new URL(companyCallback())
  url.search = query.toString()
  const claims = await connectToCompany(server)
    .then((client) =>
      identityOf(client, url, {
        pkceCodeVerifier: verifier ?? '',
        expectedNonce: nonce ?? '',
        expectedState: state,
      }),
    )
    .catch((error: unknown) => {
      log.warn('a company’s sign-in failed', { org: orgId, error: String(error).slice(0, 200) })
      return undefined
    })
  if (!claims) return { problem: 'failed' }
  if (!claims.verified) return { problem: 'unverified' }
  const found = await inSystem((tx) => findOrMakePerson(tx, orgId, { ...claims, email: claims.email }))
  return typeof found === 'string' ? { problem: found } : { ...found, orgId, next: next ?? '/' }
}

type Identity = { subject: string; email: string; verified: boolean; name: string | undefined }

async function identityOf(
  client: Configuration,
  url: URL,
  checks: { pkceCodeVerifier: string; expectedNonce: string; expectedState: string },
): Promise<Identity> {
  const tokens = await authorizationCodeGrant(client, url, { ...checks, idTokenExpected: true })
  const own = tokens.claims()
  if (!own) throw new Error('there is no ID token')
  const more =
    own.email === undefined && client.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(client, tokens.access_token, own.sub)
      : own
  const email = typeof more.email === 'string' ? more.email.trim().toLowerCase() : ''
  return {
    subject: own.sub,
    email,
    // Only what the server vouches for: a missing claim means not verified.
    verified: more.email_verified === true && isEmailAddress(email),
    name: typeof more.name === 'string' ? more.name.trim().slice(0, 120) || undefined : undefined,
  }
}

async function findOrMakePerson(
  tx: SystemTx,
  orgId: string,
  { subject, email, name }: Identity,
): Promise<{ userId: string } | CompanyProblem> {
  const [settings] = await tx
    .select({
      role: companySignIns.defaultRole,
      enabled: companySignIns.enabled,
      domain: companyDomains.domain,
    })
    .from(companySignIns)
    .leftJoin(
      companyDomains,
      and(
        eq(companyDomains.orgId, companySignIns.orgId),
        eq(companyDomains.domain, email.split('@').at(-1) ?? ''),
      ),
    )
    .where(eq(companySignIns.orgId, orgId))
    .for('update', { of: companySignIns })
  if (!settings?.enabled) return 'expired'
  if (!settings.domain) return 'domain'
  const provider = companyProvider(orgId)
  const [linked] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, subject)))
  // Someone removed by an admin since then cannot come back on their own.
  if (linked) return (await findOrgRole(tx, linked.userId, orgId)) ? { userId: linked.userId } : 'removed'
  const userId = await personWith(tx, email, name)
  if (userId === undefined) return 'closed'
  await tx.insert(accounts).values({ userId, type: 'oidc', provider, providerAccountId: subject })
  const [joined] = await tx
    .insert(memberships)
    .values({ orgId, userId, role: settings.role })
    .onConflictDoNothing()
    .returning({ role: memberships.role })
  const actor = { kind: 'person' as const, id: userId, name: name ?? email }
  await audit(tx, { orgId, actor }, { action: 'company-sign-in.linked', subject: userId })
  if (joined)
    await audit(
      tx,
      { orgId, actor },
      { action: 'member.joined', subject: userId, data: { role: joined.role } },
    )
  return { userId }
}

/** Returns the person with this address; creates one if there is none and sign-up is allowed. */
async function personWith(
  tx: SystemTx,
  email: string,
  name: string | undefined,
): Promise<string | undefined> {
  if (isDisabledDemoAccount(email)) return undefined
  const known = () => tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  const [there] = await known()
  if (there) return there.id
  if (env().SIGN_UP === 'closed') return undefined
  const [made] = await tx
    .insert(users)
    .values({ id: newId(), name: name ?? email.split('@')[0] ?? email, email, emailVerified: new Date() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return made?.id ?? (await known())[0]?.id
}
