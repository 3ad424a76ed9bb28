import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { invitations, users } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { env, hasLoopbackAddress } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { demoAccount } from './demo-account'
import { digest } from './secrets'

export type SignUpPolicy = 'open' | 'invited' | 'closed'

type Asking = <T>(question: (tx: SystemTx) => Promise<T>) => Promise<T>
const within =
  (tx: SystemTx | undefined): Asking =>
  (question) =>
    tx ? question(tx) : inSystem(question)

/** Whether it is the people there are who decide: on a public address where SIGN_UP is not set. */
const isForFirstPersonOnly = (): boolean => !env().SIGN_UP && !hasLoopbackAddress()

/**
 * Who may make an account here: what SIGN_UP says; without it everybody, but on a public address only the first person and
 * after them whoever is invited. May be asked inside an open transaction.
 */
export async function signUpPolicy(open?: SystemTx): Promise<SignUpPolicy> {
  if (!isForFirstPersonOnly()) return env().SIGN_UP ?? 'open'
  const [person] = await within(open)((tx) =>
    tx.select({ id: users.id }).from(users).where(ne(users.email, demoAccount.email)).limit(1),
  )
  return person ? 'invited' : 'open'
}

/**
 * Whether somebody may make an account: with the token of an open invitation, or one that names their address. Takes the
 * address, in lower case, and the token where there is one; and the transaction, when it is asked inside of one.
 */
export async function maySignUp(email: string, token?: string, open?: SystemTx): Promise<boolean> {
  const policy = await signUpPolicy(open)
  if (policy !== 'invited') return policy === 'open'
  const found = await within(open)((tx) =>
    tx
      .select({ email: invitations.email })
      .from(invitations)
      .where(
        and(
          token ? eq(invitations.tokenHash, digest(token)) : eq(invitations.email, email),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      ),
  )
  return found.some((invitation) => invitation.email === null || invitation.email === email)
}

/** What people are told where they may not. */
export const byInvitationOnly = () =>
  new AppError('forbidden', {
    detail: 'New accounts are by invitation only.',
    hint: 'Open the link in your invitation and use the email address it was sent to, or ask for an invitation.',
  })

/**
 * Asks it again inside the transaction that makes the account, before it writes anything. Where only the first person may,
 * sign-ups pass here one at a time and each sees whom the one before has made: of many at the same moment one succeeds.
 * Throws `forbidden`. Serves spec/security#6.
 */
export async function requireSignUpAllowed(tx: SystemTx, email: string, token?: string): Promise<void> {
  if (isForFirstPersonOnly())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first person', 0))`)
  if (!(await maySignUp(email, token, tx))) throw byInvitationOnly()
}
