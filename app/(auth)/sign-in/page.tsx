import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { QuietPage } from '@/components/shell/quiet-page'
import { TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { ErrorNotice } from '@/components/ui/error-notice'
import { findDemoAccount } from '@/lib/auth/demo-account'
import { findPerson } from '@/lib/auth/session'
import { signInAction } from '../actions'
import { Elsewhere } from '../elsewhere'
import { safeReturn } from '../safe-return'
import { SignInAndGo } from './sign-in-and-go'

export const metadata: Metadata = { title: 'Sign in' }

type Props = { searchParams: Promise<{ next?: string | string[]; error?: string | string[] }> }

export default async function SignInPage({ searchParams }: Props) {
  const { next, error } = await searchParams
  const target = safeReturn(next)
  if (await findPerson()) redirect(target)
  const demo = findDemoAccount()
  return (
    <QuietPage
      title="Sign in"
      description="Many sources flow in, one brand's voice flows out."
      below={
        <>
          No account yet?{' '}
          <TextLink href={`/sign-up?next=${encodeURIComponent(target)}`} prefetch={false}>
            Create one
          </TextLink>
        </>
      }
    >
      {demo ? (
        <Callout tone="accent" title="Try it with the demo account">
          It holds a sample brand on simulated networks. The form is filled in: just sign in.
          <code className="mt-2 block text-xs">
            {demo.email}
            <br />
            {demo.password}
          </code>
        </Callout>
      ) : null}
      {error ? (
        <ErrorNotice
          message="Signing in did not work."
          hint="Try again, or use another way. An address that already has an account with a password signs in with it."
        />
      ) : null}
      <Elsewhere next={target} />
      <SignInAndGo signIn={signInAction} email={demo?.email} password={demo?.password} target={target} />
    </QuietPage>
  )
}
