import { and, eq, or } from 'drizzle-orm'
import { accounts, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isRefusedDemo } from './demo-account'
import { maySignUp } from './sign-up-policy'

/**
 * Whether somebody whom GitHub or Google vouches for may in: who has an account, always; a stranger as far as strangers may
 * make one. Takes their account there and the email address it has.
 */
export async function isAllowedOrigin(
  { provider, providerAccountId }: { provider: string; providerAccountId: string },
  address: string | null | undefined,
): Promise<boolean> {
  const email = address?.toLowerCase() ?? ''
  if (isRefusedDemo(email)) return false
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
