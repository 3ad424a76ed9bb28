import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ActionButton } from '@/components/forms/action-button'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton } from '@/components/ui/button'
import { findPerson } from '@/lib/auth/signed-in/session'
import { signOutAction } from '../actions'

export const metadata: Metadata = { title: 'Sign out' }

/** Asks for confirmation: following a link must not sign anyone out. */
export default async function SignOutPage() {
  const person = await findPerson()
  if (!person) redirect('/sign-in')
  return (
    <StandalonePage title="Sign out?" description={`You are signed in as ${person.email}.`}>
      <div className="flex flex-wrap gap-2">
        <ActionButton variant="primary" action={signOutAction.bind(null, undefined)} href="/sign-in">
          Sign out
        </ActionButton>
        <LinkButton href="/">Stay signed in</LinkButton>
      </div>
    </StandalonePage>
  )
}
