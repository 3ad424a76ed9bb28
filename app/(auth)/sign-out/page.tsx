import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ActionButton } from '@/components/forms/action-button'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton } from '@/components/ui/button'
import { findPerson } from '@/lib/auth/signed-in/session'
import { signOutAction } from '../actions'
import { safeReturn } from '../safe-return'

export const metadata: Metadata = { title: 'Sign out' }

type Props = { searchParams: Promise<{ next?: string | string[] }> }

/** Asks for confirmation: following a link must not sign anyone out. */
export default async function SignOutPage({ searchParams }: Props) {
  const person = await findPerson()
  const next = safeReturn((await searchParams).next)
  const signIn = next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`
  if (!person) redirect(signIn)
  return (
    <StandalonePage title="Sign out?" description={`You are signed in as ${person.email}.`}>
      <div className="flex flex-wrap gap-2">
        <ActionButton variant="primary" action={signOutAction.bind(null, undefined)} href={signIn}>
          Sign out
        </ActionButton>
        <LinkButton href="/">Stay signed in</LinkButton>
      </div>
    </StandalonePage>
  )
}
