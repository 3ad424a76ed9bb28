import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PasskeyButton } from '@/components/access/passkey-button'
import { SignInForm } from '@/components/shell/sign-in-form'
import { StandalonePage } from '@/components/shell/standalone-page'
import { TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { ErrorNotice } from '@/components/ui/error-notice'
import { type CompanyProblem, companyProblems } from '@/lib/auth/company/company-problems'
import { findDemoAccount } from '@/lib/auth/demo-account'
import { findPerson } from '@/lib/auth/signed-in/session'
import { beginPasskeySignInAction, signInAction, signInWithPasskeyAction } from '../actions'
import { ExternalSignIn } from '../external-sign-in'
import { safeReturn } from '../safe-return'

export const metadata: Metadata = { title: 'Sign in' }

type Props = { searchParams: Promise<{ next?: string | string[]; error?: string | string[] }> }

export default async function SignInPage({ searchParams }: Props) {
  const { next, error } = await searchParams
  const target = safeReturn(next)
  if (await findPerson()) redirect(target)
  const demo = findDemoAccount()
  return (
    <StandalonePage
      title="Sign in"
      description="Many sources flow in, one brand’s voice flows out."
      below={
        <>
          <TextLink href="/forgot-password">Forgot your password?</TextLink>
          <br />
          No account yet? <TextLink href={`/sign-up?next=${encodeURIComponent(target)}`}>Create one</TextLink>
          <br />
          Part of a company?{' '}
          <TextLink href={`/sign-in/company?next=${encodeURIComponent(target)}`}>
            Use your company’s sign-in
          </TextLink>
        </>
      }
    >
      {demo ? (
        <Callout tone="accent" title="Try it with the demo account">
          It comes with a sample brand on simulated networks. We filled in the form for you, so just sign in.
          <code className="mt-2 block text-xs">
            {demo.email}
            <br />
            {demo.password}
          </code>
        </Callout>
      ) : null}
      {error ? <ErrorNotice {...wordsOf(error)} /> : null}
      <ExternalSignIn next={target} />
      <PasskeyButton
        begin={beginPasskeySignInAction.bind(null, undefined)}
        finish={signInWithPasskeyAction}
        href={target}
      >
        Sign in with a passkey
      </PasskeyButton>
      <SignInForm signIn={signInAction} email={demo?.email} password={demo?.password} href={target} />
    </StandalonePage>
  )
}

const companyWords: Record<CompanyProblem, { message: string; hint: string }> = {
  expired: {
    message: 'Your company’s sign-in took too long or began in another browser.',
    hint: 'Start again from this page.',
  },
  refused: {
    message: 'Your company’s server didn’t sign you in.',
    hint: 'Try again, or ask your company’s administrator for access.',
  },
  unverified: {
    message: 'Your company’s server doesn’t confirm your email address.',
    hint: 'Ask your company’s administrator to verify it.',
  },
  domain: {
    message: 'Your email address isn’t one of this workspace’s domains.',
    hint: 'Use your work address, or ask an owner of the workspace for an invitation.',
  },
  closed: {
    message: 'There is no account for you, and this site takes no new ones.',
    hint: 'Ask the site’s administrator for an account.',
  },
  removed: {
    message: 'You are no longer a member of this workspace.',
    hint: 'Ask one of its admins for an invitation.',
  },
  failed: {
    message: 'We couldn’t finish your company’s sign-in.',
    hint: 'Try again in a few minutes. If it keeps failing, tell an owner of the workspace.',
  },
}

function wordsOf(error: string | string[]): { message: string; hint: string } {
  const problem = companyProblems.find((one) => error === `company-${one}`)
  if (problem) return companyWords[problem]
  return {
    message: 'We couldn’t sign you in.',
    hint: 'Try again, or sign in another way. If you already have a password for this email, use it.',
  }
}
