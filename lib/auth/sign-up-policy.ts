import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { invitations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env, hasLoopbackAddress } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { demoAccount } from './demo-account'
import { digest } from './secrets'

export type SignUpPolicy = 'open' | 'invited' | 'closed'

/**
 * Who may make an account here: what SIGN_UP says; without it everybody, but on a public address only the first person and
 * after them whoever is invited.
 */
export async function signUpPolicy(): Promise<SignUpPolicy> {
  const { SIGN_UP } = env()
  if (SIGN_UP) return SIGN_UP
  if (hasLoopbackAddress()) return 'open'
  const [person] = await inSystem((tx) =>
    tx.select({ id: users.id }).from(users).where(ne(users.email, demoAccount.email)).limit(1),
  )
  return person ? 'invited' : 'open'
}

/**
 * Whether somebody may make an account: with the token of an open invitation, or one that names their address. Takes the
 * address, in lower case, and the token where there is one.
 */
export async function maySignUp(email: string, token?: string): Promise<boolean> {
  const policy = await signUpPolicy()
  if (policy !== 'invited') return policy === 'open'
  const open = await inSystem((tx) =>
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
  return open.some((invitation) => invitation.email === null || invitation.email === email)
}

/** What people are told where they may not. */
export const byInvitationOnly = () =>
  new AppError('forbidden', {
    detail: 'New accounts are by invitation only.',
    hint: 'Open the link in your invitation and sign up with the email address it names, or ask for an invitation.',
  })
