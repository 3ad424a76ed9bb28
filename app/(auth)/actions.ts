'use server'

import { redirect } from 'next/navigation'
import { openAction } from '@/lib/actions/project-action'
import { signIn, signOut } from '@/lib/auth/next-auth'
import { signInInput, signUpInput } from '@/lib/auth/schemas'
import { signInWithPassword } from '@/lib/auth/sign-in-with-password'
import { signUp } from '@/lib/auth/sign-up'
import { safeReturn } from './safe-return'

export const signInAction = openAction({ input: signInInput }, signInWithPassword)

export const signUpAction = openAction({ input: signUpInput }, async (input) => {
  await signUp(input)
  await signInWithPassword(input)
})

/** Off to GitHub or Google; both come back to `next`, an address of our own. */
export async function signInElsewhereAction(provider: 'github' | 'google', next: string): Promise<void> {
  await signIn(provider === 'google' ? 'google' : 'github', { redirectTo: safeReturn(next) })
}

export async function signOutAction(): Promise<void> {
  await signOut({ redirect: false })
  redirect('/sign-in')
}
