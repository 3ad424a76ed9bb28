import { eq } from 'drizzle-orm'
import { accounts, companyDomains, companySignIns } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '../context'
import { companyProvider } from './company-provider'
import { endCompanySessions } from './end-company-sessions'

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
