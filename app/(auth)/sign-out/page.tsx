import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { QuietPage } from '@/components/shell/quiet-page'
import { LinkButton } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { findPerson } from '@/lib/auth/session'
import { signOutAction } from '../actions'

export const metadata: Metadata = { title: 'Sign out' }

/** Asks first: following a link must not sign anybody out. */
export default async function SignOutPage() {
  const person = await findPerson()
  if (!person) redirect('/sign-in')
  return (
    <QuietPage title="Sign out?" description={`You are signed in as ${person.email}.`}>
      <form action={signOutAction} className="flex flex-wrap gap-2">
        <SubmitButton>Sign out</SubmitButton>
        <LinkButton href="/">Stay signed in</LinkButton>
      </form>
    </QuietPage>
  )
}
