'use server'

import { headers } from 'next/headers'
import { z } from 'zod'
import { openAction, personAction } from '@/lib/actions/project-action'
import { spendCode } from '@/lib/auth/codes/spend-code'
import { confirmSession } from '@/lib/auth/login-sessions/confirm-session'
import { signIn, signOut } from '@/lib/auth/next-auth'
import { beginPasskeySignIn, confirmWithPasskey, signInWithPasskey } from '@/lib/auth/passkeys/use-passkey'
import { codeInput, signInInput, signUpInput, usePasskeyInput } from '@/lib/auth/schemas'
import { signInWithPassword } from '@/lib/auth/sign-in-with-password'
import { signUpPublicly } from '@/lib/auth/sign-up-publicly'
import { safeReturn } from './safe-return'

export const signInAction = openAction({ input: signInInput }, signInWithPassword)

export const signUpAction = openAction({ input: signUpInput }, async (input) => {
  await signUpPublicly(input)
  await signInWithPassword(input)
})

/** The address at GitHub or Google where the sign-in goes on; both come back to `next`, an address of our own. */
export const signInElsewhereAction = openAction(
  { input: z.object({ provider: z.enum(['github', 'google']), next: z.string().max(2000) }) },
  async ({ provider, next }) => ({
    address: String(await signIn(provider, { redirect: false, redirectTo: safeReturn(next) })),
  }),
)

/** What the browser asks authenticators for; names nobody. */
export const beginPasskeySignInAction = openAction({ input: z.undefined() }, async () =>
  beginPasskeySignIn(await headers()),
)

export const signInWithPasskeyAction = openAction({ input: usePasskeyInput }, async (input) =>
  signInWithPasskey(input, await headers()),
)

/** Shows the second factor that a workspace asks for, in the session that is open. */
export const confirmWithPasskeyAction = personAction(
  { input: usePasskeyInput, onlyReads: true },
  confirmWithPasskey,
)

export const confirmWithCodeAction = personAction(
  { input: codeInput, onlyReads: true },
  async (person, { code }) => {
    await spendCode(person.id, code)
    await confirmSession(person)
  },
)

export const signOutAction = openAction({ input: z.undefined() }, async () => {
  await signOut({ redirect: false })
})
