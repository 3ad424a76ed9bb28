import { asc, eq } from 'drizzle-orm'
import type { Role } from '@/db/allowed-values'
import { companyDomains, companySignIns } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '../context'

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
