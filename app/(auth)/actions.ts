'use server'

import { z } from 'zod'
import { openAction } from '@/lib/actions/project-action'
import { signIn, signOut } from '@/lib/auth/next-auth'
import { signInInput, signUpInput } from '@/lib/auth/schemas'
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

export const signOutAction = openAction({ input: z.undefined() }, async () => {
  await signOut({ redirect: false })
})
