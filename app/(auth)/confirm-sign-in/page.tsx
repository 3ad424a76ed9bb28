import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CodeField } from '@/components/access/code-field'
import { PasskeyButton } from '@/components/access/passkey-button'
import { ActionForm } from '@/components/forms/action-form'
import { ExternalSignInButton } from '@/components/shell/external-sign-in-button'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton, TextLink } from '@/components/ui/button'
import { findSecondFactors } from '@/lib/auth/signed-in/second-factors'
import { findOwnPageAccess, requirePerson } from '@/lib/auth/signed-in/session'
import {
  beginOrgCompanySignInAction,
  beginPasskeySignInAction,
  confirmWithCodeAction,
  confirmWithPasskeyAction,
} from '../actions'
import { safeReturn } from '../safe-return'

export const metadata: Metadata = { title: 'Confirm your sign-in' }

type Props = { searchParams: Promise<{ org?: string | string[]; next?: string | string[] }> }

/** Shown to people who are signed in but lack the second factor or company sign-in that the workspace requires. */
export default async function ConfirmSignInPage({ searchParams }: Props) {
  const { org, next } = await searchParams
  const target = safeReturn(next)
  const person = await requirePerson()
  const place = typeof org === 'string' ? (await findOwnPageAccess(org))?.place : undefined
  if (place ? !place.lacks : person.proof.secondFactor) redirect(target)
  const factors = await findSecondFactors(person.id)
  const below = (
    <>
      You are signed in as {person.email}. <TextLink href="/sign-out">Sign out</TextLink> ·{' '}
      <TextLink href="/account">Your account</TextLink>
    </>
  )
  if (place?.lacks === 'company')
    return (
      <StandalonePage
        title="Sign in through your company"
        description={`${place.workspace} lets its members in through the company’s own sign-in.`}
        below={below}
      >
        <ExternalSignInButton
          action={beginOrgCompanySignInAction.bind(null, { org: String(org), next: target })}
        >
          Continue to your company’s sign-in
        </ExternalSignInButton>
      </StandalonePage>
    )
  if (!factors.codes && factors.passkeys === 0)
    return (
      <StandalonePage
        title="Set up a second factor"
        description={`${place?.workspace ?? 'This workspace'} asks everyone for a passkey or a one-time code besides the password. Set one up, then come back.`}
        below={below}
      >
        <div>
          <LinkButton variant="primary" href="/account/sign-in">
            Set up now
          </LinkButton>
        </div>
      </StandalonePage>
    )
  return (
    <StandalonePage
      title="Confirm that it’s you"
      description={
        place
          ? `${place.workspace} asks for a second factor besides your password.`
          : 'Use the second factor that you have set up.'
      }
      below={below}
    >
      {factors.passkeys > 0 ? (
        <PasskeyButton
          begin={beginPasskeySignInAction.bind(null, undefined)}
          finish={confirmWithPasskeyAction}
          href={target}
          variant="primary"
        >
          Use a passkey
        </PasskeyButton>
      ) : null}
      {factors.codes ? (
        <ActionForm action={confirmWithCodeAction} submitLabel="Confirm" href={target}>
          <CodeField help="From your authenticator app. A recovery code works too." />
        </ActionForm>
      ) : null}
    </StandalonePage>
  )
}
