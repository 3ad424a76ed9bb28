import { eq, inArray } from 'drizzle-orm'
import { accounts, companyDomains, companySignIns } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError, type FieldError } from '@/lib/errors'
import { checkAddress } from '@/lib/http/addresses/address-policy'
import { outboundPolicy } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import type { OrgContext } from '../context'
import type { CompanySignInInput } from '../schemas'
import { connectToCompany, openClientSecret, sealClientSecret } from './company-client'
import { companyProvider } from './company-provider'
import { endCompanySessions } from './end-company-sessions'

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
