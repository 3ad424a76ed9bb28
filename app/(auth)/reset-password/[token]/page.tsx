import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton } from '@/components/ui/button'
import { isResetOpen } from '@/lib/auth/reset/reset-link'
import { resetPasswordAction } from '../../actions'

export const metadata: Metadata = { title: 'Choose a new password', referrer: 'no-referrer' }

type Props = { params: Promise<{ token: string }> }

export default async function ResetPasswordPage({ params }: Props) {
  const { token } = await params
  if (!(await isResetOpen(token)))
    return (
      <StandalonePage
        title="This link doesn’t work"
        description="It may have been used or expired, or it is incomplete. A reset link works once, within an hour."
      >
        <div>
          <LinkButton href="/forgot-password">Ask for a new link</LinkButton>
        </div>
      </StandalonePage>
    )
  return (
    <StandalonePage
      title="Choose a new password"
      description="You are then signed out everywhere, and sign in with the new one."
    >
      <ActionForm
        action={resetPasswordAction}
        fixed={{ token }}
        submitLabel="Change password"
        done="Password changed. Sign in with the new one."
        href="/sign-in"
      >
        <Field
          name="password"
          label="New password"
          required
          help="Use at least 12 characters. A few random words work well."
        >
          <PasswordInput autoComplete="new-password" autoFocus />
        </Field>
      </ActionForm>
    </StandalonePage>
  )
}
