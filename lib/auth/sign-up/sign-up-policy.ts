import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { invitations, users } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { env, hasLoopbackAddress } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { demoAccount } from '../demo-account'
import { digest } from '../secrets'

export type SignUpPolicy = 'open' | 'invited' | 'closed'

type Asking = <T>(question: (tx: SystemTx) => Promise<T>) => Promise<T>
const within =
  (tx: SystemTx | undefined): Asking =>
  (question) =>
    tx ? question(tx) : inSystem(question)

/** Whether sign-up is open only for the first person: on a public address if SIGN_UP is not set. */
const isForFirstPersonOnly = (): boolean => !env().SIGN_UP && !hasLoopbackAddress()

/**
 * Returns who may create an account here. SIGN_UP decides; without it everyone may, except that on a public address
 * only the first person and then invited people may. May be called inside an open transaction.
 */
export async function signUpPolicy(open?: SystemTx): Promise<SignUpPolicy> {
  if (!isForFirstPersonOnly()) return env().SIGN_UP ?? 'open'
  const [person] = await within(open)((tx) =>
    tx.select({ id: users.id }).from(users).where(ne(users.email, demoAccount.email)).limit(1),
  )
  return person ? 'invited' : 'open'
}

/**
 * Whether someone may create an account. If only by invitation, they need the token of an open invitation, or one
 * that names their address. Takes the address in lowercase, the token if there is one, and the open transaction if
 * called inside one.
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

/** The error shown to people who may not. */
export const byInvitationOnly = () =>
  new AppError('forbidden', {
    detail: 'New accounts are by invitation only.',
    hint: 'Open the link in your invitation and use the email address it was sent to, or ask for an invitation.',
  })

/**
 * Checks again inside the transaction that creates the account, before anything is written. If only the first
 * person may sign up, sign-ups pass here one at a time and each sees the previous one's account: of many concurrent
 * ones, one succeeds. Throws `forbidden`. Serves spec/security#6.
 */
export async function requireSignUpAllowed(tx: SystemTx, email: string, token?: string): Promise<void> {
  if (isForFirstPersonOnly())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first person', 0))`)
  if (!(await maySignUp(email, token, tx))) throw byInvitationOnly()
}
