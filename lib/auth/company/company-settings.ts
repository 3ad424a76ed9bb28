import { asc, eq, inArray } from 'drizzle-orm'
import type { Role } from '@/db/allowed-values'
import { accounts, companyDomains, companySignIns, loginSessions } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { env } from '@/lib/env'
import { AppError, type FieldError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { OrgContext } from '../context'
import type { CompanySignInInput } from '../schemas'
import { connectToCompany, openClientSecret, sealClientSecret } from './company-client'

/** The provider name under which people's links to a workspace's company sign-in are stored. */
export const companyProvider = (orgId: string): string => `company:${orgId}`

/** The callback URL to which the company's server redirects people. */
export const companyCallback = (): string => `${env().APP_URL}/api/auth/company/callback`

export type CompanySettings = {
  issuer: string
  clientId: string
  hasSecret: boolean
  domains: string[]
  defaultRole: Role
  enabled: boolean
  required: boolean
}

/** Returns a workspace's company sign-in, without its secret; undefined if none was ever set up. */
export async function findCompanySettings(ctx: OrgContext<'own'>): Promise<CompanySettings | undefined> {
  return inSystem(async (tx) => {
    const [row] = await tx.select().from(companySignIns).where(eq(companySignIns.orgId, ctx.orgId))
    if (!row) return undefined
    const domains = await tx
      .select({ domain: companyDomains.domain })
      .from(companyDomains)
      .where(eq(companyDomains.orgId, ctx.orgId))
      .orderBy(asc(companyDomains.domain))
    return {
      issuer: row.issuer,
      clientId: row.clientId,
      hasSecret: row.encryptedSecret !== null,
      domains: domains.map(({ domain }) => domain),
      defaultRole: row.defaultRole,
      enabled: row.enabled,
      required: row.required,
    }
  })
}

const invalidError = (errors: FieldError[]) => new AppError('invalid', { errors })

/**
 * Stores a workspace's company sign-in. Before turning it on, checks that its server can be discovered, so that a
 * broken one is never enabled. The secret is encrypted, belongs to this server, and is kept if none is given.
 * Owners only: whoever runs the server can sign in as any member. Throws `invalid` with pointers, also for a domain
 * that belongs to another workspace.
 */
export async function saveCompanySignIn(ctx: OrgContext<'own'>, input: CompanySignInInput): Promise<void> {
  const { orgId } = ctx
  await requireAllowedAddress(orgId, input.issuer)
  const [stored] = await inSystem((tx) =>
    tx.select().from(companySignIns).where(eq(companySignIns.orgId, orgId)),
  )
  const moved = stored !== undefined && stored.issuer !== input.issuer
  if (moved && stored.encryptedSecret && !input.client_secret)
    throw invalidError([
      { pointer: '/client_secret', detail: 'Enter the secret again, because the address has changed.' },
    ])
  const secret =
    input.client_secret || (stored?.encryptedSecret && openClientSecret(orgId, stored.encryptedSecret))
  if (input.enabled)
    await requireServer({
      orgId,
      issuer: input.issuer,
      clientId: input.client_id,
      ...(secret ? { clientSecret: secret } : {}),
    })
  const row = {
    issuer: input.issuer,
    clientId: input.client_id,
    encryptedSecret: secret ? sealClientSecret(orgId, secret) : null,
    defaultRole: input.default_role,
    enabled: input.enabled,
    required: input.required,
  }
  await inSystem(async (tx) => {
    await tx
      .insert(companySignIns)
      .values({ orgId, ...row })
      .onConflictDoUpdate({ target: companySignIns.orgId, set: row })
    await replaceDomains(tx, orgId, input.domains)
    // Another server may use the same subject for someone else, so people must be linked again.
    if (moved) await tx.delete(accounts).where(eq(accounts.provider, companyProvider(orgId)))
    if (moved || !input.enabled) await endCompanySessions(tx, orgId)
    const { client_secret: _, ...settings } = input
    await audit(tx, ctx, { action: 'company-sign-in.saved', subject: orgId, data: settings })
  })
}

async function requireAllowedAddress(orgId: string, issuer: string): Promise<void> {
  try {
    checkAddress(issuer, await outboundPolicy('sign-in', { orgId }))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw invalidError([{ pointer: '/issuer', detail: `${error.message} ${error.hint}` }])
  }
}

async function requireServer(server: Parameters<typeof connectToCompany>[0]): Promise<void> {
  try {
    await connectToCompany(server)
  } catch (cause) {
    const inner = cause instanceof Error && cause.cause instanceof OutboundError ? cause.cause : cause
    throw invalidError([
      {
        pointer: '/issuer',
        detail:
          inner instanceof OutboundError
            ? `${inner.message} ${inner.hint}`
            : 'This server doesn’t describe itself as an OpenID Connect server. Check the address.',
      },
    ])
  }
}

async function replaceDomains(tx: SystemTx, orgId: string, domains: string[]): Promise<void> {
  await tx.delete(companyDomains).where(eq(companyDomains.orgId, orgId))
  if (domains.length === 0) return
  await tx
    .insert(companyDomains)
    .values(domains.map((domain) => ({ domain, orgId })))
    .onConflictDoNothing()
  const owners = await tx
    .select({ domain: companyDomains.domain, orgId: companyDomains.orgId })
    .from(companyDomains)
    .where(inArray(companyDomains.domain, domains))
  const taken = owners.filter((one) => one.orgId !== orgId).map(({ domain }) => domain)
  if (taken.length > 0)
    throw invalidError([
      {
        pointer: '/domains',
        detail: `Another workspace uses ${taken.join(', ')}. Ask the site’s administrator.`,
      },
    ])
}

/** Deletes a workspace's company sign-in with its secret. The sessions it opened end at once. */
export async function removeCompanySignIn(ctx: OrgContext<'own'>): Promise<void> {
  await inSystem(async (tx) => {
    await tx.delete(companySignIns).where(eq(companySignIns.orgId, ctx.orgId))
    await tx.delete(companyDomains).where(eq(companyDomains.orgId, ctx.orgId))
    await tx.delete(accounts).where(eq(accounts.provider, companyProvider(ctx.orgId)))
    await endCompanySessions(tx, ctx.orgId)
    await audit(tx, ctx, { action: 'company-sign-in.removed', subject: ctx.orgId })
  })
}

/** Ends the sessions that a workspace's company sign-in opened, in the transaction of the change. */
const endCompanySessions = (tx: SystemTx, orgId: string) =>
  tx.delete(loginSessions).where(eq(loginSessions.orgId, orgId))
