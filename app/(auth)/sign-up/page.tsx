import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton, TextLink } from '@/components/ui/button'
import { signUpPolicy } from '@/lib/auth/sign-up/sign-up-policy'
import { findPerson } from '@/lib/auth/signed-in/session'
import { findInvitation } from '@/lib/organizations/find-invitation'
import { signUpAction } from '../actions'
import { ExternalSignIn } from '../external-sign-in'
import { safeReturn } from '../safe-return'

export const metadata: Metadata = { title: 'Create account' }

type Props = { searchParams: Promise<{ next?: string | string[] }> }

export default async function SignUpPage({ searchParams }: Props) {
  const target = safeReturn((await searchParams).next)
  if (await findPerson()) redirect(target)
  const invited = target.startsWith('/invite/')
  const invitation = invited ? await findInvitation(target.slice('/invite/'.length)) : undefined
  const policy = await signUpPolicy()
  if (policy === 'closed' || (policy === 'invited' && !invited))
    return (
      <StandalonePage
        title="New accounts are by invitation only"
        description="Ask someone who already works here to invite you, then open the link in the invitation."
      >
        <div>
          <LinkButton href={`/sign-in?next=${encodeURIComponent(target)}`}>Sign in</LinkButton>
        </div>
      </StandalonePage>
    )
  return (
    <StandalonePage
      title="Create account"
      description={
        invited
          ? 'Then you can accept your invitation.'
          : 'You get your own workspace and can invite your team later.'
      }
      below={
        <>
          Already have an account?{' '}
          <TextLink href={`/sign-in?next=${encodeURIComponent(target)}`}>Sign in</TextLink>
        </>
      }
    >
      <ExternalSignIn next={target} />
      <ActionForm
        action={signUpAction}
        fixed={invited ? { invitation: target.slice('/invite/'.length) } : {}}
        submitLabel="Create account"
        href={target}
      >
        <Field name="name" label="Your name" required>
          <Input autoComplete="name" maxLength={120} autoFocus />
        </Field>
        <Field name="email" label="Email" required>
          <Input type="email" autoComplete="username" defaultValue={invitation?.email ?? undefined} />
        </Field>
        <Field
          name="password"
          label="Password"
          required
          help="Use at least 12 characters. A few random words work well."
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        {invited ? null : (
          <Field
            name="workspace"
            label="Workspace"
            optional
            help="The name of your company or team. You can change it at any time."
          >
            <Input autoComplete="organization" maxLength={120} whenEmpty="omit" />
          </Field>
        )}
      </ActionForm>
    </StandalonePage>
  )
}
