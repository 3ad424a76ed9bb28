import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { AppError } from '@/lib/errors'

/** Returns the id of the account with an email address. Throws `not-found`, worded for the command line. */
export async function findAccountByEmail(tx: SystemTx, email: string | undefined): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email?.trim().toLowerCase() ?? ''))
  if (!user)
    throw new AppError('not-found', {
      detail: `There is no account with the email ${email ?? '(none given)'}.`,
      hint: 'Give --email with the address of the account.',
    })
  return user.id
}
