import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { channels, projects, sandboxAccounts, sandboxPosts } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { stubOf } from './stub-of'
import { isPublishedBy } from './visible-posts'

export type SandboxAccount = typeof sandboxAccounts.$inferSelect

export const sandboxAccountSchema = z.object({
  display_name: z.string().trim().min(1, 'Name the account.').max(50),
  handle: z
    .string()
    .trim()
    .transform((text) => text.replace(/^@/, '').toLowerCase())
    .pipe(z.string().regex(/^[a-z0-9_]{2,30}$/, 'Use 2 to 30 letters, digits or underscores.')),
})

/**
 * Lists the accounts of a simulated network that the given workspaces connected or published under, oldest first (at
 * most 50). Other workspaces' accounts would tell the names of their brands.
 */
export const listSandboxAccounts = (
  network: NetworkName,
  orgs: readonly string[],
): Promise<SandboxAccount[]> =>
  inSystem((tx) =>
    tx
      .select()
      .from(sandboxAccounts)
      .where(
        and(
          eq(sandboxAccounts.network, network),
          or(
            sql`exists (
              select from ${channels} join ${projects} on ${projects.id} = ${channels.projectId}
              where ${projects.orgId} = any(${sql.param(orgs)}::uuid[]) and ${channels.sandbox}
                and ${channels.platform} = ${network} and ${channels.remoteId} = ${sandboxAccounts.remoteId})`,
            inArray(
              sandboxAccounts.id,
              tx.select({ id: sandboxPosts.accountId }).from(sandboxPosts).where(isPublishedBy(orgs)),
            ),
          ),
        ),
      )
      .orderBy(asc(sandboxAccounts.id))
      .limit(50),
  )

/** Returns the account with this handle and creates it if needed: on a simulated network anyone can be anyone. */
export async function takeSandboxAccount(
  network: NetworkName,
  input: { handle: string; displayName: string },
): Promise<SandboxAccount> {
  return inSystem(async (tx) => {
    await tx
      .insert(sandboxAccounts)
      .values({ id: newId(), network, remoteId: stubOf(network).accountId(), ...input })
      .onConflictDoNothing()
    const [account] = await tx
      .select()
      .from(sandboxAccounts)
      .where(and(eq(sandboxAccounts.network, network), eq(sandboxAccounts.handle, input.handle)))
    if (!account) throw new Error('The sandbox account was not stored.')
    return account
  })
}
