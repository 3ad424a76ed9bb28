import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton, TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { describeInvitation } from '@/components/workspace/describe-invitation'
import { findPerson } from '@/lib/auth/signed-in/session'
import { findInvitation } from '@/lib/organizations/find-invitation'
import { acceptInvitationAction } from './actions'

export const metadata: Metadata = { title: 'Invitation', referrer: 'no-referrer' }

type Props = { params: Promise<{ token: string }> }

export default async function InvitePage({ params }: Props) {
  const { token } = await params
  const [invitation, person] = await Promise.all([findInvitation(token), findPerson()])
  if (!invitation)
    return (
      <StandalonePage
        title="This invitation doesn’t work"
        description="It may have been used, revoked or expired, or the link is incomplete. Ask the person who invited you for a new one."
      >
        <div>
          <LinkButton href="/">Go to the home page</LinkButton>
        </div>
      </StandalonePage>
    )
  const next = encodeURIComponent(`/invite/${token}`)
  return (
    <StandalonePage title={`Join ${invitation.org}`} description={describeInvitation(invitation)}>
      {!person ? (
        <div className="flex flex-col gap-4">
          {invitation.email ? (
            <p className="text-sm text-muted">This invitation is for {invitation.email}.</p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <LinkButton href={`/sign-up?next=${next}`} variant="primary">
              Create account
            </LinkButton>
            <LinkButton href={`/sign-in?next=${next}`}>Sign in</LinkButton>
          </div>
        </div>
      ) : invitation.email && invitation.email !== person.email ? (
        <Callout tone="warning" title={`This invitation is for ${invitation.email}`}>
          You are signed in as {person.email}. <TextLink href={`/sign-out?next=${next}`}>Sign out</TextLink>,
          then sign in with that email. You come back here.
        </Callout>
      ) : (
        <ActionForm
          action={acceptInvitationAction}
          fixed={{ token }}
          submitLabel="Accept invitation"
          href="/{org}"
          secondary={<LinkButton href="/">Not now</LinkButton>}
        >
          <p className="text-sm text-muted">You are signed in as {person.email}.</p>
        </ActionForm>
      )}
    </StandalonePage>
  )
}
