'use server'

import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { openAction, personAction } from '@/lib/actions/project-action'
import { findPlaceIds } from '@/lib/auth/authorization/authorize'
import { consumeCode } from '@/lib/auth/codes/consume-code'
import { beginCompanySignIn } from '@/lib/auth/company/begin-company-sign-in'
import { companyCookie } from '@/lib/auth/company/company-cookie'
import { beginPasskeySignIn, confirmWithPasskey, signInWithPasskey } from '@/lib/auth/passkeys/use-passkey'
import { requestPasswordReset } from '@/lib/auth/reset/request-password-reset'
import { resetPassword } from '@/lib/auth/reset/reset-password'
import {
  beginCompanyInput,
  beginOrgCompanyInput,
  codeInput,
  requestResetInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  usePasskeyInput,
} from '@/lib/auth/schemas'
import { signIn, signOut } from '@/lib/auth/sign-in/next-auth'
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in-with-password'
import { signUpPublicly } from '@/lib/auth/sign-up/sign-up-publicly'
import { confirmSession } from '@/lib/auth/signed-in/confirm-session'
import { AppError } from '@/lib/errors'
import { safeReturn } from './safe-return'

export const signInAction = openAction({ input: signInInput }, signInWithPassword)

export const signUpAction = openAction({ input: signUpInput }, async (input) => {
  await signUpPublicly(input)
  await signInWithPassword(input)
})

/**
 * Returns the GitHub or Google URL where the sign-in continues; both return to `next`, which must be one of our own
 * pages.
 */
export const externalSignInAction = openAction(
  { input: z.object({ provider: z.enum(['github', 'google']), next: z.string().max(2000) }) },
  async ({ provider, next }) => ({
    address: String(await signIn(provider, { redirect: false, redirectTo: safeReturn(next) })),
  }),
)

/** Returns the options for the browser's passkey prompt; they name no account. */
export const beginPasskeySignInAction = openAction({ input: z.undefined() }, async () =>
  beginPasskeySignIn(await headers()),
)

export const signInWithPasskeyAction = openAction({ input: usePasskeyInput }, async (input) =>
  signInWithPasskey(input, await headers()),
)

/** Confirms the second factor that a workspace requires, within the open session. */
export const confirmWithPasskeyAction = personAction(
  { input: usePasskeyInput, onlyReads: true },
  confirmWithPasskey,
)

export const confirmWithCodeAction = personAction(
  { input: codeInput, onlyReads: true },
  async (person, { code }) => {
    await consumeCode(person.id, code)
    await confirmSession(person)
  },
)

/** Returns the URL of the company's own sign-in, found by the person's email address. */
export const beginCompanySignInAction = openAction({ input: beginCompanyInput }, async ({ email, next }) =>
  redirectToCompany({ email }, next),
)

/** Like `beginCompanySignInAction`, for a signed-in member of a workspace that requires company sign-in. */
export const beginOrgCompanySignInAction = personAction(
  { input: beginOrgCompanyInput, onlyReads: true, forCompanySessions: true },
  async (person, { org, next }) => {
    const place = await findPlaceIds(person.id, { org })
    if (!place) throw new AppError('not-found')
    return redirectToCompany({ orgId: place.orgId }, next)
  },
)

async function redirectToCompany(who: { email: string } | { orgId: string }, next: string) {
  const { address, state } = await beginCompanySignIn(who, safeReturn(next), await headers())
  ;(await cookies()).set(companyCookie(state))
  return { address }
}

/** Returns the same for every email address, known or not. */
export const requestPasswordResetAction = openAction({ input: requestResetInput }, async (input) =>
  requestPasswordReset(input, await headers()),
)

export const resetPasswordAction = openAction({ input: resetPasswordInput }, resetPassword)

export const signOutAction = openAction({ input: z.undefined() }, async () => {
  await signOut({ redirect: false })
})
