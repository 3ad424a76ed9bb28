import { and, eq, or } from 'drizzle-orm'
import { accounts, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isDisabledDemoAccount } from '../demo-account'
import { maySignUp } from '../sign-up/sign-up-policy'

/**
 * Whether a person with a GitHub or Google account may sign in: always if they have an account here, otherwise if
 * new accounts are allowed. Takes their external account and its email address.
 */
export async function mayUseExternalAccount(
  { provider, providerAccountId }: { provider: string; providerAccountId: string },
  address: string | null | undefined,
): Promise<boolean> {
  const email = address?.toLowerCase() ?? ''
  if (isDisabledDemoAccount(email)) return false
  const [known] = await inSystem((tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .leftJoin(accounts, eq(accounts.userId, users.id))
      .where(
        or(
          eq(users.email, email),
          and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)),
        ),
      )
      .limit(1),
  )
  return known !== undefined || maySignUp(email)
}
